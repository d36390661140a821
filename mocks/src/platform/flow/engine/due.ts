import { Refusal } from '../../../engine/refusal'
import type { World } from '../../../engine/world/world'
import type { Process } from '../bpmn'
import { definitionState, definitionTable } from '../definition-table'
import { completeTask, returnInstance } from '../instance'
import { instanceTable, requireProcess } from '../instance-table'
import type { InstanceClock, ProcessInstance, Task } from '../instance-types'
import { ProcessRunner } from '../process-runner'

/** Due events that are carried out at once; a process with shorter periods goes on at the next read. */
const maxEvents = 100

interface DueEvent {
  readonly dueTime: string
  readonly apply: (moment: InstanceClock) => ProcessInstance
}

function remind(instance: ProcessInstance, task: Task, { time }: InstanceClock): ProcessInstance {
  const change = { isReminded: true as const, urged: [...(task.urged ?? []), time] }
  return { ...instance, tasks: instance.tasks.map((other) => (other.id === task.id ? { ...other, ...change } : other)) }
}

/** Carries out what the step of an overdue task says. */
function applyDue(instance: ProcessInstance, process: Process, { task, moment }: { readonly task: Task; readonly moment: InstanceClock }) {
  const whenDue = process.nodes.get(task.nodeId)?.whenDue ?? 'remind'
  if (whenDue === 'remind') return remind(instance, task, moment)
  if (whenDue === 'approve')
    return completeTask(instance, process, { completion: { taskId: task.id, flag: 'ok', comment: '超时自动同意' }, moment })
  const nodeId = [...process.nodes.values()].find(({ type, parent }) => type === 'startEvent' && parent === '')?.id ?? ''
  return returnInstance(instance, process, { nodeId, comment: '超时自动退回发起人', taskId: task.id, moment })
}

function fireTimer(
  instance: ProcessInstance,
  process: Process,
  { nodeId, moment }: { readonly nodeId: string; readonly moment: InstanceClock },
) {
  const runner = new ProcessRunner(instance, process, moment)
  runner.fire(nodeId)
  return runner.state.toInstance()
}

const isPending = ({ endTime, dueTime = '', isReminded }: Task) => endTime === '' && dueTime !== '' && !isReminded

/** Returns the events that are due, the earliest first. */
function findDueEvents(instance: ProcessInstance, process: Process, now: string): readonly DueEvent[] {
  const tasks = instance.tasks
    .filter(isPending)
    .map((task): DueEvent => ({ dueTime: task.dueTime ?? '', apply: (moment) => applyDue(instance, process, { task, moment }) }))
  const timers = (instance.timers ?? []).map(
    ({ nodeId, dueTime }): DueEvent => ({ dueTime, apply: (moment) => fireTimer(instance, process, { nodeId, moment }) }),
  )
  return [...tasks, ...timers].filter(({ dueTime }) => dueTime <= now).sort((left, right) => (left.dueTime < right.dueTime ? -1 : 1))
}

/** Carries out overdue tasks and timers, each at the time at which it was due. */
export function settleInstance(before: ProcessInstance, process: Process, { time, nextId }: InstanceClock): ProcessInstance {
  let instance = before
  for (let count = 0; count < maxEvents && instance.endTime === ''; count += 1) {
    const [next] = findDueEvents(instance, process, time)
    if (!next) return instance
    instance = next.apply({ time: next.dueTime, nextId })
  }
  return instance
}

function isDue({ endTime, tasks, timers = [] }: ProcessInstance, now: string): boolean {
  if (endTime !== '') return false
  return timers.some(({ dueTime }) => dueTime <= now) || tasks.some((task) => isPending(task) && (task.dueTime ?? '') <= now)
}

/** Carries out what has become due in all running processes; suspended ones wait. */
export function settleDueTasks(world: World): void {
  const clock = { time: world.formatNow(), nextId: world.nextId }
  const instances = world.table(instanceTable)
  for (const instance of instances.all().filter((row) => isDue(row, clock.time))) {
    if (world.table(definitionTable).get(instance.definitionId)?.suspensionState === definitionState.suspended) continue
    try {
      instances.put(settleInstance(instance, requireProcess(world, instance.definitionId), clock))
    } catch (error) {
      // a process that cannot go on remains open: its next decision tells why
      if (!(error instanceof Refusal)) throw error
    }
  }
}
