import type { Call } from '../../engine/mock'
import { filterRows, paginate, sortRows } from '../../engine/query'
import { day, formatDateTime, minute, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { getDictLabel } from '../../system/configuration/dict-table'
import { userTable } from '../../system/organisation/user-table'
import { type DefinitionRow, definitionTable } from './definition-table'
import { findOpenTask } from './instance'
import type { ProcessInstance, Task } from './instance-types'
import { getFacts, summarize } from './summary'

export const getUserName = (world: World, id: string): string => world.table(userTable).get(id)?.realName ?? ''

export const getDefinitionName = (world: World, id: string): string => world.table(definitionTable).get(id)?.name ?? ''

/** Returns the label of a category, e.g. `flow_1`. */
export const getCategoryName = (world: World, category: string): string => getDictLabel(world, 'flow', category.replace(/^flow_/, ''))

/** Paginates rows that are sorted newest first. */
export function listPage<Row extends object>({ query }: Call, rows: readonly Row[], taken: readonly string[] = []) {
  const found = filterRows(rows, query, { handledParameters: taken })
  return paginate(sortRows(found, query) ?? found, query)
}

export const createDefinitionView =
  (world: World) =>
  ({ xml: _, formFields: __, ...row }: DefinitionRow) => ({ ...row, categoryName: getCategoryName(world, row.category) })

/** Whether the definition applies to all tenants (1) or to single ones (2). */
export const createModeFilter = (mode: string | undefined) => (row: DefinitionRow) => !mode || (row.tenantId === '') === (mode === '1')

export const visibleDefinition =
  ({ caller }: Call) =>
  (row: DefinitionRow) =>
    row.tenantId === '' || row.tenantId === caller.tenantId

const getTaskStatus = (task: Task): 'claim' | 'todo' | 'finish' => {
  if (task.endTime !== '') return 'finish'
  return task.assignee === '' ? 'claim' : 'todo'
}

/** Returns the name of the user who handled the task before; `''` for the first step. */
function getPreviousAssignee(world: World, { tasks }: ProcessInstance, { id, createTime }: Task): string {
  const earlier = tasks.filter((task) => task.id !== id && task.endTime !== '' && task.endTime <= createTime)
  const latest = earlier.toSorted((left, right) => (left.endTime < right.endTime ? 1 : -1))[0]
  return latest ? getUserName(world, latest.assignee) : ''
}

/** Weight of a rank, more than any wait in minutes. */
const rankWeight = 10_000_000

/** Returns the urgency of an open task: overdue, due within a day, urged, then the longest wait. */
function getUrgency(world: World, { dueTime = '', urged = [], createTime }: Task): number {
  const [now, soon] = [world.formatNow(), formatDateTime(world.now() + day)]
  const getRank = () => {
    if (dueTime !== '' && dueTime < now) return 3
    if (dueTime !== '' && dueTime <= soon) return 2
    return urged.length > 0 ? 1 : 0
  }
  return getRank() * rankWeight + countWaitingMinutes(world, createTime)
}

const countWaitingMinutes = (world: World, createTime: string) => Math.max(0, Math.floor((world.now() - parseTime(createTime)) / minute))

/** Converts a task, with the instance that it belongs to. */
export function toTaskView(world: World, instance: ProcessInstance, task: Task) {
  const definition = world.table(definitionTable).get(instance.definitionId)
  const category = definition?.category ?? ''
  return {
    taskId: task.id,
    taskName: task.name,
    taskDefinitionKey: task.nodeId,
    processDefinitionId: instance.definitionId,
    processDefinitionKey: definition?.key ?? '',
    processDefinitionName: definition?.name ?? '',
    processDefinitionVersion: definition?.version ?? 0,
    processInstanceId: instance.id,
    category,
    categoryName: getCategoryName(world, category),
    businessTable: instance.businessTable,
    businessId: instance.businessId,
    createTime: task.createTime,
    endTime: task.endTime,
    claimTime: task.claimTime,
    assignee: task.assignee,
    assigneeName: getUserName(world, task.assignee),
    status: getTaskStatus(task),
    comment: task.comment,
    applyUser: instance.startUserId,
    applyUserName: getUserName(world, instance.startUserId),
    applyTime: instance.startTime,
    currentTaskName: findOpenTask(instance)?.name ?? '',
    summary: summarize(world, instance),
    facts: getFacts(world, instance),
    dueTime: task.dueTime ?? '',
    previousAssigneeName: getPreviousAssignee(world, instance, task),
    urgeCount: task.urged?.length ?? 0,
    ...(task.endTime === '' && { waitingMinutes: countWaitingMinutes(world, task.createTime), urgency: getUrgency(world, task) }),
    processIsFinished: instance.endTime === '' ? ('unfinished' as const) : ('finished' as const),
  }
}
