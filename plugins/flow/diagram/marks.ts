/** One node or line that a process has touched, as the platform tells it. */
export interface Visit {
  readonly historyActivityId: string
  readonly historyActivityType: string
  readonly endTime?: string
}

/** `active`: under way; `offered`: its turn, but nobody has claimed it; `passed`: finished; `taken`: a line that was followed. */
export type Mark = 'active' | 'offered' | 'passed' | 'taken'

const line = 'sequenceFlow'
/** several may claim it */
const candidate = 'candidate'

function markOf({ historyActivityType: type, endTime }: Visit): Mark | undefined {
  if (type === line) return 'taken'
  if (type === candidate) return endTime ? undefined : 'offered'
  return endTime ? 'passed' : 'active'
}

/** How the elements of a diagram are marked; of several entries for one element the last counts. */
export function marksOf(flow: readonly Visit[]): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>()
  for (const visit of flow) {
    const mark = markOf(visit)
    if (mark) marks.set(visit.historyActivityId, mark)
    else marks.delete(visit.historyActivityId)
  }
  return marks
}

/** What a legend explains: where it stands now, by what there is, then what lies behind. */
export function legendOf(marks: ReadonlyMap<string, Mark>): readonly Mark[] {
  const found = new Set(marks.values())
  const now = (['active', 'offered'] as const).filter((mark) => found.has(mark))
  return [...now, 'passed', 'taken']
}
