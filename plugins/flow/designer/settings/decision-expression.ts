import type { StepSettings } from './step-settings'

type DecisionRule = Pick<StepSettings, 'decision' | 'share' | 'onRefusal'>

/** Conditions under which approval is certain, and under which it can no longer be reached. */
const clauses: Readonly<Record<StepSettings['decision'], (share: number) => readonly [approved: string, lost: string]>> = {
  claim: () => ['', ''],
  other: () => ['', ''],
  any: () => ['nrOfApproved >= 1', 'nrOfRejected >= nrOfInstances'],
  all: () => ['nrOfApproved >= nrOfInstances', 'nrOfRejected >= 1'],
  sequence: () => ['nrOfApproved >= nrOfInstances', 'nrOfRejected >= 1'],
  // of fewer people than asked for, all have to approve
  count: (share) => [
    `nrOfApproved >= ${share} || nrOfApproved >= nrOfInstances`,
    `nrOfRejected >= 1 && nrOfRejected > nrOfInstances - ${share}`,
  ],
  percent: (share) => [`nrOfApproved * 100 >= ${share} * nrOfInstances`, `nrOfRejected * 100 > ${100 - share} * nrOfInstances`],
}

/**
 * Returns the completion condition of a multi-instance step, `''` for `claim` and `other`. Besides Flowable's `nrOfInstances`, it
 * uses `nrOfApproved` and `nrOfRejected`, which the platform counts; afterwards the variable `flag` is `ok` if the
 * approvals suffice, else `no`.
 */
export function toCompletionCondition({ decision, share, onRefusal }: DecisionRule): string {
  const [approved, lost] = clauses[decision](share)
  if (approved === '') return ''
  return `\${${approved} || ${onRefusal === 'end' ? 'nrOfRejected >= 1' : lost}}`
}
