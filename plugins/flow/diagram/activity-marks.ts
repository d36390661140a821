import type { Rejections } from './rejections'

/** One node or line that a process has touched, as the platform tells it. */
export interface Visit {
  readonly historyActivityId: string
  readonly historyActivityType: string
  readonly endTime?: string
}

/** `active`: under way; `offered`: its turn, but nobody has claimed it; `passed`: finished; `taken`: a line that was followed; `ended`, `rejected`: where it came to its end, by how. */
export type Mark = 'active' | 'offered' | 'passed' | 'taken' | Outcome
export type Outcome = 'ended' | 'rejected'

const line = 'sequenceFlow'
/** several may claim it */
const candidate = 'candidate'
const end = 'endEvent'

export interface MarkOptions {
  /** Where the process says no. */
  readonly rejections?: Rejections
  /** What became of the request, where that is known. */
  readonly outcome?: Outcome | undefined
}

const plain: Rejections = { ends: new Set(), lines: new Map() }

/** How the elements of a diagram are marked; of several entries for one element the last counts. */
export function createMarks(flow: readonly Visit[], { rejections = plain, outcome }: MarkOptions = {}): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>()
  let refused = ''
  const markOf = ({ historyActivityId: id, historyActivityType: type, endTime }: Visit): Mark | undefined => {
    if (type === line) return 'taken'
    if (type === candidate) return endTime ? undefined : 'offered'
    if (!endTime) return 'active'
    if (type !== end) return 'passed'
    return outcome ?? (refused === id || rejections.ends.has(id) ? 'rejected' : 'ended')
  }
  for (const visit of flow) {
    const mark = markOf(visit)
    if (mark) marks.set(visit.historyActivityId, mark)
    else marks.delete(visit.historyActivityId)
    if (mark === 'taken') refused = rejections.lines.get(visit.historyActivityId) ?? ''
  }
  const last = flow.findLast(({ historyActivityType: type }) => type !== line)
  // what is broken off has no end: it stopped where it was
  if (outcome === 'rejected' && last && marks.get(last.historyActivityId) === 'passed') marks.set(last.historyActivityId, outcome)
  return marks
}

/** What a legend explains: where it stands now, by what there is, then what lies behind. */
export function createLegend(marks: ReadonlyMap<string, Mark>): readonly Mark[] {
  const found = new Set(marks.values())
  const now = (['active', 'offered', 'ended', 'rejected'] as const).filter((mark) => found.has(mark))
  return [...now, 'passed', 'taken']
}
