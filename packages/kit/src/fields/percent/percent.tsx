import { decimalField } from '../decimal/decimal'
import type { DecimalOptions } from '../decimal/decimal-kind'
import { decimalText } from '../decimal/decimal-text'
import type { Field } from '../types'

/** Percent, not a ratio: 3.5 on the wire is 3.5 %; from 0 to 100 unless said. */
export const percent = (options: DecimalOptions = {}): Field<string | number, string> =>
  decimalField({ scale: 2, min: 0, max: 100, ...options, behind: '%', shown: (value) => `${value}%`, tidy: decimalText })
