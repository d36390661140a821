import Linter from 'bpmnlint/lib/linter'
import conditionalFlows from 'bpmnlint/rules/conditional-flows'
import endEventRequired from 'bpmnlint/rules/end-event-required'
import noDisconnected from 'bpmnlint/rules/no-disconnected'
import noDuplicateSequenceFlows from 'bpmnlint/rules/no-duplicate-sequence-flows'
import noImplicitEnd from 'bpmnlint/rules/no-implicit-end'
import noImplicitStart from 'bpmnlint/rules/no-implicit-start'
import singleBlankStartEvent from 'bpmnlint/rules/single-blank-start-event'
import startEventRequired from 'bpmnlint/rules/start-event-required'
import { assigneeNames } from './selected-element'

/** A task that is nobody's waits for ever. */
const assigneeRequired: typeof noDisconnected = () => ({
  check(node, reporter) {
    if (node.$type === 'bpmn:UserTask' && !assigneeNames.some((name) => node.get(name))) reporter.report(node.id, 'nobody does it')
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

/** Its name is the key of its text. */
export type RuleName = keyof typeof rules

export interface Problem {
  /** Of the element; the process itself where something lacks. */
  readonly id: string
  readonly rule: RuleName
}

const ruleNames = Object.keys(rules) as RuleName[] // the keys of a literal

/** its rules remember what they have seen: one for each look */
const newLinter = () =>
  new Linter({
    config: { rules: Object.fromEntries(ruleNames.map((name) => [name, 'error'])) },
    resolver: {
      resolveRule: (_, name) => rules[name as RuleName], // only those of the configuration are asked for
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

/** A file need not say of a node which lines come and go; the rules ask the node. */
function joinLines(root: Part): void {
  for (const line of everyPart(root).filter(({ $type }) => $type === 'bpmn:SequenceFlow')) {
    const { sourceRef: source, targetRef: target } = line
    if (source && !source.outgoing?.includes(line)) source.outgoing = [...(source.outgoing ?? []), line]
    if (target && !target.incoming?.includes(line)) target.incoming = [...(target.incoming ?? []), line]
  }
}

/**
 * What an engine would refuse of a process, or wait for for ever; of several for one element the first. The
 * definitions are those of a file that was read for this: they are changed.
 */
export async function lintDefinitions(definitions: object): Promise<readonly Problem[]> {
  joinLines(definitions as Part) // as the library reads them
  const found = await newLinter().lint(definitions)
  const all = ruleNames.flatMap((rule) => (found[rule] ?? []).map(({ id }) => ({ id, rule })))
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
}
