import { businessError } from '../../engine/refusal'
import type { BpmnNode, Process } from './bpmn'
import { isConditionTrue, resolveVariable, type Variables } from './condition'
import type { ActivityRecord, InstanceClock, ProcessInstance, Task } from './instance-types'

const fallbackGroups = ['administrator', 'admin']
const maxSteps = 500

/** Moves through a process and records each step. */
export class ProcessRunner {
  readonly tasks: Task[]
  readonly activities: ActivityRecord[]
  readonly process: Process
  readonly variables: Variables
  readonly moment: InstanceClock
  readonly startUserId: string

  constructor(from: ProcessInstance, process: Process, moment: InstanceClock) {
    this.tasks = [...from.tasks]
    this.activities = [...from.activities]
    this.variables = from.variables
    this.startUserId = from.startUserId
    this.process = process
    this.moment = moment
  }

  enter(id: string) {
    const node = this.process.nodes.get(id)
    if (!node || this.activities.length > maxSteps) throw businessError('流程无法继续，请检查流程图')
    if (node.type === 'userTask') this.#wait(node)
    else if (node.type !== 'parallelGateway' || this.#allArrived(node)) {
      this.#note({ nodeId: id, name: node.name, type: node.type })
      this.leave(node)
    }
  }

  leave(node: BpmnNode) {
    const outgoing = this.process.flows.filter((flow) => flow.source === node.id)
    if (outgoing.length === 0) return
    const open = outgoing.filter((flow) => flow.id !== node.defaultFlow && isConditionTrue(flow.condition, this.variables))
    const taken = node.type === 'exclusiveGateway' ? open.slice(0, 1) : open
    const nextFlows = taken.length > 0 ? taken : outgoing.filter((flow) => flow.id === node.defaultFlow)
    if (nextFlows.length === 0) throw businessError('流程条件均不满足，无法流转')
    for (const flow of nextFlows) {
      this.#note({ nodeId: flow.id, name: flow.name, type: 'sequenceFlow' })
      this.enter(flow.target)
    }
  }

  #note(visit: Pick<ActivityRecord, 'nodeId' | 'name' | 'type'>) {
    this.activities.push({ ...visit, createTime: this.moment.time, endTime: this.moment.time, taskId: '' })
  }

  #wait({ id, name, type, assignee, candidateUsers, candidateGroups, selfApproval }: BpmnNode) {
    const named = resolveVariable(assignee, this.variables)
    // offered to others if it would be the applicant's own request
    const person = named === this.startUserId && !selfApproval ? '' : named
    const nobody = person === '' && candidateUsers.length === 0 && candidateGroups.length === 0
    const taskId = this.moment.nextId()
    const { time } = this.moment
    const groups = nobody ? fallbackGroups : candidateGroups
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
    this.activities.push({ nodeId: id, name, type, createTime: time, endTime: '', taskId })
  }

  #allArrived({ id }: BpmnNode) {
    const incoming = this.process.flows.filter((flow) => flow.target === id).map((flow) => flow.id)
    const arrived = this.activities.filter((visit) => incoming.includes(visit.nodeId)).length
    const joined = this.activities.filter((visit) => visit.nodeId === id).length
    return arrived >= incoming.length * (joined + 1)
  }
}
