import type { OutputOf } from '@jwsk/sdk'
import type { flowModel } from '@jwsk/sdk/flow'
import type { Mark } from '../../diagram/activity-marks'

export type SimulationResult = OutputOf<typeof flowModel.simulate>

const endType = 'endEvent'

/** Returns the marks of the way that a simulation took; its last step has the outcome. */
export function toMarks({ steps, flows, outcome }: SimulationResult): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>(flows.map((id) => [id, 'taken']))
  for (const { nodeId } of steps) marks.set(nodeId, 'passed')
  const last = steps.at(-1)
  if (last && outcome === 'stuck') marks.set(last.nodeId, 'active')
  else if (last && (outcome === 'refused' || last.nodeType === endType))
    marks.set(last.nodeId, outcome === 'refused' ? 'rejected' : 'ended')
  return marks
}
