import { work } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { businessError, rejected } from '../../engine/refusal'
import { minute, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { requireParameter } from '../assertions'
import { requireRow } from '../audited-row'
import { checkNotAsked } from './engine/assignees'
import { addTask, closeTask, createFollowUpTask, deleteInstance, findEarlierNodes, returnInstance } from './instance'
import { instanceTable, requireProcess } from './instance-table'
import type { ProcessInstance, Task } from './instance-types'
import { checkPerson } from './organization/people'
import { isOwnRequest, type OpenTask, requireButton, requireOwnTask } from './tasks'
import { getUserName } from './views'

const pause = 10 * minute

const getClock = (world: World) => ({ time: world.formatNow(), nextId: world.nextId })
const appendRemark = (text: string, comment = '') => (comment === '' ? text : `${text}：${comment}`)

/** Ends a task with a remark, and opens it for another user. */
function handOverTask(
  world: World,
  instance: ProcessInstance,
  { task, note, ...next }: { readonly task: Task; readonly note: string } & Pick<Task, 'assignee' | 'owner' | 'signFor'>,
) {
  const clock = getClock(world)
  const closed = closeTask(instance, task.id, { comment: note, time: clock.time })
  world.table(instanceTable).put(addTask(closed, { ...createFollowUpTask(task, clock), ...next }))
}

/** Lists the steps that a task can be returned to: the finished ones that lead to it, and the start. */
function getEarlierNodes(world: World, instance: ProcessInstance, task: Task) {
  const process = requireProcess(world, instance.definitionId)
  return findEarlierNodes(process, instance, task).map(({ id, name, type }) => ({
    nodeId: id,
    nodeName: type === 'startEvent' ? `发起人 ${getUserName(world, instance.startUserId)}` : name,
  }))
}

/** Validates who gets a task: an available user, but not the applicant. */
function checkApprover(call: Call, open: OpenTask, [field, id]: readonly [field: string, id: string]): void {
  checkPerson(call, [field, id])
  checkNotAsked(open, [field, id])
  if (isOwnRequest(call.world, open, id)) throw businessError(`${field}:不能由申请人本人审批`)
}

export const stepMocks = [
  mock(work.transferTask, (call) => {
    const { world, body } = call
    const { instance, task } = requireOwnTask(call, body.taskId)
    requireButton(world, { instance, task }, 'transfer')
    if (body.userId === task.assignee) throw businessError('userId:不能转办给自己')
    checkApprover(call, { instance, task }, ['userId', body.userId])
    const note = appendRemark(`转办给${getUserName(world, body.userId)}`, body.comment)
    const { owner, signFor } = task
    handOverTask(world, instance, { task, note, assignee: body.userId, ...(owner && { owner }), ...(signFor && { signFor }) })
    return undefined
  }),
  mock(work.delegateTask, (call) => {
    const { world, body } = call
    const { instance, task } = requireOwnTask(call, body.taskId)
    requireButton(world, { instance, task }, 'delegate')
    if (body.userId === task.assignee) throw businessError('userId:不能委派给自己')
    checkApprover(call, { instance, task }, ['userId', body.userId])
    if (task.owner || task.signFor) throw businessError('委派或加签来的任务不能再委派')
    const note = appendRemark(`委派给${getUserName(world, body.userId)}`, body.comment)
    handOverTask(world, instance, { task, note, assignee: body.userId, owner: task.assignee })
    return undefined
  }),
  mock(work.addSign, (call) => {
    const { world, body } = call
    const { instance, task } = requireOwnTask(call, body.taskId)
    requireButton(world, { instance, task }, 'addSign')
    const people = [...new Set(body.userIds.split(','))]
    if (people.includes(task.assignee)) throw businessError('userIds:不能加签给自己')
    for (const id of people) checkApprover(call, { instance, task }, ['userIds', id])
    if (task.signFor) throw businessError('加签来的任务不能再加签')
    const clock = getClock(world)
    const signed = people.reduce(
      (before, assignee) =>
        addTask(before, {
          ...createFollowUpTask(task, clock),
          replaces: '',
          dueTime: '',
          name: `${task.name}（加签）`,
          assignee,
          signFor: task.id,
        }),
      instance,
    )
    world.table(instanceTable).put(signed)
    return undefined
  }),
  mock(work.returnNodes, (call) => {
    const { instance, task } = requireOwnTask(call, requireParameter(call, 'taskId'))
    return getEarlierNodes(call.world, instance, task)
  }),
  mock(work.returnTask, (call) => {
    const { world, body } = call
    const { taskId, nodeId, isResumed } = body
    const { instance, task } = requireOwnTask(call, taskId)
    requireButton(world, { instance, task }, 'giveBack')
    const node = getEarlierNodes(world, instance, task).find((earlier) => earlier.nodeId === nodeId)
    if (!node) throw businessError('nodeId:流程没有经过该节点')
    const comment = appendRemark(`退回到${node.nodeName}`, body.comment)
    const process = requireProcess(world, instance.definitionId)
    world.table(instanceTable).put(returnInstance(instance, process, { nodeId, comment, taskId, isResumed, moment: getClock(world) }))
    return undefined
  }),
  mock(work.withdraw, ({ world, body, caller }) => {
    const instance = requireRow(world, instanceTable, body.processInstanceId)
    if (instance.startUserId !== caller.userId) throw rejected()
    if (instance.endTime !== '') throw businessError('流程已结束，不能撤回')
    world
      .table(instanceTable)
      .put(deleteInstance(instance, appendRemark('发起人撤回', body.reason), { time: world.formatNow(), outcome: 'withdrawn' }))
    return undefined
  }),
  mock(work.urge, (call) => {
    const { world, caller } = call
    const instance = requireRow(world, instanceTable, requireParameter(call, 'processInstanceId'))
    if (instance.startUserId !== caller.userId) throw rejected()
    if (instance.endTime !== '') throw businessError('流程已结束，不需要催办')
    const last = instance.tasks.flatMap(({ urged = [] }) => urged).at(-1)
    if (last && world.now() - parseTime(last) < pause) throw businessError('刚刚催办过，请十分钟后再试')
    const urge = (task: Task) => (task.endTime === '' ? { ...task, urged: [...(task.urged ?? []), world.formatNow()] } : task)
    world.table(instanceTable).put({ ...instance, tasks: instance.tasks.map(urge) })
    return undefined
  }),
]
