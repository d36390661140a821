import type { ReactNode } from 'react'
import { TextCell } from '../text-cell'
import type { CellProps, FieldError } from '../types'
import { compareDecimals, getScale, isDecimal, normalizeDecimal } from './decimal-text'

export interface DecimalOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
  /** Smallest value, inclusive, as text or number. */
  readonly min?: string | number
  /** Largest value, inclusive, as text or number. */
  readonly max?: string | number
  /** Maximum number of decimal places. */
  readonly scale?: number
}

/** Validates a number as typed. */
export function validateDecimal(text: string, { min, max, scale }: DecimalOptions): FieldError | undefined {
  if (!isDecimal(text)) return { key: 'form.notNumber' }
  if (scale !== undefined && getScale(text) > scale)
    return scale === 0 ? { key: 'fields.number.whole' } : { key: 'fields.number.scale', values: { scale } }
  if (min !== undefined && compareDecimals(text, String(min)) < 0) return { key: 'fields.number.least', values: { min } }
  if (max !== undefined && compareDecimals(text, String(max)) > 0) return { key: 'fields.number.most', values: { max } }
  return undefined
}

/** Parses a wire number. The platform sends -1 for "none"; it means that only where negative values are not allowed. */
export function parseDecimalWire(wire: unknown, { min }: DecimalOptions): string {
  const text = normalizeDecimal(wire)
  return text === '-1' && min !== undefined && compareDecimals(String(min), '0') >= 0 ? '' : text
}

interface NumberCellProps extends CellProps<string> {
  readonly format: (value: string) => ReactNode
}

/** Number in tabular figures; text that is no number is shown unchanged. */
export function NumberCell({ value, format }: NumberCellProps) {
  if (!isDecimal(value)) return <TextCell value={value} />
  return <span className="kit-number">{format(value)}</span>
}
