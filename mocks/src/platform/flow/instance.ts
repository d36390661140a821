import { businessError } from '../../engine/refusal'
import type { Process } from './bpmn'
import type { ProcessInstance, InstanceClock, Outcome, Task } from './instance-types'
import type { Variables } from './condition'
import { ProcessRunner } from './process-runner'

export type InstanceStart = Pick<ProcessInstance, 'id' | 'tenantId' | 'definitionId' | 'businessTable' | 'businessId' | 'startUserId' | 'variables'>

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

/** What a task that follows another in its place has of it. */
export const createFollowUpTask = ({ nodeId, name }: Task, { nextId, time }: InstanceClock) => ({ id: nextId(), nodeId, name, createTime: time })

export const claimTask = (before: ProcessInstance, taskId: string, { userId, time }: { readonly userId: string; readonly time: string }): ProcessInstance => ({
  ...before,
  tasks: before.tasks.map((task) => (task.id === taskId ? { ...task, assignee: userId, claimTime: time } : task)),
})

/** Closes what is open, with a remark. */
const closeOpenTasks = (before: ProcessInstance, comment: string, time: string): ProcessInstance => ({
  ...before,
  tasks: before.tasks.map((task) => (task.endTime === '' ? { ...task, endTime: time, comment } : task)),
  activities: before.activities.map((visit) => (visit.endTime === '' ? { ...visit, endTime: time } : visit)),
})

/** Ends an instance before its time. */
export const deleteInstance = (
  before: ProcessInstance,
  reason: string,
  { time, outcome = 'deleted' }: { readonly time: string; readonly outcome?: Outcome },
): ProcessInstance => ({ ...closeOpenTasks(before, reason, time), endTime: time, outcome })

/** Closes what is open, and goes on from a node that was passed. */
export function returnInstance(
  before: ProcessInstance,
  process: Process,
  { nodeId, comment, moment }: { readonly nodeId: string; readonly comment: string; readonly moment: InstanceClock },
): ProcessInstance {
  const node = process.nodes.get(nodeId)
  if (!node) throw businessError('流程无法继续，请检查流程图')
  const closed = closeOpenTasks(before, comment, moment.time)
  // what comes back to the start waits for whoever began it
  if (node.type === 'startEvent')
    return addTask(closed, { nodeId, name: '重新提交', assignee: before.startUserId, createTime: moment.time, id: moment.nextId() })
  const walk = new ProcessRunner(closed, process, moment)
  walk.enter(nodeId)
  return { ...closed, tasks: walk.tasks, activities: walk.activities }
}

type NewTask = Pick<Task, 'id' | 'nodeId' | 'name' | 'assignee' | 'createTime' | 'owner' | 'signFor'>

/** The same with one more open task of a person. */
export function addTask(before: ProcessInstance, task: NewTask): ProcessInstance {
  const { id: taskId, nodeId, name, createTime } = task
  return {
    ...before,
    tasks: [...before.tasks, { claimTime: '', endTime: '', candidateUsers: [], candidateGroups: [], comment: '', ...task }],
    activities: [...before.activities, { nodeId, name, type: 'userTask', createTime, endTime: '', taskId }],
  }
}

/** The same with a task closed, and nothing that follows. */
export const closeTask = (before: ProcessInstance, taskId: string, { comment, time }: { readonly comment: string; readonly time: string }): ProcessInstance => ({
  ...before,
  tasks: before.tasks.map((task) => (task.id === taskId ? { ...task, endTime: time, comment } : task)),
  activities: before.activities.map((visit) => (visit.taskId === taskId ? { ...visit, endTime: time } : visit)),
})

/** The instance ends when nobody has anything left to do. */
function toInstance(before: ProcessInstance, { tasks, activities, moment }: ProcessRunner, outcome: Outcome): ProcessInstance {
  const over = tasks.every((task) => task.endTime !== '')
  return { ...before, tasks, activities, ...(over ? { endTime: moment.time, outcome } : {}) }
}

export const findOpenTask = ({ tasks }: ProcessInstance): Task | undefined => tasks.find((task) => task.endTime === '')
