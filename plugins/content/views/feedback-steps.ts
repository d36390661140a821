/** Statuses of feedback: new, in progress, answered, closed. */
export const newFeedback = 0
export const closedFeedback = 3

export type StepName = 'take' | 'forward' | 'answer' | 'close'

/** Names of steps by `handleType`. */
export const stepNames: Readonly<Record<number, StepName>> = { 1: 'take', 2: 'forward', 3: 'answer', 4: 'close' }

export const stepTypes: Readonly<Record<StepName, number>> = { take: 1, forward: 2, answer: 3, close: 4 }

interface Rights {
  readonly canStep: boolean
  readonly canAnswer: boolean
  readonly canClose: boolean
}

/** Returns the possible next steps, the most likely first; `take` is possible once. */
export function getNextSteps(status: number | undefined, { canStep, canAnswer, canClose }: Rights): readonly StepName[] {
  const steps: readonly (StepName | false)[] = [
    canStep && status === newFeedback && 'take',
    canAnswer && 'answer',
    canStep && 'forward',
    canClose && 'close',
  ]
  return steps.filter((step) => step !== false)
}
