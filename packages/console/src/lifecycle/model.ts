import { createEvent } from 'effector'

/** the first event of a page's life; nothing runs before it */
export const appStarted = createEvent()
