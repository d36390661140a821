import type { Call } from '../../engine/mock'
import { filterRows, pageOf, sortRows } from '../../engine/query'
import { day, hour, minute, timeOf } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { labelOf } from '../../system/configuration/dict-table'
import { userTable } from '../../system/organisation/user-table'
import { roleTable } from '../../system/permission/role-table'
import type { Case, Task } from './case'
import { type DefinitionRow, definitionTable } from './definition-table'
import { summaryOf } from './summary'

export const userName = (world: World, id: string): string => world.table(userTable).get(id)?.realName ?? ''

export const definitionName = (world: World, id: string): string => world.table(definitionTable).get(id)?.name ?? ''

/** `flow_1` → the entry's label. */
export const categoryName = (world: World, category: string): string => labelOf(world, 'flow', category.replace(/^flow_/, ''))

/** One page of rows that are newest first. */
export function listPage<Row extends object>({ query }: Call, rows: readonly Row[], taken: readonly string[] = []) {
  const found = filterRows(rows, query, { taken })
  return pageOf(sortRows(found, query) ?? found, query)
}

export const definitionView =
  (world: World) =>
  ({ xml: _, formFields: __, ...row }: DefinitionRow) => ({ ...row, categoryName: categoryName(world, row.category) })

/** 1: for everybody, 2: for single tenants */
export const ofMode = (mode: string | undefined) => (row: DefinitionRow) => !mode || (row.tenantId === '') === (mode === '1')

export const visibleDefinition =
  ({ caller }: Call) =>
  (row: DefinitionRow) =>
    row.tenantId === '' || row.tenantId === caller.tenantId

const statusOf = (task: Task): 'claim' | 'todo' | 'finish' => {
  if (task.endTime !== '') return 'finish'
  return task.assignee === '' ? 'claim' : 'todo'
}

/** A task with the instance that it belongs to. */
export function taskView(world: World, instance: Case, task: Task) {
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
    categoryName: categoryName(world, category),
    businessTable: instance.businessTable,
    businessId: instance.businessId,
    createTime: task.createTime,
    endTime: task.endTime,
    claimTime: task.claimTime,
    assignee: task.assignee,
    assigneeName: userName(world, task.assignee),
    status: statusOf(task),
    comment: task.comment,
    applyUser: instance.startUserId,
    applyUserName: userName(world, instance.startUserId),
    summary: summaryOf(world, instance),
    urgeCount: task.urged?.length ?? 0,
    ...(task.endTime === '' && { waitingMinutes: Math.max(0, Math.floor((world.now() - timeOf(task.createTime)) / minute)) }),
    processIsFinished: instance.endTime === '' ? ('unfinished' as const) : ('finished' as const),
  }
}

/** `1天2小时3分`, in the largest units that it fills. */
export function durationText(from: string, to: string): string {
  if (to === '') return ''
  const passed = timeOf(to) - timeOf(from)
  const parts = [`${Math.floor(passed / day)}天`, `${Math.floor((passed % day) / hour)}小时`, `${Math.floor((passed % hour) / minute)}分`]
  const filled = parts.filter((part) => !part.startsWith('0'))
  return filled.length > 0 ? filled.join('') : `${Math.round(passed / 1000)}秒`
}

const groupNames = (world: World, task: Task) =>
  [
    ...task.candidateUsers.map((id) => userName(world, id)),
    ...task.candidateGroups.map((alias) => world.table(roleTable).find((role) => role.roleAlias === alias)?.roleName ?? alias),
  ].join(',')

/** What was passed, in order; a task that nobody has claimed is a candidate. */
export const historyOf = (world: World, instance: Case) =>
  instance.visits.map((visit) => {
    const task = instance.tasks.find((candidate) => candidate.id === visit.taskId)
    const unclaimed = task !== undefined && task.endTime === '' && task.assignee === ''
    return {
      historyActivityId: visit.nodeId,
      historyActivityName: visit.name,
      historyActivityType: unclaimed ? 'candidate' : visit.type,
      historyActivityDurationTime: durationText(visit.createTime, visit.endTime),
      assignee: task?.assignee ?? (visit.type === 'startEvent' ? instance.startUserId : ''),
      assigneeName: nameAt(world, instance, { task, unclaimed, type: visit.type }),
      comment: task?.comment ?? '',
      createTime: visit.createTime,
      endTime: visit.endTime,
    }
  })

function nameAt(
  world: World,
  instance: Case,
  { task, unclaimed, type }: { readonly task: Task | undefined; readonly unclaimed: boolean; readonly type: string },
): string {
  if (type === 'startEvent') return userName(world, instance.startUserId)
  if (!task) return ''
  return unclaimed ? groupNames(world, task) : userName(world, task.assignee)
}
