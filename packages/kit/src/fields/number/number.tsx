import { type DecimalOptions, decimalProblem, NumberCell, readDecimal } from '../decimal/decimal-kind'
import { compareDecimals, decimalText, groupDigits, isDecimal } from '../decimal/decimal-text'
import { field } from '../field'
import { lineInput } from '../line-input'
import type { Field, Problem } from '../types'

export interface NumberOptions extends DecimalOptions {
  /** Stands behind the number, e.g. `分钟`. */
  readonly unit?: string
  /** `none` for what is no amount of anything: a port, a version, the number of a line. */
  readonly grouping?: 'none'
}

/** whether a JSON number can carry it to the last digit */
const isExact = (text: string) => compareDecimals(decimalText(Number(text)), text) === 0

function problemOf(text: string, options: NumberOptions): Problem | undefined {
  const problem = decimalProblem(text, options)
  if (problem) return problem
  return isExact(decimalText(text)) ? undefined : { text: 'fields.number.inexact' }
}

/** A JSON number: whole unless `scale` says otherwise. Amounts and other exact decimals are `money` and `decimal`. */
export function number({ unit, grouping, ...rest }: NumberOptions = {}): Field<number> {
  const options = { scale: 0, ...rest }
  const grouped = grouping === 'none' ? decimalText : groupDigits
  return field<number, string>({
    ...(options.required !== undefined && { required: options.required }),
    Cell: ({ value }) => <NumberCell value={value} shown={(text) => (unit === undefined ? grouped(text) : `${grouped(text)} ${unit}`)} />,
    Input: lineInput({
      tidy: decimalText,
      attributes: { inputMode: options.scale === 0 ? 'numeric' : 'decimal' },
      ...(unit !== undefined && { behind: unit }),
    }),
    initial: '',
    width: 104,
    ask: 'enter',
    align: 'end',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    check: (value) => problemOf(value, options),
    read: (wire) => readDecimal(wire, options),
    write: (value) => (isDecimal(value) ? Number(decimalText(value)) : undefined),
  })
}
