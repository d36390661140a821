import type { FlowField } from '@jwsk/sdk/flow'
import { type Engine, engines } from '../process/engine'
import type { ModdleElement } from '../settings/moddle'
import { readSettings } from '../settings/read-settings'
import { checkBranches } from './check-branches'
import { findEndlessLoops, findUnreachable } from './check-ways'
import type { Problem } from './problem'
import { findReachable, listGraphs, type ProcessGraph } from './process-graph'

const listPeople = (node: ModdleElement, engine: Engine) => readSettings(node, engine).people

/** Finds steps whose assignees are those of a step that does not come before. */
function findMissingHandlers({ nodes, getNext }: ProcessGraph): readonly Problem[] {
  const steps = nodes.filter(({ $type }) => $type === 'bpmn:UserTask')
  return steps
    .filter((step) =>
      engines
        .flatMap((engine) => listPeople(step, engine))
        .some(({ by, value }) => {
          const handler = by === 'handler' ? steps.find(({ id }) => id === value) : step
          return !handler || (by === 'handler' && (handler === step || !findReachable([handler], getNext).has(step)))
        }),
    )
    .map(({ id = '' }) => ({ id, rule: 'handler-missing' }))
}

/** Checks the ways through the processes of definitions, whose nodes have their incoming and outgoing flows. */
export const checkProcess = (definitions: ModdleElement, fields: readonly FlowField[]): readonly Problem[] =>
  listGraphs(definitions).flatMap((graph) => [
    ...findMissingHandlers(graph),
    ...findUnreachable(graph),
    ...findEndlessLoops(graph),
    ...checkBranches(graph, fields),
  ])
