import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import type { Field, SummaryGroup } from '../types'
import { type DecimalOptions, validateDecimal, NumberCell, parseDecimalWire } from './decimal-options'
import { normalizeDecimal, formatGrouped } from './decimal-text'

interface DecimalKindOptions extends DecimalOptions {
  readonly summaryGroup?: SummaryGroup
  readonly prefix?: string
  readonly suffix?: string
  /** What stands in a list and, once left, in the form. */
  readonly format: (value: string) => string
  readonly normalize: (value: string) => string
}

/** An exact number whose wire is text, or a JSON number that other editions send; it is always sent as text. */
export function createDecimalField({ prefix, suffix, format, normalize, summaryGroup, ...options }: DecimalKindOptions): Field<string | number, string> {
  const input = {
    normalize,
    attributes: { inputMode: 'decimal' },
    ...(prefix !== undefined && { before: prefix }),
    ...(suffix !== undefined && { behind: suffix }),
  } as const
  return createField<string | number, string, string>({
    ...(options.required !== undefined && { required: options.required }),
    ...(summaryGroup && { summaryGroup }),
    Cell: ({ value }) => <NumberCell value={value} format={format} />,
    Input: createLineInput(input),
    emptyValue: '',
    width: 120,
    promptVerb: 'enter',
    align: 'end',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    validate: (value) => validateDecimal(value, options),
    parse: (wire) => parseDecimalWire(wire, options),
    serialize: normalize,
  })
}

/** A number with a fraction, kept exactly as typed: areas, scores, weights. */
export const decimal = (options: DecimalOptions = {}): Field<string | number, string> =>
  createDecimalField({ scale: 6, ...options, format: formatGrouped, normalize: normalizeDecimal })
