import { createEvent, createStore, sample } from 'effector'

/** first event of a page; nothing runs before it */
export const appStarted = createEvent()

/** browser storage is not available: settings, and perhaps the session, last as long as this page */
export const storageFailed = createEvent()
export const $storageWorks = createStore(true)

sample({ clock: storageFailed, fn: () => false, target: $storageWorks })
