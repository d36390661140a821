import { refuse } from '../../engine/refusal'
import type { BpmnNode, Process } from './bpmn'
import type { Case, CaseClock, Task, Visit } from './case-types'
import { conditionHolds, resolveVariable, type Variables } from './condition'

const everybodyInCharge = ['administrator', 'admin']
const tooManySteps = 500

/** Moves through a process; each step is written down. */
export class Walk {
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
