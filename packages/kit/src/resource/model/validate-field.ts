import type { FieldRule, Profile } from '@jwsk/sdk'
import type { KitTextKey } from '@jwsk/ui'
import { getDateText, parseDateValue } from '../../fields/date/date-value'
import { validateSecretCharacters } from '../../fields/password/validate-secret-characters'
import type { Field, FieldError } from '../../fields/types'
import { toDisplayText } from '../../fields/wire'

type RuleCheck = (value: number | string, rule: FieldRule) => FieldError | undefined

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    // a pattern of another dialect is left to the server
    return true
  }
}

const validateText: RuleCheck = (value, rule) => {
  if (typeof value !== 'string') return undefined
  if (rule.minLength !== undefined && value.length < rule.minLength) return { key: 'form.tooShort', values: { min: rule.minLength } }
  if (rule.maxLength !== undefined && value.length > rule.maxLength) return { key: 'form.tooLong', values: { max: rule.maxLength } }
  return rule.pattern !== undefined && !matches(rule.pattern, value) ? { key: 'form.malformed' } : undefined
}

// exact decimals are sent as text
const validateNumber: RuleCheck = (wire, rule) => {
  const value = Number(wire)
  if (rule.minimum !== undefined && value < rule.minimum) return { key: 'form.tooSmall', values: { min: rule.minimum } }
  return rule.maximum !== undefined && value > rule.maximum ? { key: 'form.tooLarge', values: { max: rule.maximum } } : undefined
}

/** text on the site's clock, if it is in another notation */
const toSiteText = (text: string) => getDateText(parseDateValue(text, toDisplayText))

/** Validates a value against another of the same draft, both as sent; an empty one is no limit. */
export function validateLimit(value: unknown, other: unknown, rule: Pick<FieldRule, 'notBelow' | 'notAbove'>): KitTextKey | undefined {
  const sent = [String(value ?? ''), String(other ?? '')]
  if (sent.includes('')) return undefined
  // days compare as text
  const isDay = sent.some((text) => Number.isNaN(Number(text)))
  const [left = '', right = ''] = isDay ? sent.map(toSiteText) : sent
  const order = isDay ? Number(left > right) - Number(left < right) : Math.sign(Number(left) - Number(right))
  if (rule.notBelow !== undefined && order < 0) return isDay ? 'form.early' : 'form.below'
  return rule.notAbove !== undefined && order > 0 ? 'form.above' : undefined
}

export const isRequired = (field: Field, rule: FieldRule) => field.required || rule.required === true

/** Validates a form value: the kind's own rules, then those of the contract. */
export function validateField(field: Field, value: unknown, rule: FieldRule): FieldError | undefined {
  if (field.isEmpty(value)) return isRequired(field, rule) ? { key: field.requiredMessage ?? `form.${field.promptVerb}` } : undefined
  const own = field.validate(value, rule)
  if (own) return own
  const wire = field.serialize(value)
  if (typeof wire !== 'string' && typeof wire !== 'number') return undefined
  return validateText(wire, rule) ?? validateNumber(wire, rule)
}

/** Validates a new secret by the rules of the deployment. */
export function validateSecret(field: Field, value: unknown, profile: Profile): FieldError | undefined {
  const wire = field.serialize(value)
  if (!field.isSecret || field.isCurrentSecret || typeof wire !== 'string') return undefined
  return validateSecretCharacters(profile, wire, field.passwordUse)
}
