export const comparators = ['==', '!=', '>', '>=', '<', '<='] as const
export type Comparator = (typeof comparators)[number]

export const operators = [...comparators, 'empty', 'notEmpty'] as const
export type Operator = (typeof operators)[number]

/** Comparison of a form field or variable with a value; `empty` and `notEmpty` have the value `''`. */
export interface Comparison {
  readonly field: string
  readonly operator: Operator
  /** Text, or a decimal number as text. */
  readonly value: string
  /** Whether the value is a number. Numbers are compared as decimals, texts by their characters. */
  readonly isNumber: boolean
}

export interface AllGroup {
  readonly all: readonly Condition[]
}

export interface AnyGroup {
  readonly any: readonly Condition[]
}

/** Condition of a flow, as far as the builder expresses it; a group without members says nothing. */
export type Condition = Comparison | AllGroup | AnyGroup

/** Condition that is always true. */
export const noCondition: AllGroup = { all: [] }

/** Returns the members of a group; `undefined` for a comparison. */
export function getMembers(condition: Condition): readonly Condition[] | undefined {
  if ('all' in condition) return condition.all
  return 'any' in condition ? condition.any : undefined
}

export const isComparator = (operator: Operator): operator is Comparator => comparators.some((one) => one === operator)

/** Whether a comparison says something: it has a field and, if it needs one, a value of its kind. */
function isComplete({ field, operator, value, isNumber }: Comparison): boolean {
  if (field === '') return false
  return !isComparator(operator) || (isNumber ? /^-?\d+(?:\.\d+)?$/.test(value) : value !== '')
}

/** Drops what says nothing: comparisons that are not filled in and groups without members. */
export function dropIncomplete(condition: Condition): Condition {
  const members = getMembers(condition)
  if (!members) return isComplete(condition as Comparison) ? condition : noCondition
  const retained = members.map(dropIncomplete).filter((member) => getMembers(member)?.length !== 0)
  return 'any' in condition ? { any: retained } : { all: retained }
}

/** Returns the comparisons of a condition in order. */
export const listComparisons = (condition: Condition): readonly Comparison[] =>
  getMembers(condition)?.flatMap(listComparisons) ?? [condition as Comparison]
