import { isConditionTrue, type Variables } from '../condition'
import type { AssigneeState, MultiInstance, StepAssignee } from '../instance-types'
import type { StepLoop } from './step-settings'

const isState =
  (...states: readonly AssigneeState[]) =>
  ({ state }: StepAssignee) =>
    states.includes(state)

export const isUndecided = isState('open', 'waiting')

/** Counts the decisions under the names that completion conditions use. */
function countDecisions(assignees: readonly StepAssignee[]) {
  const nrOfApproved = assignees.filter(isState('approved')).length
  const nrOfRejected = assignees.filter(isState('refused')).length
  return {
    nrOfInstances: assignees.length,
    nrOfActiveInstances: assignees.filter(isState('open')).length,
    nrOfCompletedInstances: nrOfApproved + nrOfRejected,
    nrOfApproved,
    nrOfRejected,
  }
}

const holds = (loop: StepLoop, variables: Variables) => loop.condition !== '' && isConditionTrue(loop.condition, variables)

/**
 * Returns the result of a step with several assignees, `''` while it is open. It is over when its completion condition
 * holds or everyone has decided, and approved if the approvals alone would have ended it.
 */
export function computeResult(loop: StepLoop, assignees: readonly StepAssignee[], variables: Variables): '' | 'ok' | 'no' {
  const counts = countDecisions(assignees)
  const { nrOfInstances, nrOfCompletedInstances, nrOfApproved } = counts
  if (nrOfCompletedInstances === 0) return ''
  if (nrOfCompletedInstances < nrOfInstances && !holds(loop, { ...variables, ...counts })) return ''
  const approvals = { nrOfRejected: 0, nrOfCompletedInstances: nrOfApproved, nrOfActiveInstances: nrOfInstances - nrOfApproved }
  return nrOfApproved >= nrOfInstances || holds(loop, { ...variables, ...counts, ...approvals }) ? 'ok' : 'no'
}

/** Changes the assignee who has that task. */
export const changeAssignee = (step: MultiInstance, taskId: string, change: Partial<StepAssignee>): MultiInstance => ({
  ...step,
  assignees: step.assignees.map((assignee) => (assignee.taskId === taskId ? { ...assignee, ...change } : assignee)),
})

/** Returns the assignees whose turn it is but who have no task yet. */
export function findNextAssignees({ assignees }: MultiInstance, { isSequential }: StepLoop): readonly StepAssignee[] {
  const waiting = assignees.filter(isState('waiting'))
  if (!isSequential) return waiting
  return assignees.some(isState('open')) ? [] : waiting.slice(0, 1)
}

/** Marks the assignees without a decision as skipped. */
export const closeStep = (step: MultiInstance, result: 'ok' | 'no' | 'skipped', endTime: string): MultiInstance => ({
  ...step,
  result,
  assignees: step.assignees.map((assignee) => (isUndecided(assignee) ? { ...assignee, state: 'skipped', endTime } : assignee)),
})

export const createAssignee = (userId: string): StepAssignee => ({ userId, taskId: '', state: 'waiting', endTime: '' })
