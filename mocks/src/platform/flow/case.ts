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

export type Outcome = 'running' | 'passed' | 'refused' | 'deleted'

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
  const ended: Case = {
    ...before,
    variables: { ...before.variables, ...variables, flag },
    tasks: before.tasks.map((candidate) => (candidate.id === taskId ? { ...candidate, endTime: moment.time, comment } : candidate)),
    visits: before.visits.map((visit) => (visit.taskId === taskId ? { ...visit, endTime: moment.time } : visit)),
  }
  const walk = new Walk(ended, process, moment)
  walk.leave(node)
  return caseAfter(ended, walk, flag === 'no' ? 'refused' : 'passed')
}

export const claimTask = (before: Case, taskId: string, { userId, time }: { readonly userId: string; readonly time: string }): Case => ({
  ...before,
  tasks: before.tasks.map((task) => (task.id === taskId ? { ...task, assignee: userId, claimTime: time } : task)),
})

/** Ends an instance before its time; what was open is closed with the reason. */
export const deleteCase = (before: Case, reason: string, time: string): Case => ({
  ...before,
  endTime: time,
  outcome: 'deleted',
  tasks: before.tasks.map((task) => (task.endTime === '' ? { ...task, endTime: time, comment: reason } : task)),
  visits: before.visits.map((visit) => (visit.endTime === '' ? { ...visit, endTime: time } : visit)),
})

/** The instance ends when nobody has anything left to do. */
function caseAfter(before: Case, { tasks, visits, moment }: Walk, outcome: Outcome): Case {
  const over = tasks.every((task) => task.endTime !== '')
  return { ...before, tasks, visits, ...(over ? { endTime: moment.time, outcome } : {}) }
}

export const openTaskOf = ({ tasks }: Case): Task | undefined => tasks.find((task) => task.endTime === '')
