import { refuse } from '../../engine/refusal'
import type { Stored } from '../../engine/world/table'
import type { BpmnNode, Process } from './bpmn'
import { conditionHolds, resolveVariable, type Variables } from './condition'

export interface Task extends Stored {
  readonly nodeId: string
  readonly name: string
  readonly createTime: string
  readonly claimTime: string
  readonly endTime: string
  /** Empty until somebody claims it. */
  readonly assignee: string
  readonly candidateUsers: readonly string[]
  readonly candidateGroups: readonly string[]
  readonly comment: string
  /** Who delegated it, and gets it back. */
  readonly owner?: string
  /** The task that waits for this one to be signed. */
  readonly signFor?: string
  /** When its person was urged. */
  readonly urged?: readonly string[]
}

/** A node or a flow that was passed. */
export interface Visit {
  readonly nodeId: string
  readonly name: string
  readonly type: string
  readonly createTime: string
  readonly endTime: string
  readonly taskId: string
}

export type Outcome = 'running' | 'passed' | 'refused' | 'deleted' | 'withdrawn'

/** One process instance with everything that happened in it. */
export interface Case extends Stored {
  readonly tenantId: string
  readonly definitionId: string
  readonly businessTable: string
  readonly businessId: string
  readonly startUserId: string
  readonly startTime: string
  readonly endTime: string
  readonly outcome: Outcome
  readonly variables: Variables
  readonly tasks: readonly Task[]
  readonly visits: readonly Visit[]
}

/** When something happens, and where new keys come from. */
export interface CaseClock {
  readonly time: string
  readonly nextId: () => string
}

export type CaseStart = Pick<Case, 'id' | 'tenantId' | 'definitionId' | 'businessTable' | 'businessId' | 'startUserId' | 'variables'>

export interface Completion {
  readonly taskId: string
  readonly flag: 'ok' | 'no'
  readonly comment: string
  readonly variables?: Variables
}

const everybodyInCharge = ['administrator', 'admin']
const tooManySteps = 500

/** Moves through a process; each step is written down. */
class Walk {
  readonly tasks: Task[]
  readonly visits: Visit[]
  readonly process: Process
  readonly variables: Variables
  readonly moment: CaseClock

  constructor(from: Case, process: Process, moment: CaseClock) {
    this.tasks = [...from.tasks]
    this.visits = [...from.visits]
    this.variables = from.variables
    this.process = process
    this.moment = moment
  }

  enter(id: string) {
    const node = this.process.nodes.get(id)
    if (!node || this.visits.length > tooManySteps) throw refuse('流程无法继续，请检查流程图')
    if (node.type === 'userTask') this.#wait(node)
    else if (node.type !== 'parallelGateway' || this.#allArrived(node)) {
      this.#note({ nodeId: id, name: node.name, type: node.type })
      this.leave(node)
    }
  }

  leave(node: BpmnNode) {
    const outgoing = this.process.flows.filter((flow) => flow.source === node.id)
    if (outgoing.length === 0) return
    const open = outgoing.filter((flow) => flow.id !== node.otherwise && conditionHolds(flow.condition, this.variables))
    const taken = node.type === 'exclusiveGateway' ? open.slice(0, 1) : open
    const chosen = taken.length > 0 ? taken : outgoing.filter((flow) => flow.id === node.otherwise)
    if (chosen.length === 0) throw refuse('流程条件均不满足，无法流转')
    for (const flow of chosen) {
      this.#note({ nodeId: flow.id, name: flow.name, type: 'sequenceFlow' })
      this.enter(flow.target)
    }
  }

  #note(visit: Pick<Visit, 'nodeId' | 'name' | 'type'>) {
    this.visits.push({ ...visit, createTime: this.moment.time, endTime: this.moment.time, taskId: '' })
  }

  #wait({ id, name, type, assignee, candidateUsers, candidateGroups }: BpmnNode) {
    const person = resolveVariable(assignee, this.variables)
    const nobody = person === '' && candidateUsers.length === 0 && candidateGroups.length === 0
    const taskId = this.moment.nextId()
    const { time } = this.moment
    const groups = nobody ? everybodyInCharge : candidateGroups
    this.tasks.push({
      id: taskId,
      nodeId: id,
      name,
      createTime: time,
      claimTime: '',
      endTime: '',
      assignee: person,
      candidateUsers,
      candidateGroups: groups,
      comment: '',
    })
    this.visits.push({ nodeId: id, name, type, createTime: time, endTime: '', taskId })
  }

  #allArrived({ id }: BpmnNode) {
    const incoming = this.process.flows.filter((flow) => flow.target === id).map((flow) => flow.id)
    const arrived = this.visits.filter((visit) => incoming.includes(visit.nodeId)).length
    const joined = this.visits.filter((visit) => visit.nodeId === id).length
    return arrived >= incoming.length * (joined + 1)
  }
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
