import { refuse } from '../../engine/refusal'
import type { Process } from './bpmn'
import type { Case, CaseClock, Outcome, Task } from './case-types'
import type { Variables } from './condition'
import { Walk } from './walk'

export type CaseStart = Pick<Case, 'id' | 'tenantId' | 'definitionId' | 'businessTable' | 'businessId' | 'startUserId' | 'variables'>

export interface Completion {
  readonly taskId: string
  readonly flag: 'ok' | 'no'
  readonly comment: string
  readonly variables?: Variables
}

export function startCase(process: Process, start: CaseStart, moment: CaseClock): Case {
  const fresh: Case = { ...start, startTime: moment.time, endTime: '', outcome: 'running', tasks: [], visits: [] }
  const first = [...process.nodes.values()].find((node) => node.type === 'startEvent')
  const walk = new Walk(fresh, process, moment)
  walk.enter(first?.id ?? '')
  return caseAfter(fresh, walk, 'passed')
}

export function completeTask(
  before: Case,
  process: Process,
  { completion, moment }: { readonly completion: Completion; readonly moment: CaseClock },
): Case {
  const { taskId, flag, comment, variables } = completion
  const task = before.tasks.find((candidate) => candidate.id === taskId)
  const node = task && process.nodes.get(task.nodeId)
  if (!node) throw refuse('流程无法继续，请检查流程图')
  const closed = closeTask(before, taskId, { comment, time: moment.time })
  if (task.signFor) return closed
  if (task.owner) return withTask(closed, { ...succession(task, moment), assignee: task.owner })
  const ended: Case = { ...closed, variables: { ...before.variables, ...variables, flag } }
  const walk = new Walk(ended, process, moment)
  walk.leave(node)
  return caseAfter(ended, walk, flag === 'no' ? 'refused' : 'passed')
}

/** What a task that follows another in its place has of it. */
export const succession = ({ nodeId, name }: Task, { nextId, time }: CaseClock) => ({ id: nextId(), nodeId, name, createTime: time })

export const claimTask = (before: Case, taskId: string, { userId, time }: { readonly userId: string; readonly time: string }): Case => ({
  ...before,
  tasks: before.tasks.map((task) => (task.id === taskId ? { ...task, assignee: userId, claimTime: time } : task)),
})

/** Closes what is open, with a remark. */
const closeOpen = (before: Case, comment: string, time: string): Case => ({
  ...before,
  tasks: before.tasks.map((task) => (task.endTime === '' ? { ...task, endTime: time, comment } : task)),
  visits: before.visits.map((visit) => (visit.endTime === '' ? { ...visit, endTime: time } : visit)),
})

/** Ends an instance before its time. */
export const deleteCase = (
  before: Case,
  reason: string,
  { time, outcome = 'deleted' }: { readonly time: string; readonly outcome?: Outcome },
): Case => ({ ...closeOpen(before, reason, time), endTime: time, outcome })

/** Closes what is open, and goes on from a node that was passed. */
export function returnCase(
  before: Case,
  process: Process,
  { nodeId, comment, moment }: { readonly nodeId: string; readonly comment: string; readonly moment: CaseClock },
): Case {
  const node = process.nodes.get(nodeId)
  if (!node) throw refuse('流程无法继续，请检查流程图')
  const closed = closeOpen(before, comment, moment.time)
  // what comes back to the start waits for whoever began it
  if (node.type === 'startEvent')
    return withTask(closed, { nodeId, name: '重新提交', assignee: before.startUserId, createTime: moment.time, id: moment.nextId() })
  const walk = new Walk(closed, process, moment)
  walk.enter(nodeId)
  return { ...closed, tasks: walk.tasks, visits: walk.visits }
}

type NewTask = Pick<Task, 'id' | 'nodeId' | 'name' | 'assignee' | 'createTime' | 'owner' | 'signFor'>

/** The same with one more open task of a person. */
export function withTask(before: Case, task: NewTask): Case {
  const { id: taskId, nodeId, name, createTime } = task
  return {
    ...before,
    tasks: [...before.tasks, { claimTime: '', endTime: '', candidateUsers: [], candidateGroups: [], comment: '', ...task }],
    visits: [...before.visits, { nodeId, name, type: 'userTask', createTime, endTime: '', taskId }],
  }
}

/** The same with a task closed, and nothing that follows. */
export const closeTask = (before: Case, taskId: string, { comment, time }: { readonly comment: string; readonly time: string }): Case => ({
  ...before,
  tasks: before.tasks.map((task) => (task.id === taskId ? { ...task, endTime: time, comment } : task)),
  visits: before.visits.map((visit) => (visit.taskId === taskId ? { ...visit, endTime: time } : visit)),
})

/** The instance ends when nobody has anything left to do. */
function caseAfter(before: Case, { tasks, visits, moment }: Walk, outcome: Outcome): Case {
  const over = tasks.every((task) => task.endTime !== '')
  return { ...before, tasks, visits, ...(over ? { endTime: moment.time, outcome } : {}) }
}

export const openTaskOf = ({ tasks }: Case): Task | undefined => tasks.find((task) => task.endTime === '')
