import { TextCell } from '../text-cell'
import type { CellProps, Problem } from '../types'
import { compareDecimals, decimalText, isDecimal, scaleOf } from './decimal-text'

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
export function decimalProblem(text: string, { min, max, scale }: DecimalOptions): Problem | undefined {
  if (!isDecimal(text)) return { text: 'form.notNumber' }
  if (scale !== undefined && scaleOf(text) > scale) return { text: 'fields.number.scale', values: { scale } }
  if (min !== undefined && compareDecimals(text, String(min)) < 0) return { text: 'fields.number.least', values: { min } }
  if (max !== undefined && compareDecimals(text, String(max)) > 0) return { text: 'fields.number.most', values: { max } }
  return undefined
}

/** The platform sends -1 for "none" in a number; where nothing below zero can be, it means just that. */
export function readDecimal(wire: unknown, { min }: DecimalOptions): string {
  const text = decimalText(wire)
  return text === '-1' && min !== undefined && compareDecimals(String(min), '0') >= 0 ? '' : text
}

interface NumberCellProps extends CellProps<string> {
  readonly shown: (value: string) => string
}

/** Digits of one width; what is no number is shown as it came. */
export function NumberCell({ value, shown }: NumberCellProps) {
  if (!isDecimal(value)) return <TextCell value={value} />
  return <span className="kit-number">{shown(value)}</span>
}
