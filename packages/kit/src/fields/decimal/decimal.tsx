import type { ReactNode } from 'react'
import { createField } from '../create-field'
import { createLineInput, type LineOptions } from '../line-input'
import type { Field, SummaryGroup } from '../types'
import { type DecimalOptions, NumberCell, parseDecimalWire, validateDecimal } from './decimal-options'
import { formatGrouped, normalizeDecimal } from './decimal-text'

interface DecimalKindOptions extends DecimalOptions {
  readonly summaryGroup?: SummaryGroup
  readonly prefix?: string
  readonly suffix?: string
  /** Formats the value for lists. */
  readonly format: (value: string) => ReactNode
  readonly normalize: (value: string) => string
}

/** Creates a field for an exact number, read as text or as a JSON number (other editions send that) and always sent as text. */
export function createDecimalField({
  prefix,
  suffix,
  format,
  normalize,
  summaryGroup,
  ...options
}: DecimalKindOptions): Field<string | number, string> {
  const input: LineOptions = {
    normalize,
    attributes: { inputMode: 'decimal' },
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
  }
  return createField<string | number, string, string>({
    ...(options.required !== undefined && { required: options.required }),
    ...(summaryGroup && { summaryGroup }),
    Cell: ({ value }) => <NumberCell value={value} format={format} />,
    Input: createLineInput(input),
    emptyValue: '',
    width: 104,
    promptVerb: 'enter',
    align: 'end',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    validate: (value) => validateDecimal(value, options),
    parse: (wire) => parseDecimalWire(wire, options),
    serialize: normalize,
  })
}

/** Creates a field for a decimal number, kept exactly as typed: areas, scores, weights. */
export const decimal = (options: DecimalOptions = {}): Field<string | number, string> =>
  createDecimalField({ scale: 6, ...options, format: formatGrouped, normalize: normalizeDecimal })
