import type { Call } from '../../engine/mock'
import { businessError, rejected } from '../../engine/refusal'
import type { World } from '../../engine/world/world'
import { definitionState, definitionTable } from './definition-table'
import { settleDueTasks } from './engine/due'
import { instanceTable, requireProcess } from './instance-table'
import type { ProcessInstance, Task } from './instance-types'

export interface OpenTask {
  readonly instance: ProcessInstance
  readonly task: Task
}

/** Returns all tasks of the caller's tenant, after what has become due. */
export function getOpenTasks({ world, caller }: Call): OpenTask[] {
  settleDueTasks(world)
  return world
    .table(instanceTable)
    .all()
    .filter((instance) => instance.tenantId === caller.tenantId)
    .flatMap((instance) => instance.tasks.map((task) => ({ instance, task })))
}

/** Whether the task decides on a request of that user, and the process does not allow it. */
export function isOwnRequest(world: World, { instance, task }: OpenTask, userId: string): boolean {
  const node = requireProcess(world, instance.definitionId).nodes.get(task.nodeId)
  return instance.startUserId === userId && node?.type === 'userTask' && !node.selfApproval
}

/** Returns the task that a call names. Throws if it is closed or suspended. */
export function requireOpenTask(call: Call, taskId: string): OpenTask {
  const found = getOpenTasks(call).find(({ task }) => task.id === taskId)
  if (found?.task.endTime !== '') throw businessError('任务不存在或已办结')
  if (call.world.table(definitionTable).get(found.instance.definitionId)?.suspensionState === definitionState.suspended)
    throw businessError('流程已挂起，不能办理')
  return found
}

/** Returns an open task that the caller may handle. */
export function requireOwnTask(call: Call, taskId: string): OpenTask {
  const found = requireOpenTask(call, taskId)
  if (found.task.assignee === '') throw businessError('请先签收任务')
  if (found.task.assignee !== call.caller.userId) throw rejected()
  if (isOwnRequest(call.world, found, call.caller.userId)) throw businessError('不能审批自己的申请')
  return found
}

const buttonNames = { refuse: '驳回', transfer: '转办', delegate: '委派', addSign: '加签', giveBack: '退回' } as const

/** Rejects an action that the step of a task withholds. */
export function requireButton(world: World, { instance, task }: OpenTask, button: keyof typeof buttonNames): void {
  const node = requireProcess(world, instance.definitionId).nodes.get(task.nodeId)
  if (node?.hiddenButtons.includes(button)) throw businessError(`该步骤不能${buttonNames[button]}`)
}
