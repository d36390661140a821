import type { FieldRule } from '@jwsk/sdk'
import { isRequired, validateField, validateLimit } from '../../resource/model/validate-field'
import type { FieldError } from '../types'
import type { Line, RowsConfig, RowsValue } from './rows-value'

/** Returns the name of the field that limits another one of its row. */
export const getLimitName = (rule: FieldRule): string => rule.notBelow ?? rule.notAbove ?? ''

interface CellRule {
  readonly name: string
  readonly rule: FieldRule | undefined
}

/** Validates one field of a row: the kind's own rules, then those of the contract. */
export function validateCell({ fields, compute }: RowsConfig, { values }: Line, { name, rule = {} }: CellRule): FieldError | undefined {
  const field = fields[name]
  const value = values[name]
  if (!field || compute[name] || (field.isEmpty(value) && !isRequired(field, rule))) return undefined
  const limit = getLimitName(rule)
  const key = validateLimit(field.serialize(value), fields[limit]?.serialize(values[limit]), rule)
  return validateField(field, value, rule) ?? (key && { key })
}

/** Returns the limits of the number of rows, by the declaration and the contract. */
export const getLimits = ({ min, max }: RowsConfig, { minItems = 0, maxItems = Number.POSITIVE_INFINITY }: FieldRule) => ({
  min: Math.max(min, minItems),
  max: Math.min(max, maxItems),
})

/** Returns the first invalid cell, by the key of its row. */
export function findFirstError(config: RowsConfig, lines: readonly Line[], rule: FieldRule) {
  for (const line of lines)
    for (const name of Object.keys(config.fields))
      if (validateCell(config, line, { name, rule: rule.items?.[name] })) return { key: line.key, name }
  return undefined
}

/** Validates the number of rows, then all cells; the cells show their own messages. */
export function validateRows(config: RowsConfig, { lines, isUnreadable }: RowsValue, rule: FieldRule): FieldError | undefined {
  if (isUnreadable) return undefined
  const { min, max } = getLimits(config, rule)
  if (lines.length < min) return { key: 'fields.rows.tooFew', values: { min } }
  if (lines.length > max) return { key: 'fields.rows.tooMany', values: { max } }
  const cells = lines.flatMap((line) =>
    Object.keys(config.fields).filter((name) => validateCell(config, line, { name, rule: rule.items?.[name] })),
  )
  return cells.length > 0 ? { key: 'form.problems', values: { count: cells.length } } : undefined
}
