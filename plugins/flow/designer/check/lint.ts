import type { FlowField } from '@jwsk/sdk/flow'
import Linter from 'bpmnlint/lib/linter'
import conditionalFlows from 'bpmnlint/rules/conditional-flows'
import endEventRequired from 'bpmnlint/rules/end-event-required'
import noDisconnected from 'bpmnlint/rules/no-disconnected'
import noDuplicateSequenceFlows from 'bpmnlint/rules/no-duplicate-sequence-flows'
import noImplicitEnd from 'bpmnlint/rules/no-implicit-end'
import noImplicitStart from 'bpmnlint/rules/no-implicit-start'
import singleBlankStartEvent from 'bpmnlint/rules/single-blank-start-event'
import startEventRequired from 'bpmnlint/rules/start-event-required'
import { engines } from '../process/engine'
import type { ModdleElement } from '../settings/moddle'
import { readSettings } from '../settings/read-settings'
import { checkProcess } from './check-process'
import type { OwnRule, Problem } from './problem'

/** Lint rule: a task without an assignee waits forever. */
const assigneeRequired: typeof noDisconnected = () => ({
  check(node, reporter) {
    if (node.$type !== 'bpmn:UserTask') return
    // as the library parses it
    const hasPeople = engines.some((engine) => readSettings(node as ModdleElement, engine).people.length > 0)
    if (!hasPeople) reporter.report(node.id, 'nobody does it')
  },
})

const rules = {
  'start-event-required': startEventRequired,
  'end-event-required': endEventRequired,
  'single-blank-start-event': singleBlankStartEvent,
  'no-disconnected': noDisconnected,
  'no-implicit-start': noImplicitStart,
  'no-implicit-end': noImplicitEnd,
  'no-duplicate-sequence-flows': noDuplicateSequenceFlows,
  'conditional-flows': conditionalFlows,
  'assignee-required': assigneeRequired,
}

/** Name of a rule, which is the key of its text. */
export type RuleName = keyof typeof rules | OwnRule

/** Problem of an element, or of the process if an element is missing. */
export type ProcessProblem = Problem<RuleName>

const ruleNames = Object.keys(rules) as (keyof typeof rules)[] // the keys of a literal

/** Rules are stateful: one linter per check. */
const newLinter = () =>
  new Linter({
    config: { rules: Object.fromEntries(ruleNames.map((name) => [name, 'error'])) },
    resolver: {
      resolveRule: (_, name) => rules[name as keyof typeof rules], // only rules of the configuration are resolved
      resolveConfig: () => {
        throw new Error('the rules extend no others')
      },
    },
  })

interface Part {
  readonly $type: string
  readonly flowElements?: readonly Part[]
  readonly rootElements?: readonly Part[]
  readonly sourceRef?: Part
  readonly targetRef?: Part
  incoming?: Part[]
  outgoing?: Part[]
}

const everyPart = (part: Part): readonly Part[] => [
  part,
  ...[...(part.rootElements ?? []), ...(part.flowElements ?? [])].flatMap(everyPart),
]

/** Sets the incoming and outgoing flows of each node: they are optional in the XML, and the rules read them. */
function joinLines(root: Part): void {
  for (const line of everyPart(root).filter(({ $type }) => $type === 'bpmn:SequenceFlow')) {
    const { sourceRef: source, targetRef: target } = line
    if (source && !source.outgoing?.includes(line)) source.outgoing = [...(source.outgoing ?? []), line]
    if (target && !target.incoming?.includes(line)) target.incoming = [...(target.incoming ?? []), line]
  }
}

/**
 * Returns what an engine would reject in a process or wait for forever, and branches that contradict each other; at most
 * one problem per element, the first. Mutates the definitions, so pass a freshly parsed copy.
 */
export async function lintDefinitions(definitions: object, fields: readonly FlowField[]): Promise<readonly ProcessProblem[]> {
  joinLines(definitions as Part) // as the library parses them
  const found = await newLinter().lint(definitions)
  const all: readonly ProcessProblem[] = [
    ...ruleNames.flatMap((rule) => (found[rule] ?? []).map(({ id }) => ({ id, rule }))),
    ...checkProcess(definitions as ModdleElement, fields), // as the library parses them
  ]
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
}
