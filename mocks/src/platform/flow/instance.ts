import { businessError } from '../../engine/refusal'
import type { BpmnNode, Process } from './bpmn'
import type { Variables } from './condition'
import { changeAssignee, closeStep, computeResult, createAssignee } from './engine/multi-instance'
import { findReachable } from './engine/reachable'
import type { InstanceClock, MultiInstance, Outcome, ProcessInstance, Task } from './instance-types'
import { ProcessRunner } from './process-runner'

export type InstanceStart = Pick<
  ProcessInstance,
  'id' | 'tenantId' | 'definitionId' | 'businessTable' | 'businessId' | 'startUserId' | 'variables' | 'chosen'
>

export interface Completion {
  readonly taskId: string
  readonly flag: 'ok' | 'no'
  readonly comment: string
  readonly variables?: Variables
  /** Address of a signature. */
  readonly signature?: string
  /** Addresses, comma-separated. */
  readonly attachments?: string
  /** Users who are informed besides those of the step's settings. */
  readonly copyUserIds?: readonly string[]
}

export const brokenProcessError = () => businessError('流程无法继续，请检查流程图')

export function startInstance(process: Process, start: InstanceStart, moment: InstanceClock): ProcessInstance {
  const fresh: ProcessInstance = { ...start, startTime: moment.time, endTime: '', outcome: 'running', tasks: [], activities: [] }
  const first = [...process.nodes.values()].find((node) => node.type === 'startEvent' && node.parent === '')
  const runner = new ProcessRunner(fresh, process, moment)
  runner.enter(first?.id ?? '')
  return runner.state.toInstance()
}

/** Returns the node of a task. */
export function requireNode(process: Process, { nodeId }: Pick<Task, 'nodeId'>): BpmnNode {
  const node = process.nodes.get(nodeId)
  if (!node) throw brokenProcessError()
  return node
}

export function completeTask(
  before: ProcessInstance,
  process: Process,
  { completion, moment }: { readonly completion: Completion; readonly moment: InstanceClock },
): ProcessInstance {
  const { taskId, flag, comment, variables, signature, attachments, copyUserIds = [] } = completion
  const task = before.tasks.find((candidate) => candidate.id === taskId)
  if (!task) throw brokenProcessError()
  const node = requireNode(process, task)
  const change = { comment, flag, ...(signature && { signature }), ...(attachments && { attachments }) }
  const closed = closeTask(before, taskId, { ...change, time: moment.time })
  if (task.signFor) return closed
  if (task.owner) return addTask(closed, { ...createFollowUpTask(task, moment), assignee: task.owner })
  const runner = new ProcessRunner({ ...closed, variables: { ...before.variables, ...variables } }, process, moment)
  const { state } = runner
  state.copyTo(copyUserIds, { nodeId: node.id, nodeName: node.name })
  const step = findMultiInstance(before, task)
  if (step && node.loop)
    settleStep(
      runner,
      node,
      changeAssignee(step, taskId, { state: flag === 'ok' ? 'approved' : 'refused', endTime: moment.time, userId: getPerson(step, task) }),
    )
  else {
    state.variables = { ...state.variables, flag }
    runner.leave(node)
  }
  return state.toInstance()
}

/** Returns the assignee whose decision a task is. */
const getPerson = ({ assignees }: MultiInstance, { id, assignee }: Task) =>
  assignees.find(({ taskId }) => taskId === id)?.userId ?? assignee

/** Returns the open execution of a step with several assignees that a task belongs to. */
export const findMultiInstance = ({ multiInstances }: ProcessInstance, { multiInstanceId }: Task): MultiInstance | undefined =>
  multiInstances?.find(({ id, result }) => id === multiInstanceId && result === '')

/** Continues after a step with several assignees if it is decided; else asks the next of them. */
export function settleStep(runner: ProcessRunner, node: BpmnNode, step: MultiInstance) {
  const { state } = runner
  const result = node.loop ? computeResult(node.loop, step.assignees, state.variables) : 'ok'
  if (result === '') {
    state.putMultiInstance(step)
    state.openNextTasks(step)
    return
  }
  state.closeMultiInstance(step, result)
  state.variables = { ...state.variables, flag: result }
  runner.leave(node)
}

/** Returns the values of a task that a follow-up task keeps. */
export const createFollowUpTask = ({ id, nodeId, name, dueTime, multiInstanceId }: Task, { nextId, time }: InstanceClock) => ({
  id: nextId(),
  nodeId,
  name,
  createTime: time,
  replaces: id,
  ...(dueTime && { dueTime }),
  ...(multiInstanceId && { multiInstanceId }),
})

export const claimTask = (
  before: ProcessInstance,
  taskId: string,
  { userId, time }: { readonly userId: string; readonly time: string },
): ProcessInstance => ({
  ...before,
  tasks: before.tasks.map((task) => (task.id === taskId ? { ...task, assignee: userId, claimTime: time } : task)),
})

/** Ends an instance prematurely; its open tasks get a remark. */
export function deleteInstance(
  { joinTokens: _, timers: __, resumes: ___, ...before }: ProcessInstance,
  reason: string,
  { time, outcome = 'deleted' }: { readonly time: string; readonly outcome?: Outcome },
): ProcessInstance {
  const { multiInstances } = before
  return {
    ...before,
    tasks: before.tasks.map((task) => (task.endTime === '' ? { ...task, endTime: time, comment: reason } : task)),
    activities: before.activities.map((visit) => (visit.endTime === '' ? { ...visit, endTime: time } : visit)),
    ...(multiInstances && { multiInstances: multiInstances.map((step) => (step.result === '' ? closeStep(step, 'skipped', time) : step)) }),
    endTime: time,
    outcome,
  }
}

/** Returns the start and the finished steps from which a task can be reached, in the order in which they were passed. */
export function findEarlierNodes(process: Process, { activities }: ProcessInstance, task: Task): readonly BpmnNode[] {
  const passed = activities.filter(({ endTime, nodeId }) => endTime !== '' && nodeId !== task.nodeId).map(({ nodeId }) => nodeId)
  return [...new Set(passed)].flatMap((nodeId) => {
    const node = process.nodes.get(nodeId)
    const canBeRepeated = node?.type === 'userTask' || (node?.type === 'startEvent' && node.parent === '')
    return node && canBeRepeated && findReachable(process, nodeId).has(task.nodeId) ? [node] : []
  })
}

interface Return {
  /** Node to continue from. */
  readonly nodeId: string
  readonly comment: string
  readonly moment: InstanceClock
  /** Task of the user who returns the request. */
  readonly taskId: string
  /** Whether the process goes straight back to the step of the task once the node is done again. */
  readonly isResumed?: boolean | undefined
}

/**
 * Closes what follows a node that was passed, and continues from it; other branches go on. If the process is to go
 * straight back to the step of the task, only that step is closed.
 */
export function returnInstance(
  before: ProcessInstance,
  process: Process,
  { nodeId, comment, moment, taskId, isResumed }: Return,
): ProcessInstance {
  const node = requireNode(process, { nodeId })
  const task = before.tasks.find(({ id }) => id === taskId)
  if (!task) throw brokenProcessError()
  const runner = new ProcessRunner(before, process, moment)
  const { state } = runner
  const following = isResumed ? new Set<string>() : findReachable(process, nodeId)
  state.closeTask(taskId, { comment })
  state.cancel((id) => id === nodeId || id === task.nodeId || following.has(id), comment)
  if (isResumed && task.nodeId !== nodeId) state.resumes = [...state.resumes, { from: nodeId, to: task.nodeId }]
  // a form returned to the start becomes a task of its applicant
  if (node.type === 'startEvent') state.addTask({ nodeId, name: '重新提交', assignee: before.startUserId })
  else runner.enter(nodeId)
  return state.toInstance()
}

/** Adds assignees to a step, or removes some; both count at once, and a removal may decide the step. */
export function changeAssignees(
  before: ProcessInstance,
  process: Process,
  { taskId, add = [], remove = [], comment, moment }: AssigneeChange,
): ProcessInstance {
  const task = before.tasks.find(({ id }) => id === taskId)
  const step = task && findMultiInstance(before, task)
  if (!step) throw businessError('该步骤不是多人审批')
  const runner = new ProcessRunner(before, process, moment)
  const removed = step.assignees.filter(({ userId }) => remove.includes(userId))
  for (const { taskId: id } of removed) if (id !== '') runner.state.closeTask(id, { isSkipped: true, comment })
  const assignees = [...step.assignees.filter((assignee) => !removed.includes(assignee)), ...add.map(createAssignee)]
  settleStep(runner, requireNode(process, step), { ...step, assignees })
  return runner.state.toInstance()
}

interface AssigneeChange {
  /** Task of the step. */
  readonly taskId: string
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
  /** Remark of removed tasks. */
  readonly comment: string
  readonly moment: InstanceClock
}

type NewTask = Pick<Task, 'id' | 'nodeId' | 'name' | 'assignee' | 'createTime'> & Partial<Task>

/** Adds an open task of a user; one that replaces another takes its place in a step with several assignees. */
export function addTask(before: ProcessInstance, task: NewTask): ProcessInstance {
  const { id: taskId, nodeId, name, createTime, replaces, signFor, owner, assignee } = task
  const added = { claimTime: '', endTime: '', candidateUsers: [], candidateGroups: [], comment: '', ...task }
  const isReplaced = replaces !== undefined && replaces !== '' && !signFor
  const follow = (other: Task) => (isReplaced && other.signFor === replaces ? { ...other, signFor: taskId } : other)
  const { multiInstances } = before
  const change = { taskId, ...(!owner && { userId: assignee }) }
  return {
    ...before,
    tasks: [...before.tasks.map(follow), added],
    activities: [...before.activities, { nodeId, name, type: 'userTask', createTime, endTime: '', taskId }],
    ...(isReplaced && multiInstances && { multiInstances: multiInstances.map((step) => changeAssignee(step, replaces, change)) }),
  }
}

/** Closes a task without continuing the process. */
export const closeTask = (
  before: ProcessInstance,
  taskId: string,
  { time, ...change }: { readonly time: string } & Partial<Task>,
): ProcessInstance => ({
  ...before,
  tasks: before.tasks.map((task) => (task.id === taskId ? { ...task, endTime: time, ...change } : task)),
  activities: before.activities.map((visit) => (visit.taskId === taskId ? { ...visit, endTime: time } : visit)),
})

export const findOpenTask = ({ tasks }: ProcessInstance): Task | undefined => tasks.find((task) => task.endTime === '')
