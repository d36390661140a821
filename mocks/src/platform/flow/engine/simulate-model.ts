import { type FlowSimulationDraft, type FlowSimulationResult, flowModel } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../../engine/mock'
import { businessError } from '../../../engine/refusal'
import type { World } from '../../../engine/world/world'
import { type Process, parseBpmn } from '../bpmn'
import type { Variables } from '../condition'
import { completeTask, findOpenTask, type InstanceStart, startInstance } from '../instance'
import type { ActivityRecord, InstanceClock, ProcessInstance, Task } from '../instance-types'
import { checkPerson, getPeopleVariables } from '../organization/people'
import { ProcessRunner } from '../process-runner'
import { getUserName } from '../views'
import { createOrganization } from './create-organization'
import { splitList } from './step-settings'
import { StuckError } from './stuck-error'

/** Number of decisions and timers after which a simulation counts as an endless loop. */
const maxEvents = 300

/** Number of passes through one step after which a simulation counts as an endless loop. */
const maxPasses = 20

type Step = FlowSimulationResult['steps'][number]

interface Simulation {
  readonly process: Process
  readonly start: InstanceStart
  readonly clock: InstanceClock
  readonly refused: readonly string[]
}

interface Played {
  readonly instance: ProcessInstance
  readonly message: string
}

/** Returns the message of an endless loop; `''` if there is none yet. */
function findLoop({ tasks }: ProcessInstance, events: number): string {
  const passes = new Map<string, Set<string>>()
  for (const { nodeId, id, multiInstanceId = id } of tasks) passes.set(nodeId, (passes.get(nodeId) ?? new Set()).add(multiInstanceId))
  const repeated = tasks.find(({ nodeId }) => (passes.get(nodeId)?.size ?? 0) > maxPasses)
  if (repeated) return `流程反复经过“${repeated.name || repeated.nodeId}”，没有结束`
  return events > maxEvents ? '步骤太多，流程没有结束' : ''
}

/** Completes the next task, or lets the time pass that a step waits for; returns `undefined` if there is neither. */
function advance(played: ProcessInstance, { process, clock, refused }: Simulation): ProcessInstance | undefined {
  const task = findOpenTask(played)
  if (task) {
    const completion = { taskId: task.id, flag: refused.includes(task.nodeId) ? ('no' as const) : ('ok' as const), comment: '' }
    return completeTask(played, process, { completion, moment: clock })
  }
  const runner = new ProcessRunner(played, process, clock)
  const timer = runner.state.timers.find((waiting) => runner.state.isCatching(waiting))
  if (played.endTime !== '' || !timer) return undefined
  runner.fire(timer.nodeId)
  return runner.state.toInstance()
}

/** Starts a process, and completes one task after another until the process ends or cannot go on. */
function play(simulation: Simulation): Played {
  const { process, start, clock } = simulation
  try {
    let played = startInstance(process, start, clock)
    let message = ''
    for (let next: ProcessInstance | undefined = played, events = 0; next && message === ''; events += 1) {
      played = next
      message = findLoop(played, events)
      next = advance(played, simulation)
    }
    return { instance: played, message }
  } catch (error) {
    if (error instanceof StuckError) return { instance: error.instance, message: error.message }
    throw error
  }
}

const getCandidates = (process: Process, instance: ProcessInstance, { candidateUsers, candidateGroups }: Task): readonly string[] => [
  ...candidateUsers,
  ...(process.organization?.findUsers({ by: 'role', value: candidateGroups.join(',') }, instance) ?? []),
]

/** Returns the ids of the users who are asked at a step. */
function findAsked(process: Process, instance: ProcessInstance, { taskId }: ActivityRecord): readonly string[] {
  const task = instance.tasks.find(({ id }) => id === taskId)
  if (!task) return []
  const step = instance.multiInstances?.find(({ id }) => id === task.multiInstanceId)
  if (step) return step.assignees.map(({ userId }) => userId)
  return task.assignee === '' ? getCandidates(process, instance, task) : [task.assignee]
}

/** Lists the nodes that were passed; the tasks of one step are one entry. */
function toSteps(world: World, process: Process, instance: ProcessInstance): Step[] {
  const { tasks, copies = [] } = instance
  const groups = new Map(tasks.map(({ id, multiInstanceId }) => [id, multiInstanceId]))
  const isRepeated = ({ taskId }: ActivityRecord, index: number) => {
    const group = groups.get(taskId)
    return group !== undefined && instance.activities.findIndex((other) => groups.get(other.taskId) === group) < index
  }
  return instance.activities
    .filter((activity, index) => activity.type !== 'sequenceFlow' && !isRepeated(activity, index))
    .map((activity) => {
      const { nodeId, name: nodeName, type: nodeType, note } = activity
      const informed = nodeType === 'userTask' ? [] : copies.filter((copy) => copy.nodeId === nodeId).map(({ userId }) => userId)
      const people = [...new Set([...findAsked(process, instance, activity), ...informed])]
      return {
        nodeId,
        nodeName,
        nodeType,
        people: people.map((userId) => ({ userId, userName: getUserName(world, userId) })),
        ...(note && { note }),
      }
    })
}

/** Converts the values of a form to variables; numbers and amounts can be compared. */
function toVariables({ formFields = [], values }: FlowSimulationDraft): Variables {
  const isNumber = (name: string) => formFields.some((field) => field.name === name && (field.kind === 'number' || field.kind === 'money'))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const number = Number(value)
      return [name, isNumber(name) && !Number.isNaN(number) ? number : value]
    }),
  )
}

function requireModel(world: World, xml: string): Process {
  const process = parseBpmn(xml)
  if (!process) throw businessError('modelEditorXml:流程图不完整，缺少流程或开始节点')
  return { ...process, organization: createOrganization(world) }
}

/** Creates a clock whose ids are not taken from the world, because a simulation leaves no trace. */
function createSimulationClock(world: World): InstanceClock {
  let serial = 0
  return {
    time: world.formatNow(),
    nextId: () => {
      serial += 1
      return String(serial)
    },
  }
}

/** Runs a draft of a process with the values of a form, without deploying or storing anything. */
export function simulateModel(call: Call, input: FlowSimulationDraft): FlowSimulationResult {
  const { world, caller } = call
  const { modelEditorXml, startUserId = caller.userId, chosen, refusedNodeIds } = input
  const process = requireModel(world, modelEditorXml)
  if (startUserId !== caller.userId) checkPerson(call, ['startUserId', startUserId])
  const clock = createSimulationClock(world)
  const empty = { id: '0', tenantId: caller.tenantId, definitionId: '', businessTable: '', businessId: '', startUserId }
  const start = { ...empty, variables: { ...getPeopleVariables(world, startUserId), ...toVariables(input) }, ...(chosen && { chosen }) }
  const { instance, message } = play({ process, start, clock, refused: splitList(refusedNodeIds) })
  const flows = instance.activities.filter(({ type }) => type === 'sequenceFlow').map(({ nodeId }) => nodeId)
  const outcome = instance.outcome === 'refused' ? ('refused' as const) : ('passed' as const)
  return { steps: toSteps(world, process, instance), flows, outcome: message === '' ? outcome : 'stuck', message }
}

export const simulationMocks = [mock(flowModel.simulate, (call) => simulateModel(call, call.body))]
