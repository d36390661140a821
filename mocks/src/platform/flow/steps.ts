import { work } from '@jwsk/sdk/flow'
import { mock } from '../../engine/mock'
import { refuse, rejected } from '../../engine/refusal'
import { minute, timeOf } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { rowOf } from '../audited-row'
import { required } from '../options'
import { closeTask, deleteCase, returnCase, succession, withTask } from './case'
import { caseTable, processOf } from './case-table'
import type { Case, Task } from './case-types'
import { checkPerson } from './people'
import { ownTask } from './tasks'
import { userName } from './views'

const pause = 10 * minute

const clockOf = (world: World) => ({ time: world.stamp(), nextId: world.nextId })
const withRemark = (text: string, comment = '') => (comment === '' ? text : `${text}：${comment}`)

/** Ends a task with a remark, and opens it for another person. */
function handOver(
  world: World,
  instance: Case,
  { task, note, ...next }: { readonly task: Task; readonly note: string } & Pick<Task, 'assignee' | 'owner' | 'signFor'>,
) {
  const clock = clockOf(world)
  const closed = closeTask(instance, task.id, { comment: note, time: clock.time })
  world.table(caseTable).put(withTask(closed, { ...succession(task, clock), ...next }))
}

/** The nodes where people worked before, and the start. */
function earlierNodes(world: World, instance: Case, task: Task) {
  const { nodes } = processOf(world, instance.definitionId)
  const passed = instance.visits.filter(({ endTime, nodeId }) => endTime !== '' && nodeId !== task.nodeId)
  return [...new Set(passed.map(({ nodeId }) => nodeId))].flatMap((nodeId) => {
    const node = nodes.get(nodeId)
    if (node?.type === 'startEvent') return [{ nodeId, nodeName: `发起人 ${userName(world, instance.startUserId)}` }]
    return node?.type === 'userTask' ? [{ nodeId, nodeName: node.name }] : []
  })
}

export const stepMocks = [
  mock(work.transferTask, (call) => {
    const { world, body } = call
    const { instance, task } = ownTask(call, body.taskId)
    checkPerson(call, ['userId', body.userId])
    if (body.userId === task.assignee) throw refuse('userId:不能转办给自己')
    const note = withRemark(`转办给${userName(world, body.userId)}`, body.comment)
    const { owner, signFor } = task
    handOver(world, instance, { task, note, assignee: body.userId, ...(owner && { owner }), ...(signFor && { signFor }) })
    return undefined
  }),
  mock(work.delegateTask, (call) => {
    const { world, body } = call
    const { instance, task } = ownTask(call, body.taskId)
    checkPerson(call, ['userId', body.userId])
    if (body.userId === task.assignee) throw refuse('userId:不能委派给自己')
    if (task.owner || task.signFor) throw refuse('委派或加签来的任务不能再委派')
    const note = withRemark(`委派给${userName(world, body.userId)}`, body.comment)
    handOver(world, instance, { task, note, assignee: body.userId, owner: task.assignee })
    return undefined
  }),
  mock(work.addSign, (call) => {
    const { world, body } = call
    const { instance, task } = ownTask(call, body.taskId)
    const people = [...new Set(body.userIds.split(','))]
    for (const id of people) checkPerson(call, ['userIds', id])
    if (people.includes(task.assignee)) throw refuse('userIds:不能加签给自己')
    if (task.signFor) throw refuse('加签来的任务不能再加签')
    const clock = clockOf(world)
    const signed = people.reduce(
      (before, assignee) => withTask(before, { ...succession(task, clock), name: `${task.name}（加签）`, assignee, signFor: task.id }),
      instance,
    )
    world.table(caseTable).put(signed)
    return undefined
  }),
  mock(work.returnNodes, (call) => {
    const { instance, task } = ownTask(call, required(call, 'taskId'))
    return earlierNodes(call.world, instance, task)
  }),
  mock(work.returnTask, (call) => {
    const { world, body } = call
    const { instance, task } = ownTask(call, body.taskId)
    const node = earlierNodes(world, instance, task).find(({ nodeId }) => nodeId === body.nodeId)
    if (!node) throw refuse('nodeId:流程没有经过该节点')
    const comment = withRemark(`退回到${node.nodeName}`, body.comment)
    const process = processOf(world, instance.definitionId)
    world.table(caseTable).put(returnCase(instance, process, { nodeId: body.nodeId, comment, moment: clockOf(world) }))
    return undefined
  }),
  mock(work.withdraw, ({ world, body, caller }) => {
    const instance = rowOf(world, caseTable, body.processInstanceId)
    if (instance.startUserId !== caller.userId) throw rejected()
    if (instance.endTime !== '') throw refuse('流程已结束，不能撤回')
    world.table(caseTable).put(deleteCase(instance, withRemark('发起人撤回', body.reason), { time: world.stamp(), outcome: 'withdrawn' }))
    return undefined
  }),
  mock(work.urge, (call) => {
    const { world, caller } = call
    const instance = rowOf(world, caseTable, required(call, 'processInstanceId'))
    if (instance.startUserId !== caller.userId) throw rejected()
    if (instance.endTime !== '') throw refuse('流程已结束，不需要催办')
    const last = instance.tasks.flatMap(({ urged = [] }) => urged).at(-1)
    if (last && world.now() - timeOf(last) < pause) throw refuse('刚刚催办过，请十分钟后再试')
    const urge = (task: Task) => (task.endTime === '' ? { ...task, urged: [...(task.urged ?? []), world.stamp()] } : task)
    world.table(caseTable).put({ ...instance, tasks: instance.tasks.map(urge) })
    return undefined
  }),
]
