import type { Notice } from '@jwsk/kit'
import { createEffect, createEvent, createStore, sample } from 'effector'

export interface ShownNotice extends Notice {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** at most this many at once; the oldest makes room */
export const maxNotices = 3
/** the same text again within this time is the same notice */
export const dedupeMs = 3000
const lifetimes = { success: 3000, info: 4000, warning: 5000, error: 7000 } as const satisfies Record<Notice['severity'], number>

export const getDurationMs = (notice: Notice) => lifetimes[notice.severity]

/** The list after one more notice: no repetition, no more than fits. */
export function addNotice(shown: readonly ShownNotice[], next: ShownNotice): readonly ShownNotice[] {
  const repeated = shown.some((one) => one.severity === next.severity && one.text === next.text && next.at - one.at < dedupeMs)
  return repeated ? shown : [...shown, next].slice(-maxNotices)
}

export const noticeShown = createEvent<Notice>()
export const noticeClosed = createEvent<number>()
export const allNoticesClosed = createEvent()

export const $notices = createStore<readonly ShownNotice[]>([])
const $lastId = createStore(0)
const $pending = createStore(0)

/** the clock, so that tests have their own */
export const readNoticeClockFx = createEffect<Notice, number>()

sample({ clock: noticeShown, target: readNoticeClockFx })
sample({
  clock: readNoticeClockFx.done,
  source: { shown: $notices, last: $lastId },
  fn: ({ shown, last }, { params, result }) => addNotice(shown, { ...params, id: last + 1, at: result }),
  target: $notices,
})
sample({ clock: readNoticeClockFx.done, source: $lastId, fn: (last) => last + 1, target: $lastId })
sample({ clock: noticeClosed, source: $notices, fn: (shown, id) => shown.filter((one) => one.id !== id), target: $notices })
sample({ clock: allNoticesClosed, fn: () => [], target: $notices })

/** a request to the platform left */
export const callStarted = createEvent()
export const callEnded = createEvent()

sample({ clock: callStarted, source: $pending, fn: (count) => count + 1, target: $pending })
sample({ clock: callEnded, source: $pending, fn: (count) => Math.max(0, count - 1), target: $pending })

export const $busy = $pending.map((count) => count > 0)
