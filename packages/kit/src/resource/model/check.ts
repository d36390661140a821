import type { FieldRule } from '@jwsk/sdk'
import type { Field, Problem } from '../../fields/types'
import type { KitText } from '../../i18n/kit-key'

type RuleCheck = (value: number | string, rule: FieldRule) => Problem | undefined

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    // a pattern of another dialect is the server's to check
    return true
  }
}

const textProblem: RuleCheck = (value, rule) => {
  if (typeof value !== 'string') return undefined
  if (rule.minLength !== undefined && value.length < rule.minLength) return { text: 'form.tooShort', values: { min: rule.minLength } }
  if (rule.maxLength !== undefined && value.length > rule.maxLength) return { text: 'form.tooLong', values: { max: rule.maxLength } }
  return rule.pattern !== undefined && !matches(rule.pattern, value) ? { text: 'form.malformed' } : undefined
}

// exact decimals travel as text
const numberProblem: RuleCheck = (wire, rule) => {
  const value = Number(wire)
  if (rule.minimum !== undefined && value < rule.minimum) return { text: 'form.tooSmall', values: { min: rule.minimum } }
  return rule.maximum !== undefined && value > rule.maximum ? { text: 'form.tooLarge', values: { max: rule.maximum } } : undefined
}

/** What is wrong with a value beside another of the same draft, each as it would be sent; an empty one is no limit. */
export function limitProblem(value: unknown, other: unknown, rule: Pick<FieldRule, 'notBelow' | 'notAbove'>): KitText | undefined {
  const [left, right] = [String(value ?? ''), String(other ?? '')]
  if (left === '' || right === '') return undefined
  // days compare as text
  const isDay = Number.isNaN(Number(left)) || Number.isNaN(Number(right))
  const order = isDay ? Number(left > right) - Number(left < right) : Math.sign(Number(left) - Number(right))
  if (rule.notBelow !== undefined && order < 0) return isDay ? 'form.early' : 'form.below'
  return rule.notAbove !== undefined && order > 0 ? 'form.above' : undefined
}

export const isRequired = (field: Field, rule: FieldRule) => field.required || rule.required === true

/** What is wrong with a form's value: the kind's own rules, then those that the contract states for the wire. */
export function problemOf(field: Field, value: unknown, rule: FieldRule): Problem | undefined {
  if (field.isEmpty(value)) return isRequired(field, rule) ? { text: field.missing ?? `form.${field.ask}` } : undefined
  const own = field.check(value)
  if (own) return own
  const wire = field.write(value)
  if (typeof wire !== 'string' && typeof wire !== 'number') return undefined
  return textProblem(wire, rule) ?? numberProblem(wire, rule)
}
