import { createDecimalField } from '../decimal/decimal'
import type { DecimalOptions } from '../decimal/decimal-options'
import { normalizeDecimal } from '../decimal/decimal-text'
import type { Field } from '../types'

/** Creates a field for a percentage, not a ratio: 3.5 on the wire is 3.5 %. Defaults to the range 0 to 100. */
export const percent = (options: DecimalOptions = {}): Field<string | number, string> =>
  createDecimalField({ scale: 2, min: 0, max: 100, ...options, suffix: '%', format: (value) => `${value}%`, normalize: normalizeDecimal })
