import { createField } from '../create-field'
import { type DecimalOptions, NumberCell, parseDecimalWire, validateDecimal } from '../decimal/decimal-options'
import { compareDecimals, formatGrouped, isDecimal, normalizeDecimal } from '../decimal/decimal-text'
import { createLineInput } from '../line-input'
import type { Field, FieldError } from '../types'

export interface NumberOptions extends DecimalOptions {
  /** Unit shown after the number, e.g. `分钟`. */
  readonly unit?: string
  /** `none` for numbers that are no amount: a port, a version, a line number. */
  readonly grouping?: 'none'
}

/** Whether a JSON number keeps every digit. */
const isExact = (text: string) => compareDecimals(normalizeDecimal(Number(text)), text) === 0

function validateNumber(text: string, options: NumberOptions): FieldError | undefined {
  const problem = validateDecimal(text, options)
  if (problem) return problem
  return isExact(normalizeDecimal(text)) ? undefined : { key: 'fields.number.inexact' }
}

/** Creates a field for a JSON number, whole unless `scale` is set. Use `money` and `decimal` for amounts and other exact decimals. */
export function number({ unit, grouping, ...rest }: NumberOptions = {}): Field<number> {
  const options = { scale: 0, ...rest }
  const grouped = grouping === 'none' ? normalizeDecimal : formatGrouped
  return createField<number, string>({
    ...(options.required !== undefined && { required: options.required }),
    Cell: ({ value }) => <NumberCell value={value} format={(text) => (unit === undefined ? grouped(text) : `${grouped(text)} ${unit}`)} />,
    Input: createLineInput({
      normalize: normalizeDecimal,
      attributes: { inputMode: options.scale === 0 ? 'numeric' : 'decimal' },
      ...(unit !== undefined && { suffix: unit }),
    }),
    emptyValue: '',
    width: 80,
    promptVerb: 'enter',
    align: 'end',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    validate: (value) => validateNumber(value, options),
    parse: (wire) => parseDecimalWire(wire, options),
    serialize: (value) => (isDecimal(value) ? Number(normalizeDecimal(value)) : undefined),
  })
}
