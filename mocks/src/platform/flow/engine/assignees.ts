import { work } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../../engine/mock'
import { businessError } from '../../../engine/refusal'
import { requireParameter } from '../../assertions'
import { changeAssignees, findMultiInstance } from '../instance'
import { instanceTable, requireProcess } from '../instance-table'
import type { MultiInstance } from '../instance-types'
import { checkPerson } from '../organization/people'
import { getOpenTasks, isOwnRequest, type OpenTask, requireOwnTask } from '../tasks'
import { getUserName } from '../views'
import { isUndecided } from './multi-instance'
import { splitList } from './step-settings'

interface AssigneesInput {
  readonly taskId: string
  readonly userIds: string
  readonly comment?: string | undefined
}

/** Returns the caller's task, its step and the people that a call names. */
function requireStep(call: Call, { taskId, userIds }: AssigneesInput) {
  const open = requireOwnTask(call, taskId)
  const step = findMultiInstance(open.instance, open.task)
  if (!step) throw businessError('该步骤不是多人审批')
  const people = [...new Set(splitList(userIds))]
  if (people.length === 0) throw businessError('userIds:请选择人员')
  return { ...open, step, people }
}

/** Rejects the handing of a task to someone who is already asked in its step. */
export function checkNotAsked({ instance, task }: OpenTask, [field, userId]: readonly [field: string, userId: string]) {
  const step = findMultiInstance(instance, task)
  if (step?.assignees.some((assignee) => assignee.userId === userId)) throw businessError(`${field}:所选人员已在该步骤审批`)
}

function checkRemoval({ assignees }: MultiInstance, people: readonly string[]) {
  const found = assignees.filter(({ userId }) => people.includes(userId))
  if (found.length < people.length) throw businessError('userIds:所选人员不在该步骤审批')
  if (!found.every(isUndecided)) throw businessError('userIds:已审批的人员不能移除')
  if (found.length === assignees.length) throw businessError('userIds:至少保留一位审批人')
}

const appendRemark = (text: string, comment = '') => (comment === '' ? text : `${text}：${comment}`)

export const assigneeMocks = [
  mock(work.assignees, (call) => {
    const { world } = call
    const taskId = requireParameter(call, 'taskId')
    const found = getOpenTasks(call).find(({ task }) => task.id === taskId)
    if (!found) throw businessError('任务不存在')
    const { instance, task } = found
    const step = instance.multiInstances?.find(({ id }) => id === task.multiInstanceId)
    if (step) return step.assignees.map((assignee) => ({ ...assignee, userName: getUserName(world, assignee.userId) }))
    if (task.assignee === '') return []
    const decided = task.flag === 'ok' ? ('approved' as const) : ('refused' as const)
    const ended = task.flag === undefined ? ('skipped' as const) : decided
    const state = task.endTime === '' ? ('open' as const) : ended
    return [{ userId: task.assignee, userName: getUserName(world, task.assignee), taskId, state, endTime: task.endTime }]
  }),
  mock(work.addAssignees, (call) => {
    const { world, body } = call
    const { instance, task, people } = requireStep(call, body)
    for (const id of people) {
      checkPerson(call, ['userIds', id])
      if (isOwnRequest(world, { instance, task }, id)) throw businessError('userIds:不能由申请人本人审批')
      checkNotAsked({ instance, task }, ['userIds', id])
    }
    const moment = { time: world.formatNow(), nextId: world.nextId }
    const process = requireProcess(world, instance.definitionId)
    world.table(instanceTable).put(changeAssignees(instance, process, { taskId: task.id, add: people, comment: '', moment }))
    return undefined
  }),
  mock(work.removeAssignees, (call) => {
    const { world, body } = call
    const { instance, task, step, people } = requireStep(call, body)
    checkRemoval(step, people)
    const moment = { time: world.formatNow(), nextId: world.nextId }
    const comment = appendRemark(`由${getUserName(world, call.caller.userId)}移出该步骤`, body.comment)
    const process = requireProcess(world, instance.definitionId)
    world.table(instanceTable).put(changeAssignees(instance, process, { taskId: task.id, remove: people, comment, moment }))
    return undefined
  }),
]
