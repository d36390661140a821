import { flowProcess } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { badParameterError } from '../../engine/refusal'
import { isDateTime, minute, parseTime } from '../../engine/world/time'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter } from '../assertions'
import { type DefinitionRow, definitionTable } from './definition-table'
import { instanceTable, requireProcess } from './instance-table'
import type { Outcome, ProcessInstance, Task } from './instance-types'

interface Started {
  readonly instance: ProcessInstance
  readonly definition: DefinitionRow
}

const countMinutes = (from: string, to: string) => Math.max(0, Math.round((parseTime(to) - parseTime(from)) / minute))
const average = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): readonly (readonly [string, readonly Item[]])[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = getKey(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups]
}

/** Lists the requests that were started in a period, with their definitions. */
function getStarted(call: Call): Started[] {
  const { world, query } = call
  const [from, to] = ['startTime', 'endTime'].map((name) => {
    const time = requireParameter(call, name)
    if (!isDateTime(time)) throw badParameterError(name)
    return time
  })
  const key = query.processDefinitionKey ?? ''
  return world
    .table(instanceTable)
    .all()
    .filter(({ startTime, outcome }) => startTime >= (from ?? '') && startTime <= (to ?? '') && outcome !== 'deleted')
    .filter((instance) => isVisibleToCaller(instance, call))
    .flatMap((instance) => {
      const definition = world.table(definitionTable).get(instance.definitionId)
      return definition && (key === '' || definition.key === key) ? [{ instance, definition }] : []
    })
}

const countOutcome = (started: readonly Started[], outcome: Outcome) =>
  started.filter(({ instance }) => instance.outcome === outcome).length

const toProcessFigures = ([processDefinitionKey, started]: readonly [string, readonly Started[]]) => ({
  processDefinitionKey,
  processDefinitionName: started.toSorted((left, right) => right.definition.version - left.definition.version)[0]?.definition.name ?? '',
  started: started.length,
  passed: countOutcome(started, 'passed'),
  refused: countOutcome(started, 'refused'),
  withdrawn: countOutcome(started, 'withdrawn'),
  running: countOutcome(started, 'running'),
  averageMinutes: average(
    started.flatMap(({ instance: { startTime, endTime } }) => (endTime === '' ? [] : [countMinutes(startTime, endTime)])),
  ),
})

interface PassedStep {
  readonly key: string
  readonly task: Task
}

/** Lists the tasks of steps; a task that was returned to the applicant is no step. */
const getSteps = ({ world }: Call, started: readonly Started[]): PassedStep[] =>
  started.flatMap(({ instance, definition }) => {
    const { nodes } = requireProcess(world, definition.id)
    return instance.tasks
      .filter(({ nodeId, signFor }) => signFor === undefined && nodes.get(nodeId)?.type === 'userTask')
      .map((task) => ({ key: definition.key, task }))
  })

function toStepFigures(now: string, steps: readonly PassedStep[]) {
  const [{ key = '', task = undefined } = {}] = steps.slice(-1)
  const done = steps.filter((step) => step.task.endTime !== '')
  const open = steps.filter((step) => step.task.endTime === '')
  const durations = steps.map((step) => countMinutes(step.task.createTime, step.task.endTime || now))
  return {
    processDefinitionKey: key,
    nodeId: task?.nodeId ?? '',
    nodeName: task?.name ?? '',
    done: done.length,
    open: open.length,
    overdue: open.filter(({ task: { dueTime = '' } }) => dueTime !== '' && dueTime < now).length,
    averageMinutes: average(durations),
    longestMinutes: Math.max(0, ...durations),
  }
}

const toMonthFigures = ([month, started]: readonly [string, readonly Started[]]) => ({
  month,
  started: started.length,
  passed: countOutcome(started, 'passed'),
  refused: countOutcome(started, 'refused'),
})

const monthLength = 'yyyy-MM'.length

export const statisticsMocks = [
  mock(flowProcess.statistics, (call) => {
    const started = getStarted(call)
    const now = call.world.formatNow()
    const steps = groupBy(getSteps(call, started), ({ key, task }) => `${key} ${task.nodeId}`)
    return {
      processes: groupBy(started, ({ definition }) => definition.key)
        .map(toProcessFigures)
        .sort((left, right) => right.started - left.started),
      steps: steps.map(([, group]) => toStepFigures(now, group)).sort((left, right) => right.averageMinutes - left.averageMinutes),
      months: groupBy(started, ({ instance }) => instance.startTime.slice(0, monthLength))
        .map(toMonthFigures)
        .sort((left, right) => (left.month < right.month ? -1 : 1)),
    }
  }),
]
