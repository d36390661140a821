import { type Comparator, type Comparison, type Condition, dropIncomplete, getMembers } from './condition'
import { compareDecimals } from './decimal'

/** Values of a form by field name; numbers are text, as forms send them. */
export type FormValues = Readonly<Record<string, unknown>>

const tests: Readonly<Record<Comparator, (order: number) => boolean>> = {
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
}

const compareTexts = (left: string, right: string) => {
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Whether a value counts as empty: none, no text, or rows without any. */
const isEmpty = (text: string) => text === '' || text === '[]'

function evaluateComparison({ field, operator, value, isNumber }: Comparison, values: FormValues): boolean {
  const wire = Object.hasOwn(values, field) ? values[field] : undefined
  const text = wire === undefined || wire === null ? '' : String(wire)
  if (operator === 'empty') return isEmpty(text)
  if (operator === 'notEmpty') return !isEmpty(text)
  const order = text === '' ? undefined : (isNumber ? compareDecimals : compareTexts)(text, value)
  // what is missing or no number differs from every value and has no order
  return order === undefined ? operator === '!=' : tests[operator](order)
}

function evaluate(condition: Condition, values: FormValues): boolean {
  if ('all' in condition) return condition.all.every((member) => evaluate(member, values))
  if ('any' in condition) return condition.any.some((member) => evaluate(member, values))
  return evaluateComparison(condition, values)
}

/** Whether a condition is true of the values of a form. What says nothing is ignored, so no condition is true. */
export function evaluateCondition(condition: Condition, values: FormValues): boolean {
  const complete = dropIncomplete(condition)
  return getMembers(complete)?.length === 0 || evaluate(complete, values)
}
