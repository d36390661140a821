import { work } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { refuse, rejected } from '../../engine/refusal'
import { required } from '../options'
import { claimTask, completeTask, deleteCase, openTaskOf } from './case'
import { caseTable, processOf } from './case-table'
import type { Task } from './case-types'
import { type DefinitionRow, definitionState, definitionTable } from './definition-table'
import { goingOn } from './form'
import { byDeployment } from './manager'
import { type OpenTask, openTask, ownTask, tasksOf } from './tasks'
import { definitionView, listPage, ofMode, taskView, visibleDefinition } from './views'

const mayClaim = ({ caller }: Call, { candidateUsers, candidateGroups }: Task) =>
  candidateUsers.includes(caller.userId) || candidateGroups.some((alias) => caller.roles.includes(alias))

const rows = (call: Call, found: readonly OpenTask[], key: 'createTime' | 'endTime' = 'createTime') =>
  listPage(
    call,
    found.map(({ instance, task }) => taskView(call.world, instance, task)).sort((left, right) => (left[key] < right[key] ? 1 : -1)),
  )

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
    const { instance, task } = ownTask(call, taskId)
    if (instance.id !== processInstanceId) throw refuse('任务不属于该流程')
    if (instance.tasks.some(({ signFor, endTime }) => signFor === task.id && endTime === '')) throw refuse('加签人尚未办理完')
    const completion = { taskId, flag, comment, variables: goingOn(call, { instance, task }, variables) }
    const moment = { time: world.stamp(), nextId: world.nextId }
    world.table(caseTable).put(completeTask(instance, processOf(world, instance.definitionId), { completion, moment }))
    return undefined
  }),
  mock(work.deleteTask, (call) => {
    const { instance, task } = openTask(call, required(call, 'taskId'))
    if (task.assignee !== call.caller.userId && !call.caller.roles.includes('administrator')) throw rejected()
    call.world.table(caseTable).put(deleteCase(instance, required(call, 'reason'), { time: call.world.stamp() }))
    return undefined
  }),
]
