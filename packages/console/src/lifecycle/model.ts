import { createEvent, createStore, sample } from 'effector'

/** the first event of a page's life; nothing runs before it */
export const appStarted = createEvent()

/** this browser keeps nothing: settings, and perhaps the session, live as long as this page */
export const storageFailed = createEvent()
export const $storageWorks = createStore(true)

sample({ clock: storageFailed, fn: () => false, target: $storageWorks })
