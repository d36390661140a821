const soonMs = 24 * 60 * 60 * 1000

export type DueState = 'none' | 'later' | 'soon' | 'overdue'

const parse = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`)

/** Returns whether a task is overdue, or due within a day; both times are in wire format and of one clock. */
export function getDueState(dueTime: string, now: string): DueState {
  const left = parse(dueTime) - parse(now)
  if (Number.isNaN(left)) return 'none'
  if (left < 0) return 'overdue'
  return left <= soonMs ? 'soon' : 'later'
}
