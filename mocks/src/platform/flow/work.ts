import { work } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { businessError, rejected } from '../../engine/refusal'
import { requireParameter } from '../assertions'
import { type DefinitionRow, definitionState, definitionTable } from './definition-table'
import { settleDueTasks } from './engine/due'
import { splitList } from './engine/step-settings'
import { getNextVariables } from './form'
import { claimTask, completeTask, deleteInstance, findOpenTask } from './instance'
import { instanceTable, requireProcess } from './instance-table'
import { compareByDeployment } from './manager'
import { checkPerson } from './organization/people'
import { getOpenTasks, isOwnRequest, type OpenTask, requireButton, requireOpenTask, requireOwnTask } from './tasks'
import { createDefinitionView, createModeFilter, listPage, toTaskView, visibleDefinition } from './views'

function canClaim({ world, caller }: Call, open: OpenTask): boolean {
  const { candidateUsers, candidateGroups } = open.task
  const isCandidate = candidateUsers.includes(caller.userId) || candidateGroups.some((alias) => caller.roles.includes(alias))
  return isCandidate && !isOwnRequest(world, open, caller.userId)
}

/** Returns the users that a decision is copied to. */
function requireCopied(call: Call, userIds: string | undefined): readonly string[] {
  const people = splitList(userIds)
  for (const id of people) checkPerson(call, ['copyUserIds', id])
  return people
}

const toRows = (call: Call, found: readonly OpenTask[], key: 'createTime' | 'endTime' = 'createTime') =>
  listPage(
    call,
    found.map(({ instance, task }) => toTaskView(call.world, instance, task)).sort((left, right) => (left[key] < right[key] ? 1 : -1)),
  )

const isLatest = (row: DefinitionRow, all: readonly DefinitionRow[]) =>
  !all.some((other) => other.key === row.key && other.tenantId === row.tenantId && other.version > row.version)

export const workMocks = [
  mock(work.startList, (call) => {
    const all = call.world.table(definitionTable).all().filter(visibleDefinition(call))
    const open = all
      .filter((row) => row.suspensionState === definitionState.active && isLatest(row, all))
      .filter(createModeFilter(call.query.mode))
    return listPage(call, open.sort(compareByDeployment).map(createDefinitionView(call.world)), ['mode'])
  }),
  mock(work.claimList, (call) =>
    toRows(
      call,
      getOpenTasks(call).filter((open) => open.task.endTime === '' && open.task.assignee === '' && canClaim(call, open)),
    ),
  ),
  mock(work.todoList, (call) =>
    toRows(
      call,
      getOpenTasks(call).filter(({ task }) => task.endTime === '' && task.assignee === call.caller.userId),
    ),
  ),
  mock(work.sendList, (call) => {
    settleDueTasks(call.world)
    const mine = call.world
      .table(instanceTable)
      .all()
      .filter((instance) => instance.startUserId === call.caller.userId)
    return toRows(
      call,
      mine.flatMap((instance) => [findOpenTask(instance) ?? instance.tasks.at(-1)].flatMap((task) => (task ? [{ instance, task }] : []))),
    )
  }),
  mock(work.doneList, (call) => {
    const done = getOpenTasks(call).filter(
      ({ instance, task }) =>
        instance.outcome !== 'deleted' && task.endTime !== '' && !task.isSkipped && task.assignee === call.caller.userId,
    )
    return toRows(call, done, 'endTime')
  }),
  mock(work.claimTask, (call) => {
    const { instance, task } = requireOpenTask(call, requireParameter(call, 'taskId'))
    if (task.assignee !== '') throw businessError('任务已被签收')
    if (!canClaim(call, { instance, task })) throw rejected()
    call.world.table(instanceTable).put(claimTask(instance, task.id, { userId: call.caller.userId, time: call.world.formatNow() }))
    return undefined
  }),
  mock(work.completeTask, (call) => {
    const { world, body } = call
    const { taskId, processInstanceId, flag, comment = '', variables = {}, signature, attachments, copyUserIds } = body
    const { instance, task } = requireOwnTask(call, taskId)
    if (instance.id !== processInstanceId) throw businessError('任务不属于该流程')
    const process = requireProcess(world, instance.definitionId)
    if (comment.trim() === '' && process.nodes.get(task.nodeId)?.remarkRequired) throw businessError('comment:请填写批复意见')
    if (flag === 'ok' && !signature && process.nodes.get(task.nodeId)?.signature) throw businessError('signature:请先签名')
    if (flag === 'no') requireButton(world, { instance, task }, 'refuse')
    if (instance.tasks.some(({ signFor, endTime }) => signFor === task.id && endTime === '')) throw businessError('加签人尚未办理完')
    const completion = {
      taskId,
      flag,
      comment,
      variables: getNextVariables(call, { instance, task, flag }, variables),
      copyUserIds: requireCopied(call, copyUserIds),
      ...(signature && { signature }),
      ...(attachments && { attachments }),
    }
    const moment = { time: world.formatNow(), nextId: world.nextId }
    world.table(instanceTable).put(completeTask(instance, process, { completion, moment }))
    return undefined
  }),
  mock(work.deleteTask, (call) => {
    const { instance, task } = requireOpenTask(call, requireParameter(call, 'taskId'))
    if (task.assignee !== call.caller.userId && !call.caller.roles.includes('administrator')) throw rejected()
    call.world.table(instanceTable).put(deleteInstance(instance, requireParameter(call, 'reason'), { time: call.world.formatNow() }))
    return undefined
  }),
]
