import { field } from '../field'
import { lineInput } from '../line-input'
import type { Field, FieldTopic } from '../types'
import { type DecimalOptions, decimalProblem, NumberCell, readDecimal } from './decimal-kind'
import { decimalText, groupDigits } from './decimal-text'

interface DecimalKind extends DecimalOptions {
  readonly topic?: FieldTopic
  readonly before?: string
  readonly behind?: string
  /** What stands in a list and, once left, in the form. */
  readonly shown: (value: string) => string
  readonly tidy: (value: string) => string
}

/** An exact number whose wire is text, or a JSON number that other editions send; it is always sent as text. */
export function decimalField({ before, behind, shown, tidy, topic, ...options }: DecimalKind): Field<string | number, string> {
  const input = {
    tidy,
    attributes: { inputMode: 'decimal' },
    ...(before !== undefined && { before }),
    ...(behind !== undefined && { behind }),
  } as const
  return field<string | number, string, string>({
    ...(options.required !== undefined && { required: options.required }),
    ...(topic && { topic }),
    Cell: ({ value }) => <NumberCell value={value} shown={shown} />,
    Input: lineInput(input),
    initial: '',
    width: 120,
    ask: 'enter',
    align: 'end',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    check: (value) => decimalProblem(value, options),
    read: (wire) => readDecimal(wire, options),
    write: tidy,
  })
}

/** A number with a fraction, kept exactly as typed: areas, scores, weights. */
export const decimal = (options: DecimalOptions = {}): Field<string | number, string> =>
  decimalField({ scale: 6, ...options, shown: groupDigits, tidy: decimalText })
