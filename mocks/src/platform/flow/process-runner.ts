import { businessError, Refusal } from '../../engine/refusal'
import type { BpmnNode, Process, SequenceFlow } from './bpmn'
import { isConditionTrue } from './condition'
import { addDuration } from './engine/duration'
import { createAssignee } from './engine/multi-instance'
import { planStep } from './engine/plan-step'
import { findReachable, isInside } from './engine/reachable'
import { RunState } from './engine/run-state'
import { StuckError } from './engine/stuck-error'
import type { InstanceClock, ProcessInstance } from './instance-types'

const maxSteps = 500

/** Nodes that need an engine part which the mocks do not have. */
const unsupportedTypes: ReadonlySet<string> = new Set([
  'callActivity',
  'receiveTask',
  'eventBasedGateway',
  'complexGateway',
  'adHocSubProcess',
])

const isScope = ({ type }: Pick<BpmnNode, 'type'>) => type === 'subProcess' || type === 'transaction'

/** Moves tokens through a process until all of them wait, and records each step. */
export class ProcessRunner {
  readonly state: RunState
  readonly #process: Process
  /** Nodes and flows to enter next, the last one first. */
  readonly #pending: (() => void)[] = []
  #steps = 0

  constructor(from: ProcessInstance, process: Process, clock: InstanceClock) {
    this.state = new RunState(from, process, clock)
    this.#process = process
  }

  /** Enters a node as if a flow led to it; a sub-process around it is entered, too. */
  enter(id: string) {
    this.#pending.push(() => this.#enterDirectly(id))
    this.#run()
  }

  /** Continues after a step that is done. */
  leave(node: BpmnNode) {
    this.#pending.push(() => this.#leaveActivity(node))
    this.#run()
  }

  /** Fires a timer: of a step that waits for it, or at the boundary of another step. */
  fire(nodeId: string) {
    const node = this.#find(nodeId)
    const { state } = this
    state.timers = state.timers.filter((timer) => timer.nodeId !== nodeId)
    const { boundary } = node
    if (boundary?.isInterrupting)
      state.cancel((id) => isInside(this.#process, id, boundary.attachedTo), `超时，转到${node.name || '后续步骤'}`)
    if (boundary) state.record({ nodeId, name: node.name, type: node.type })
    state.closeActivities((activity) => activity.nodeId === nodeId)
    this.#pending.push(() => this.#leave(node))
    this.#run()
  }

  #find(id: string): BpmnNode {
    const node = this.#process.nodes.get(id)
    if (!node) throw businessError('流程无法继续，请检查流程图')
    return node
  }

  #isOpen = (id: string) => this.state.activities.some(({ nodeId, endTime }) => nodeId === id && endTime === '')

  #run() {
    try {
      this.#moveTokens()
    } catch (error) {
      throw error instanceof Refusal ? new StuckError(error.message, this.state.toInstance()) : error
    }
  }

  #moveTokens() {
    do {
      for (let next = this.#pending.pop(); next; next = this.#pending.pop()) {
        this.#steps += 1
        if (this.#steps > maxSteps) throw businessError('流程无法继续，请检查流程图：反复经过同样的步骤')
        next()
      }
    } while (this.#settle())
  }

  #enter(id: string, flowId: string) {
    const node = this.#find(id)
    const { state } = this
    if (unsupportedTypes.has(node.type)) throw businessError(`不支持步骤“${node.name || id}”（${node.type}）`)
    if (node.type === 'userTask') this.#startStep(node)
    else if (isScope(node)) this.#startScope(node)
    else if (node.type === 'intermediateCatchEvent') this.#waitForTimer(node)
    else if (this.#isJoin(node) && flowId !== '') {
      state.joinTokens = [...state.joinTokens, { nodeId: id, flowId }]
      if (node.type === 'parallelGateway') this.#joinIfComplete(node)
    } else {
      state.record({ nodeId: id, name: node.name, type: node.type })
      state.copyBySettings(id)
      this.#leave(node)
    }
  }

  #enterDirectly(id: string) {
    for (let scope = this.#find(id).parent; scope !== ''; scope = this.#find(scope).parent)
      if (!this.#isOpen(scope)) this.#openScope(this.#find(scope))
    this.#enter(id, '')
  }

  #getIncoming = (id: string) => this.#process.flows.filter(({ target }) => target === id)

  #isJoin = ({ id, type }: BpmnNode) => (type === 'parallelGateway' || type === 'inclusiveGateway') && this.#getIncoming(id).length > 1

  #startTimers({ id }: BpmnNode) {
    const { state } = this
    for (const { id: nodeId, boundary, timer } of this.#process.nodes.values()) {
      const dueTime = boundary?.attachedTo === id ? addDuration(state.clock.time, timer) : ''
      if (dueTime !== '') state.timers = [...state.timers, { nodeId, dueTime }]
    }
  }

  #startStep(node: BpmnNode) {
    const { state } = this
    const { id, name, type } = node
    const plan = planStep(node, state.people)
    if (plan.type === 'decided') {
      state.record({ nodeId: id, name, type, note: plan.note })
      state.variables = { ...state.variables, flag: plan.flag }
      this.#leaveActivity(node)
      return
    }
    this.#startTimers(node)
    if (plan.type === 'task') {
      const { type: _, ...task } = plan
      state.addTask({ nodeId: id, name, ...task })
      return
    }
    state.openNextTasks({ id: state.clock.nextId(), nodeId: id, result: '', assignees: plan.userIds.map(createAssignee) })
  }

  #openScope(node: BpmnNode) {
    if (node.loop) throw businessError(`不支持多实例的子流程“${node.name || node.id}”`)
    this.state.record({ nodeId: node.id, name: node.name, type: node.type, endTime: '' })
    this.#startTimers(node)
  }

  #startScope(node: BpmnNode) {
    this.#openScope(node)
    const start = [...this.#process.nodes.values()].find(({ parent, type }) => parent === node.id && type === 'startEvent')
    if (!start) throw businessError(`子流程“${node.name || node.id}”没有开始节点`)
    this.#pending.push(() => this.#enter(start.id, ''))
  }

  #waitForTimer(node: BpmnNode) {
    const { state } = this
    const dueTime = addDuration(state.clock.time, node.timer)
    if (dueTime === '') throw businessError(`不支持步骤“${node.name || node.id}”：只能等待一段时间`)
    state.record({ nodeId: node.id, name: node.name, type: node.type, endTime: '' })
    state.timers = [...state.timers, { nodeId: node.id, dueTime }]
  }

  /** Ends what belongs to a finished step, then continues. */
  #leaveActivity(node: BpmnNode) {
    const { state } = this
    state.timers = state.timers.filter(({ nodeId }) => this.#process.nodes.get(nodeId)?.boundary?.attachedTo !== node.id)
    if (node.type === 'userTask') state.copyBySettings(node.id)
    const resumes = state.resumes.filter(({ from }) => from === node.id)
    state.resumes = state.resumes.filter(({ from }) => from !== node.id)
    if (resumes.length === 0) return this.#leave(node)
    if (node.type === 'startEvent' || state.variables['flag'] !== 'no') {
      for (const { to } of resumes) this.#pending.push(() => this.#enterDirectly(to))
      return
    }
    // refused after a return: other branches must not go on beside what follows
    const following = findReachable(this.#process, node.id)
    state.cancel((id) => following.has(id), '流程已重新流转')
    this.#leave(node)
  }

  #leave(node: BpmnNode) {
    const outgoing = this.#process.flows.filter((flow) => flow.source === node.id)
    if (outgoing.length === 0) {
      this.#end(node)
      return
    }
    const next = this.#chooseFlows(node, outgoing)
    if (next.length === 0) throw businessError(`流程条件均不满足，无法流转${node.name === '' ? '' : `（${node.name}）`}`)
    for (const flow of [...next].reverse()) this.#pending.push(() => this.#follow(flow))
  }

  #chooseFlows({ type, defaultFlow }: BpmnNode, outgoing: readonly SequenceFlow[]): readonly SequenceFlow[] {
    if (type === 'parallelGateway') return outgoing
    const { variables } = this.state
    const candidates = outgoing.filter(({ id }) => id !== defaultFlow)
    const isOpen = ({ condition }: SequenceFlow) => isConditionTrue(condition, variables)
    const open = type === 'exclusiveGateway' ? [candidates.find(isOpen)].filter((flow) => flow !== undefined) : candidates.filter(isOpen)
    return open.length > 0 ? open : outgoing.filter(({ id }) => id === defaultFlow)
  }

  #follow({ id, name, target }: SequenceFlow) {
    this.state.record({ nodeId: id, name, type: 'sequenceFlow' })
    this.#enter(target, id)
  }

  #end({ id, parent, isTerminating }: BpmnNode) {
    const { state } = this
    if (state.variables['flag'] === 'no') state.refusals = [...state.refusals, id]
    if (!isTerminating) return
    this.#pending.length = 0
    state.cancel((other) => other !== id && other !== parent && isInside(this.#process, other, parent), '流程已结束')
  }

  #joinIfComplete(node: BpmnNode) {
    const { state } = this
    const incoming = this.#getIncoming(node.id).map(({ id }) => id)
    const arrived = incoming.map((flowId) => state.joinTokens.find((token) => token.nodeId === node.id && token.flowId === flowId))
    if (arrived.every((token) => token !== undefined)) this.#join(node, new Set(arrived))
  }

  #join(node: BpmnNode, arrived: ReadonlySet<unknown>) {
    const { state } = this
    state.joinTokens = state.joinTokens.filter((token) => !arrived.has(token))
    state.record({ nodeId: node.id, name: node.name, type: node.type })
    this.#leave(node)
  }

  /** Goes on where everything that was waited for has arrived; returns whether anything has. */
  #settle(): boolean {
    return this.#settleJoins() || this.#settleScopes() || this.#settleStuckJoins()
  }

  /** Ends the waiting for a branch that ended with a refusal. Throws if other branches can never arrive. */
  #settleStuckJoins(): boolean {
    const { state } = this
    const [stuck] = state.joinTokens
    if (!stuck || state.openTasks.length > 0 || state.timers.some((timer) => state.isCatching(timer))) return false
    const { name, parent } = this.#find(stuck.nodeId)
    if (!state.isRefusedIn(parent)) throw businessError(`流程停在“${name || stuck.nodeId}”：其余分支不会到达，请检查流程图`)
    state.joinTokens = state.joinTokens.filter((token) => token !== stuck)
    state.variables = { ...state.variables, flag: 'no' }
    return true
  }

  /** Returns the nodes at which something still runs, except tokens that wait at that node. */
  #findActiveNodes(except: string): readonly string[] {
    const { openTasks, joinTokens, timers, resumes } = this.state
    return [
      ...resumes.map(({ to }) => to),
      ...openTasks.map(({ nodeId }) => nodeId),
      ...joinTokens.map(({ nodeId }) => nodeId),
      ...timers.filter((timer) => this.state.isCatching(timer)).map(({ nodeId }) => nodeId),
    ].filter((id) => id !== except)
  }

  #settleJoins(): boolean {
    const { joinTokens } = this.state
    const joins = [...new Set(joinTokens.map(({ nodeId }) => nodeId))].filter((id) => this.#find(id).type === 'inclusiveGateway')
    const ready = joins.find((id) => !this.#findActiveNodes(id).some((from) => findReachable(this.#process, from).has(id)))
    if (ready === undefined) return false
    this.#join(this.#find(ready), new Set(joinTokens.filter(({ nodeId }) => nodeId === ready)))
    return true
  }

  #settleScopes(): boolean {
    const { state } = this
    const open = state.activities.filter(({ endTime }) => endTime === '').map(({ nodeId }) => nodeId)
    const isInner = (id: string, scope: string) => id !== scope && isInside(this.#process, id, scope)
    const running = [...this.#findActiveNodes(''), ...open]
    const { nodes } = this.#process
    const isScopeId = (id: string) => isScope(nodes.get(id) ?? { type: '' })
    const done = open.find((id) => isScopeId(id) && !running.some((inner) => isInner(inner, id)))
    if (done === undefined) return false
    state.closeActivities(({ nodeId }) => nodeId === done)
    if (state.isRefusedIn(done)) state.variables = { ...state.variables, flag: 'no' }
    state.refusals = state.refusals.filter((id) => this.#process.nodes.get(id)?.parent !== done)
    this.#leaveActivity(this.#find(done))
    return true
  }
}
