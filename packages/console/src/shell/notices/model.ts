import type { Notice } from '@jwsk/kit/shell'
import { createEffect, createEvent, createStore, sample } from 'effector'

export interface NoticeEntry extends Notice {
  readonly id: number
  /** Timestamp in milliseconds since 1970. */
  readonly at: number
}

/** Maximum number of notices on screen; the oldest one is dropped. */
export const maxNotices = 3
/** Interval in milliseconds within which a repeated text is ignored. */
export const dedupeMs = 3000
const lifetimes = { success: 3000, info: 4000, warning: 5000, error: 7000 } as const satisfies Record<Notice['severity'], number>

export const getDurationMs = (notice: Notice) => lifetimes[notice.severity]

/** Whether two details may be of one notice; a form in a dialog announces a success without any before the dialog does. */
const isSameDetail = (a: string | undefined, b: string | undefined) => a === b || a === undefined || b === undefined

/** Appends a notice, unless it is a duplicate, and drops the oldest ones above the limit. */
export function addNotice(notices: readonly NoticeEntry[], next: NoticeEntry): readonly NoticeEntry[] {
  const isSame = (one: Notice) => one.severity === next.severity && one.text === next.text && isSameDetail(one.detail, next.detail)
  const repeated = notices.some((one) => isSame(one) && next.at - one.at < dedupeMs)
  return repeated ? notices : [...notices, next].slice(-maxNotices)
}

export const noticeShown = createEvent<Notice>()
export const noticeClosed = createEvent<number>()
export const allNoticesClosed = createEvent()

export const $notices = createStore<readonly NoticeEntry[]>([])
const $lastId = createStore(0)
const $pending = createStore(0)

/** Reads the clock; an effect, so that tests can replace it. */
export const readNoticeClockFx = createEffect<Notice, number>()

sample({ clock: noticeShown, target: readNoticeClockFx })
sample({
  clock: readNoticeClockFx.done,
  source: { notices: $notices, last: $lastId },
  fn: ({ notices, last }, { params, result }) => addNotice(notices, { ...params, id: last + 1, at: result }),
  target: $notices,
})
sample({ clock: readNoticeClockFx.done, source: $lastId, fn: (last) => last + 1, target: $lastId })
sample({ clock: noticeClosed, source: $notices, fn: (notices, id) => notices.filter((one) => one.id !== id), target: $notices })
sample({ clock: allNoticesClosed, fn: () => [], target: $notices })

/** A call to the platform was sent. */
export const callStarted = createEvent()
export const callEnded = createEvent()

sample({ clock: callStarted, source: $pending, fn: (count) => count + 1, target: $pending })
sample({ clock: callEnded, source: $pending, fn: (count) => Math.max(0, count - 1), target: $pending })

export const $busy = $pending.map((count) => count > 0)
