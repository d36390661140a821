import type { FlowField } from '@jwsk/sdk/flow'
import { type Condition, listComparisons } from '../conditions/condition'
import { evaluateCondition } from '../conditions/evaluate-condition'
import { decisionField } from '../conditions/operands'
import { parseCondition } from '../conditions/parse-condition'
import { getAttribute, getElements, type ModdleElement } from '../settings/moddle'
import type { Branch, Problem } from './problem'
import type { ProcessGraph } from './process-graph'
import { type Sample, sampleCases } from './sample-values'

interface ConditionalFlow extends Branch {
  readonly id: string
  readonly parsed: Condition | undefined
}

function toConditionalFlow(flow: ModdleElement): ConditionalFlow {
  const [expression] = getElements(flow, 'conditionExpression')
  const condition = expression ? getAttribute(expression, 'body') : ''
  return { id: flow.id ?? '', name: getAttribute(flow, 'name'), condition, parsed: parseCondition(condition) }
}

const toBranch = ({ name, condition }: ConditionalFlow): Branch => ({ name, condition })

/** Whether a condition is true of any refusal and of nothing else. */
const isRefusal = (condition: Condition) =>
  listComparisons(condition).every(({ field }) => field === decisionField) &&
  evaluateCondition(condition, { [decisionField]: 'no' }) &&
  !evaluateCondition(condition, { [decisionField]: 'ok' })

/** Finds two branches that are true at once. A branch for refusals may come first, because flows are followed in order. */
function findOverlap(flows: readonly (ConditionalFlow & { readonly parsed: Condition })[], samples: readonly Sample[]) {
  for (const [at, first] of flows.entries()) {
    if (isRefusal(first.parsed)) continue
    const firstSamples = samples.filter((sample) => evaluateCondition(first.parsed, sample))
    for (const second of flows.slice(at + 1)) {
      const sample = firstSamples.find((one) => evaluateCondition(second.parsed, one))
      if (sample) return { branches: [toBranch(first), toBranch(second)], sample }
    }
  }
  return undefined
}

function checkGateway(gateway: ModdleElement, fields: readonly FlowField[]): readonly Problem[] {
  const id = gateway.id ?? ''
  const outgoing = getElements(gateway, 'outgoing')
  if (outgoing.length < 2) return []
  const [defaultFlow] = getElements(gateway, 'default')
  const flows = outgoing.filter((flow) => flow !== defaultFlow).map(toConditionalFlow)
  // reported by another rule
  if (flows.some(({ condition }) => condition.trim() === '')) return []
  const parsed = flows.flatMap((flow) => (flow.parsed ? [{ ...flow, parsed: flow.parsed }] : []))
  const missing: readonly Problem[] = defaultFlow ? [] : [{ id, rule: 'default-flow-missing' }]
  if (parsed.length < flows.length) return missing
  const samples = sampleCases(
    parsed.map((flow) => flow.parsed),
    fields,
  )
  if (!samples) return missing
  const never = parsed.filter((flow) => !samples.some((sample) => evaluateCondition(flow.parsed, sample)))
  const overlap = gateway.$type === 'bpmn:ExclusiveGateway' ? findOverlap(parsed, samples) : undefined
  const gap = defaultFlow ? undefined : samples.find((sample) => !parsed.some((flow) => evaluateCondition(flow.parsed, sample)))
  return [
    ...never.map((flow) => ({ id: flow.id, rule: 'branch-never' as const })),
    ...(overlap ? [{ id, rule: 'branch-overlap' as const, ...overlap }] : []),
    ...(gap ? [{ id, rule: 'branch-gap' as const, sample: gap }] : []),
  ]
}

/** Finds branches of gateways that are never true, that are true at once, or of which none may be true. */
export const checkBranches = ({ nodes }: ProcessGraph, fields: readonly FlowField[]): readonly Problem[] =>
  nodes
    .filter(({ $type }) => $type === 'bpmn:ExclusiveGateway' || $type === 'bpmn:InclusiveGateway')
    .flatMap((gateway) => checkGateway(gateway, fields))
