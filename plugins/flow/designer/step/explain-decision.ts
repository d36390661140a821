import type { StepSettings } from '../settings/step-settings'

/** Number of people of the example that explains a share. */
const examplePeople = 5

/** Returns the key of the sentence that explains a decision, with an example of how many approvals suffice. */
export function explainDecision({ decision, share }: Pick<StepSettings, 'decision' | 'share'>) {
  if (decision === 'count') return { key: 'count', values: { people: Math.max(examplePeople, share), approvals: share } }
  if (decision === 'percent')
    return { key: 'percent', values: { people: examplePeople, approvals: Math.max(1, Math.ceil((examplePeople * share) / 100)) } }
  return { key: decision, values: {} }
}
