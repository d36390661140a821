import { type DecimalOptions, validateDecimal, NumberCell, parseDecimalWire } from '../decimal/decimal-options'
import { compareDecimals, normalizeDecimal, formatGrouped, isDecimal } from '../decimal/decimal-text'
import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import type { Field, FieldError } from '../types'

export interface NumberOptions extends DecimalOptions {
  /** Stands behind the number, e.g. `分钟`. */
  readonly unit?: string
  /** `none` for what is no amount of anything: a port, a version, the number of a line. */
  readonly grouping?: 'none'
}

/** whether a JSON number can carry it to the last digit */
const isExact = (text: string) => compareDecimals(normalizeDecimal(Number(text)), text) === 0

function validateNumber(text: string, options: NumberOptions): FieldError | undefined {
  const problem = validateDecimal(text, options)
  if (problem) return problem
  return isExact(normalizeDecimal(text)) ? undefined : { key: 'fields.number.inexact' }
}

/** A JSON number: whole unless `scale` says otherwise. Amounts and other exact decimals are `money` and `decimal`. */
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
    width: 104,
    promptVerb: 'enter',
    align: 'end',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    validate: (value) => validateNumber(value, options),
    parse: (wire) => parseDecimalWire(wire, options),
    serialize: (value) => (isDecimal(value) ? Number(normalizeDecimal(value)) : undefined),
  })
}
