import type { Rejections } from './rejections'

/** Node or flow that a process has passed, as the platform sends it. */
export interface Visit {
  readonly historyActivityId: string
  readonly historyActivityType: string
  readonly endTime?: string
}

/**
 * State of an element: `active` is running, `offered` is due but unclaimed, `passed` is finished, `taken` is a flow
 * that was followed; `ended` and `rejected` are outcomes, at the element where the process ended.
 */
export type Mark = 'active' | 'offered' | 'passed' | 'taken' | Outcome
export type Outcome = 'ended' | 'rejected'

const line = 'sequenceFlow'
/** Several users may claim it. */
const candidate = 'candidate'
const end = 'endEvent'

export interface MarkOptions {
  /** Elements by which the process rejects a request. */
  readonly rejections?: Rejections
  /** Outcome of the request, if known. */
  readonly outcome?: Outcome | undefined
}

const plain: Rejections = { ends: new Set(), lines: new Map() }

/** Returns the mark of each element; the last of several entries for an element counts. */
export function createMarks(flow: readonly Visit[], { rejections = plain, outcome }: MarkOptions = {}): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>()
  let refused = ''
  const toMark = ({ historyActivityId: id, historyActivityType: type, endTime }: Visit): Mark | undefined => {
    if (type === line) return 'taken'
    if (type === candidate) return endTime ? undefined : 'offered'
    if (!endTime) return 'active'
    if (type !== end) return 'passed'
    return outcome ?? (refused === id || rejections.ends.has(id) ? 'rejected' : 'ended')
  }
  for (const visit of flow) {
    const mark = toMark(visit)
    if (mark) marks.set(visit.historyActivityId, mark)
    else marks.delete(visit.historyActivityId)
    if (mark === 'taken') refused = rejections.lines.get(visit.historyActivityId) ?? ''
  }
  const last = flow.findLast(({ historyActivityType: type }) => type !== line)
  // an aborted process has no end event: it stopped at its last node
  if (outcome === 'rejected' && last && marks.get(last.historyActivityId) === 'passed') marks.set(last.historyActivityId, outcome)
  return marks
}

/** Returns the marks to explain in the legend: current states first, then past ones. */
export function createLegend(marks: ReadonlyMap<string, Mark>): readonly Mark[] {
  const found = new Set(marks.values())
  const now = (['active', 'offered', 'ended', 'rejected'] as const).filter((mark) => found.has(mark))
  return [...now, 'passed', 'taken']
}
