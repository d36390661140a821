import type { Call } from '../../engine/mock'
import { refuse, rejected } from '../../engine/refusal'
import { caseTable } from './case-table'
import type { Case, Task } from './case-types'
import { definitionState, definitionTable } from './definition-table'

export interface OpenTask {
  readonly instance: Case
  readonly task: Task
}

export const tasksOf = ({ world, caller }: Call): OpenTask[] =>
  world
    .table(caseTable)
    .all()
    .filter((instance) => instance.tenantId === caller.tenantId)
    .flatMap((instance) => instance.tasks.map((task) => ({ instance, task })))

/** The task that a call names, still open and not suspended. */
export function openTask(call: Call, taskId: string): OpenTask {
  const found = tasksOf(call).find(({ task }) => task.id === taskId)
  if (found?.task.endTime !== '') throw refuse('任务不存在或已办结')
  if (call.world.table(definitionTable).get(found.instance.definitionId)?.suspensionState === definitionState.suspended)
    throw refuse('流程已挂起，不能办理')
  return found
}

/** An open task that is the caller's to handle. */
export function ownTask(call: Call, taskId: string): OpenTask {
  const found = openTask(call, taskId)
  if (found.task.assignee === '') throw refuse('请先签收任务')
  if (found.task.assignee !== call.caller.userId) throw rejected()
  return found
}
