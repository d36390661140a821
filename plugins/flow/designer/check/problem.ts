import type { Sample } from './sample-values'

/** Rules that are checked besides those of the lint library. */
export const ownRules = [
  'handler-missing',
  'unreachable',
  'loop-without-end',
  'loop-without-task',
  'branch-never',
  'branch-overlap',
  'branch-gap',
  'default-flow-missing',
] as const
export type OwnRule = (typeof ownRules)[number]

/** Flow of a gateway. */
export interface Branch {
  /** `''` if it has none. */
  readonly name: string
  readonly condition: string
}

/** Problem of an element. */
export interface Problem<Rule extends string = OwnRule> {
  readonly id: string
  readonly rule: Rule
  /** Branches of a gateway that the problem is about. */
  readonly branches?: readonly Branch[]
  /** Values of fields with which the problem occurs. */
  readonly sample?: Sample
}
