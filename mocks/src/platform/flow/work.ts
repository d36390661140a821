import { work } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { refuse, rejected } from '../../engine/refusal'
import { required } from '../options'
import { type Case, claimTask, completeTask, deleteCase, openTaskOf, type Task } from './case'
import { caseTable, processOf } from './case-table'
import { type DefinitionRow, definitionState, definitionTable } from './definition-table'
import { byDeployment } from './manager'
import { definitionView, listPage, ofMode, taskView, visibleDefinition } from './views'

interface OpenTask {
  readonly instance: Case
  readonly task: Task
}

const tasksOf = ({ world, caller }: Call): OpenTask[] =>
  world
    .table(caseTable)
    .all()
    .filter((instance) => instance.tenantId === caller.tenantId)
    .flatMap((instance) => instance.tasks.map((task) => ({ instance, task })))

const mayClaim = ({ caller }: Call, { candidateUsers, candidateGroups }: Task) =>
  candidateUsers.includes(caller.userId) || candidateGroups.some((alias) => caller.roles.includes(alias))

const rows = (call: Call, found: readonly OpenTask[], key: 'createTime' | 'endTime' = 'createTime') =>
  listPage(
    call,
    found.map(({ instance, task }) => taskView(call.world, instance, task)).sort((left, right) => (left[key] < right[key] ? 1 : -1)),
  )

/** The task that a call names, still open and not suspended. */
function openTask(call: Call, taskId: string): OpenTask {
  const found = tasksOf(call).find(({ task }) => task.id === taskId)
  if (found?.task.endTime !== '') throw refuse('任务不存在或已办结')
  if (call.world.table(definitionTable).get(found.instance.definitionId)?.suspensionState === definitionState.suspended)
    throw refuse('流程已挂起，不能办理')
  return found
}

const isLatest = (row: DefinitionRow, all: readonly DefinitionRow[]) =>
  !all.some((other) => other.key === row.key && other.tenantId === row.tenantId && other.version > row.version)

export const workMocks = [
  mock(work.startList, (call) => {
    const all = call.world.table(definitionTable).all().filter(visibleDefinition(call))
    const open = all.filter((row) => row.suspensionState === definitionState.active && isLatest(row, all)).filter(ofMode(call.query.mode))
    return listPage(call, open.sort(byDeployment).map(definitionView(call.world)), ['mode'])
  }),
  mock(work.claimList, (call) =>
    rows(
      call,
      tasksOf(call).filter(({ task }) => task.endTime === '' && task.assignee === '' && mayClaim(call, task)),
    ),
  ),
  mock(work.todoList, (call) =>
    rows(
      call,
      tasksOf(call).filter(({ task }) => task.endTime === '' && task.assignee === call.caller.userId),
    ),
  ),
  mock(work.sendList, (call) => {
    const mine = call.world
      .table(caseTable)
      .all()
      .filter((instance) => instance.startUserId === call.caller.userId)
    return rows(
      call,
      mine.flatMap((instance) => [openTaskOf(instance) ?? instance.tasks.at(-1)].flatMap((task) => (task ? [{ instance, task }] : []))),
    )
  }),
  mock(work.doneList, (call) => {
    const done = tasksOf(call).filter(
      ({ instance, task }) => instance.outcome !== 'deleted' && task.endTime !== '' && task.assignee === call.caller.userId,
    )
    return rows(call, done, 'endTime')
  }),
  mock(work.claimTask, (call) => {
    const { instance, task } = openTask(call, required(call, 'taskId'))
    if (task.assignee !== '') throw refuse('任务已被签收')
    if (!mayClaim(call, task)) throw rejected()
    call.world.table(caseTable).put(claimTask(instance, task.id, { userId: call.caller.userId, time: call.world.stamp() }))
    return undefined
  }),
  mock(work.completeTask, (call) => {
    const { world, body } = call
    const { taskId, processInstanceId, flag, comment = '', variables = {} } = body
    const { instance, task } = openTask(call, taskId)
    if (instance.id !== processInstanceId) throw refuse('任务不属于该流程')
    if (task.assignee === '') throw refuse('请先签收任务')
    if (task.assignee !== call.caller.userId) throw rejected()
    const completion = { taskId, flag, comment, variables }
    const moment = { time: world.stamp(), nextId: world.nextId }
    world.table(caseTable).put(completeTask(instance, processOf(world, instance.definitionId), { completion, moment }))
    return undefined
  }),
  mock(work.deleteTask, (call) => {
    const { instance, task } = openTask(call, required(call, 'taskId'))
    if (task.assignee !== call.caller.userId && !call.caller.roles.includes('administrator')) throw rejected()
    call.world.table(caseTable).put(deleteCase(instance, required(call, 'reason'), call.world.stamp()))
    return undefined
  }),
]
