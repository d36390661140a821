/** One node or line that a process has touched, as the platform tells it. */
export interface Visit {
  readonly historyActivityId: string
  readonly historyActivityType: string
  readonly endTime?: string
}

/** `active`: under way; `passed`: finished; `taken`: a line that was followed. */
export type Mark = 'active' | 'passed' | 'taken'

const line = 'sequenceFlow'
/** somebody may claim it, nobody has */
const candidate = 'candidate'

function markOf({ historyActivityType: type, endTime }: Visit): Mark | undefined {
  if (type === line) return 'taken'
  if (type === candidate) return undefined
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
