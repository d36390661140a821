import type { FieldRule } from '@jwsk/sdk'
import { businessError } from './refusal'

export type Draft = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Returns the error of one value in the words of the platform's bean validation; `undefined` if it is valid. */
function findRuleViolation(rule: FieldRule, value: unknown): string | undefined {
  if (isEmpty(value)) return rule.required ? '不能为空' : undefined
  const length = [...String(value)].length
  if (rule.minLength !== undefined && length < rule.minLength) return `长度不能少于${rule.minLength}位`
  if (rule.maxLength !== undefined && length > rule.maxLength) return `长度不能超过${rule.maxLength}位`
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(String(value))) return '格式不正确'
  if (rule.minimum !== undefined && Number(value) < rule.minimum) return `最小不能小于${rule.minimum}`
  if (rule.maximum !== undefined && Number(value) > rule.maximum) return `最大不能超过${rule.maximum}`
  return undefined
}

/** Rejects a body that violates a rule of the contract with 400 `{field}:{message}`. */
export function validateRules(rules: Readonly<Record<string, FieldRule>> | undefined, draft: Draft) {
  for (const [field, rule] of Object.entries(rules ?? {})) {
    const problem = findRuleViolation(rule, draft[field])
    if (problem) throw businessError(`${field}:${problem}`)
  }
}
