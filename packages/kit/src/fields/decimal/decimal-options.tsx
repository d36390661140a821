import { TextCell } from '../text-cell'
import type { CellProps, FieldError } from '../types'
import { compareDecimals, normalizeDecimal, isDecimal, getScale } from './decimal-text'

export interface DecimalOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
  /** The smallest value, as text or number. */
  readonly min?: string | number
  readonly max?: string | number
  /** Digits behind the point at most. */
  readonly scale?: number
}

/** What is wrong with a number as typed. */
export function validateDecimal(text: string, { min, max, scale }: DecimalOptions): FieldError | undefined {
  if (!isDecimal(text)) return { key: 'form.notNumber' }
  if (scale !== undefined && getScale(text) > scale) return { key: 'fields.number.scale', values: { scale } }
  if (min !== undefined && compareDecimals(text, String(min)) < 0) return { key: 'fields.number.least', values: { min } }
  if (max !== undefined && compareDecimals(text, String(max)) > 0) return { key: 'fields.number.most', values: { max } }
  return undefined
}

/** The platform sends -1 for "none" in a number; where nothing below zero can be, it means just that. */
export function parseDecimalWire(wire: unknown, { min }: DecimalOptions): string {
  const text = normalizeDecimal(wire)
  return text === '-1' && min !== undefined && compareDecimals(String(min), '0') >= 0 ? '' : text
}

interface NumberCellProps extends CellProps<string> {
  readonly format: (value: string) => string
}

/** Digits of one width; what is no number is shown as it came. */
export function NumberCell({ value, format }: NumberCellProps) {
  if (!isDecimal(value)) return <TextCell value={value} />
  return <span className="kit-number">{format(value)}</span>
}
