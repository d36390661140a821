import { businessError } from '../../engine/refusal'
import type { Process } from './bpmn'
import type { Variables } from './condition'
import type { InstanceClock, Outcome, ProcessInstance, Task } from './instance-types'
import { ProcessRunner } from './process-runner'

export type InstanceStart = Pick<
  ProcessInstance,
  'id' | 'tenantId' | 'definitionId' | 'businessTable' | 'businessId' | 'startUserId' | 'variables'
>

export interface Completion {
  readonly taskId: string
  readonly flag: 'ok' | 'no'
  readonly comment: string
  readonly variables?: Variables
}

export function startInstance(process: Process, start: InstanceStart, moment: InstanceClock): ProcessInstance {
  const fresh: ProcessInstance = { ...start, startTime: moment.time, endTime: '', outcome: 'running', tasks: [], activities: [] }
  const first = [...process.nodes.values()].find((node) => node.type === 'startEvent')
  const walk = new ProcessRunner(fresh, process, moment)
  walk.enter(first?.id ?? '')
  return toInstance(fresh, walk, 'passed')
}

export function completeTask(
  before: ProcessInstance,
  process: Process,
  { completion, moment }: { readonly completion: Completion; readonly moment: InstanceClock },
): ProcessInstance {
  const { taskId, flag, comment, variables } = completion
  const task = before.tasks.find((candidate) => candidate.id === taskId)
  const node = task && process.nodes.get(task.nodeId)
  if (!node) throw businessError('流程无法继续，请检查流程图')
  const closed = closeTask(before, taskId, { comment, time: moment.time })
  if (task.signFor) return closed
  if (task.owner) return addTask(closed, { ...createFollowUpTask(task, moment), assignee: task.owner })
  const ended: ProcessInstance = { ...closed, variables: { ...before.variables, ...variables, flag } }
  const walk = new ProcessRunner(ended, process, moment)
  walk.leave(node)
  return toInstance(ended, walk, flag === 'no' ? 'refused' : 'passed')
}

/** Returns the values of a task that a follow-up task keeps. */
export const createFollowUpTask = ({ nodeId, name }: Task, { nextId, time }: InstanceClock) => ({
  id: nextId(),
  nodeId,
  name,
  createTime: time,
})

export const claimTask = (
  before: ProcessInstance,
  taskId: string,
  { userId, time }: { readonly userId: string; readonly time: string },
): ProcessInstance => ({
  ...before,
  tasks: before.tasks.map((task) => (task.id === taskId ? { ...task, assignee: userId, claimTime: time } : task)),
})

/** Closes the open tasks with a remark. */
const closeOpenTasks = (before: ProcessInstance, comment: string, time: string): ProcessInstance => ({
  ...before,
  tasks: before.tasks.map((task) => (task.endTime === '' ? { ...task, endTime: time, comment } : task)),
  activities: before.activities.map((visit) => (visit.endTime === '' ? { ...visit, endTime: time } : visit)),
})

/** Ends an instance prematurely. */
export const deleteInstance = (
  before: ProcessInstance,
  reason: string,
  { time, outcome = 'deleted' }: { readonly time: string; readonly outcome?: Outcome },
): ProcessInstance => ({ ...closeOpenTasks(before, reason, time), endTime: time, outcome })

/** Closes the open tasks and continues from a node that was passed. */
export function returnInstance(
  before: ProcessInstance,
  process: Process,
  { nodeId, comment, moment }: { readonly nodeId: string; readonly comment: string; readonly moment: InstanceClock },
): ProcessInstance {
  const node = process.nodes.get(nodeId)
  if (!node) throw businessError('流程无法继续，请检查流程图')
  const closed = closeOpenTasks(before, comment, moment.time)
  // a form returned to the start becomes a task of its applicant
  if (node.type === 'startEvent')
    return addTask(closed, { nodeId, name: '重新提交', assignee: before.startUserId, createTime: moment.time, id: moment.nextId() })
  const walk = new ProcessRunner(closed, process, moment)
  walk.enter(nodeId)
  return { ...closed, tasks: walk.tasks, activities: walk.activities }
}

type NewTask = Pick<Task, 'id' | 'nodeId' | 'name' | 'assignee' | 'createTime' | 'owner' | 'signFor'>

/** Adds an open task of a user. */
export function addTask(before: ProcessInstance, task: NewTask): ProcessInstance {
  const { id: taskId, nodeId, name, createTime } = task
  return {
    ...before,
    tasks: [...before.tasks, { claimTime: '', endTime: '', candidateUsers: [], candidateGroups: [], comment: '', ...task }],
    activities: [...before.activities, { nodeId, name, type: 'userTask', createTime, endTime: '', taskId }],
  }
}

/** Closes a task without continuing the process. */
export const closeTask = (
  before: ProcessInstance,
  taskId: string,
  { comment, time }: { readonly comment: string; readonly time: string },
): ProcessInstance => ({
  ...before,
  tasks: before.tasks.map((task) => (task.id === taskId ? { ...task, endTime: time, comment } : task)),
  activities: before.activities.map((visit) => (visit.taskId === taskId ? { ...visit, endTime: time } : visit)),
})

/** Updates an instance from its runner; it ends when no task is open. */
function toInstance(before: ProcessInstance, { tasks, activities, moment }: ProcessRunner, outcome: Outcome): ProcessInstance {
  const over = tasks.every((task) => task.endTime !== '')
  return { ...before, tasks, activities, ...(over ? { endTime: moment.time, outcome } : {}) }
}

export const findOpenTask = ({ tasks }: ProcessInstance): Task | undefined => tasks.find((task) => task.endTime === '')
