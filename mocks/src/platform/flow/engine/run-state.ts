import type { Process } from '../bpmn'
import type { Variables } from '../condition'
import type {
  ActivityRecord,
  Copy,
  InstanceClock,
  JoinToken,
  MultiInstance,
  ProcessInstance,
  Resume,
  StepAssignee,
  Task,
  Timer,
} from '../instance-types'
import { addDuration } from './duration'
import { closeStep, findNextAssignees } from './multi-instance'
import { findPeople, type PeopleContext } from './people-rules'

type NewTask = Pick<Task, 'nodeId' | 'name' | 'assignee'> & Partial<Task>

/** Mutable copy of an instance while its process runs. */
export class RunState {
  tasks: readonly Task[]
  activities: readonly ActivityRecord[]
  multiInstances: readonly MultiInstance[]
  joinTokens: readonly JoinToken[]
  timers: readonly Timer[]
  copies: readonly Copy[]
  variables: Variables
  refusals: readonly string[]
  resumes: readonly Resume[]
  readonly instance: ProcessInstance
  readonly process: Process
  readonly clock: InstanceClock

  constructor(instance: ProcessInstance, process: Process, clock: InstanceClock) {
    this.instance = instance
    this.process = process
    this.clock = clock
    this.tasks = instance.tasks
    this.activities = instance.activities
    this.multiInstances = instance.multiInstances ?? []
    this.joinTokens = instance.joinTokens ?? []
    this.timers = instance.timers ?? []
    this.copies = instance.copies ?? []
    this.variables = instance.variables
    this.refusals = instance.refusals ?? []
    this.resumes = instance.resumes ?? []
  }

  get people(): PeopleContext {
    const { tenantId, startUserId, chosen } = this.instance
    return { tenantId, startUserId, tasks: this.tasks, variables: this.variables, process: this.process, ...(chosen && { chosen }) }
  }

  get openTasks(): readonly Task[] {
    return this.tasks.filter(({ endTime }) => endTime === '')
  }

  /** Returns the instance with what has changed; it ends when nothing is left to wait for. */
  toInstance(): ProcessInstance {
    const { instance, tasks, activities, multiInstances, joinTokens, timers, copies, variables, refusals, resumes, clock } = this
    const isOver = this.openTasks.length === 0 && joinTokens.length === 0 && !timers.some((timer) => this.isCatching(timer))
    return {
      ...instance,
      tasks,
      activities,
      variables,
      ...(multiInstances.length > 0 && { multiInstances }),
      ...((joinTokens.length > 0 || instance.joinTokens) && { joinTokens }),
      ...((timers.length > 0 || instance.timers) && { timers: isOver ? [] : timers }),
      ...(copies.length > 0 && { copies }),
      ...((refusals.length > 0 || instance.refusals) && { refusals }),
      ...((resumes.length > 0 || instance.resumes) && { resumes: isOver ? [] : resumes }),
      ...(isOver && { endTime: clock.time, outcome: this.isRefusedIn('') ? ('refused' as const) : ('passed' as const) }),
    }
  }

  /** Whether a branch of the process, or of a sub-process, ended with a refusal. */
  isRefusedIn(scope: string): boolean {
    return this.refusals.some((id) => this.process.nodes.get(id)?.parent === scope)
  }

  /** Whether a timer is a step of its own, not one at the boundary of another step. */
  isCatching({ nodeId }: Timer): boolean {
    return this.process.nodes.get(nodeId)?.boundary === undefined
  }

  record(activity: Pick<ActivityRecord, 'nodeId' | 'name' | 'type'> & Partial<ActivityRecord>) {
    const { time } = this.clock
    this.activities = [...this.activities, { createTime: time, endTime: time, taskId: '', ...activity }]
  }

  /** Opens a task and its activity; a task of a user who is away goes to the delegate. */
  addTask({ note, ...values }: NewTask & { readonly note?: string | undefined }): Task {
    const node = this.process.nodes.get(values.nodeId)
    const { time, nextId } = this.clock
    const dueTime = node ? addDuration(time, node.due) : ''
    const task: Task = {
      id: nextId(),
      createTime: time,
      claimTime: '',
      endTime: '',
      candidateUsers: [],
      candidateGroups: [],
      comment: '',
      ...(dueTime !== '' && { dueTime }),
      ...values,
      ...this.#delegate(values),
    }
    this.tasks = [...this.tasks, task]
    this.record({ nodeId: task.nodeId, name: task.name, type: 'userTask', endTime: '', taskId: task.id, ...(note && { note }) })
    return task
  }

  #delegate({ assignee, nodeId }: NewTask): Partial<Task> {
    const { process, clock, instance } = this
    const node = process.nodes.get(nodeId)
    // a request that was returned to its starter stays with the starter
    if (assignee === '' || !process.organization || node?.type !== 'userTask') return {}
    const delegate = process.organization.findDelegate({
      userId: assignee,
      processKey: process.id,
      time: clock.time,
      startUserId: instance.startUserId,
    })
    if (delegate === '' || delegate === assignee || !process.organization.isAvailable(delegate, instance.tenantId)) return {}
    const isOwn = delegate === instance.startUserId && !node.selfApproval
    return isOwn ? {} : { assignee: delegate, delegatedFor: assignee }
  }

  changeTask(id: string, change: Partial<Task>) {
    this.tasks = this.tasks.map((task) => (task.id === id ? { ...task, ...change } : task))
  }

  /** Closes a task and its activity. */
  closeTask(id: string, change: Partial<Task>) {
    const { time } = this.clock
    this.changeTask(id, { endTime: time, ...change })
    this.closeActivities(({ taskId }) => taskId === id)
  }

  closeActivities(matches: (activity: ActivityRecord) => boolean) {
    const { time } = this.clock
    this.activities = this.activities.map((activity) =>
      activity.endTime === '' && matches(activity) ? { ...activity, endTime: time } : activity,
    )
  }

  putMultiInstance(changed: MultiInstance) {
    const others = this.multiInstances.filter(({ id }) => id !== changed.id)
    this.multiInstances = [...others, changed]
  }

  /** Opens the tasks of the assignees whose turn it is. */
  openNextTasks(step: MultiInstance): void {
    const node = this.process.nodes.get(step.nodeId)
    if (!node?.loop) return
    const tasks = new Map<StepAssignee, string>()
    for (const assignee of findNextAssignees(step, node.loop)) {
      const { userId } = assignee
      tasks.set(assignee, this.addTask({ nodeId: node.id, name: node.name, assignee: userId, multiInstanceId: step.id }).id)
    }
    const assignees = step.assignees.map((assignee) => {
      const taskId = tasks.get(assignee)
      return taskId === undefined ? assignee : { ...assignee, taskId, state: 'open' as const }
    })
    this.putMultiInstance({ ...step, assignees })
  }

  /** Ends a step of several assignees; tasks that are still open are skipped. */
  closeMultiInstance(step: MultiInstance, result: 'ok' | 'no' | 'skipped') {
    this.putMultiInstance(closeStep(step, result, this.clock.time))
    for (const { id } of this.openTasks.filter(({ multiInstanceId }) => multiInstanceId === step.id))
      this.closeTask(id, { isSkipped: true, comment: '该步骤已有结果' })
  }

  /** Ends what happens at the nodes without going on from them. */
  cancel(matches: (nodeId: string) => boolean, comment: string) {
    for (const step of this.multiInstances.filter(({ nodeId, result }) => result === '' && matches(nodeId)))
      this.putMultiInstance(closeStep(step, 'skipped', this.clock.time))
    for (const { id } of this.openTasks.filter(({ nodeId }) => matches(nodeId))) this.closeTask(id, { isSkipped: true, comment })
    this.closeActivities(({ nodeId }) => matches(nodeId))
    const { flows, nodes } = this.process
    const sources = new Map(flows.map(({ id, source }) => [id, source]))
    this.joinTokens = this.joinTokens.filter(({ flowId }) => !matches(sources.get(flowId) ?? ''))
    this.timers = this.timers.filter(({ nodeId }) => !matches(nodes.get(nodeId)?.boundary?.attachedTo ?? nodeId))
    this.resumes = this.resumes.filter(({ to }) => !matches(to))
    this.refusals = this.refusals.filter((id) => !matches(id))
  }

  /** Informs users of the request, each once for a node. */
  copyTo(userIds: readonly string[], { nodeId, nodeName }: { readonly nodeId: string; readonly nodeName: string }) {
    const { time, nextId } = this.clock
    const informed = this.copies.filter((copy) => copy.nodeId === nodeId).map(({ userId }) => userId)
    const added = [...new Set(userIds)].filter((userId) => userId !== '' && !informed.includes(userId))
    const copies = added.map((userId) => ({ id: nextId(), userId, nodeId, nodeName, createTime: time, readTime: '' }))
    this.copies = [...this.copies, ...copies]
  }

  copyBySettings(nodeId: string) {
    const node = this.process.nodes.get(nodeId)
    if (node && node.copies.length > 0) this.copyTo(findPeople(node.copies, this.people, nodeId), { nodeId, nodeName: node.name })
  }
}
