import { field } from '../field'
import { lineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { Field, Problem } from '../types'
import { textOf } from '../wire'
import { isCompanyNumber, isCreditCode, isTaxNumber, taxText } from './tax-number'

export interface TaxOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

const taxField = (options: TaxOptions, check: (value: string) => Problem | undefined): Field<string> =>
  field<string, string>({
    ...options,
    Cell: TextCell,
    Input: lineInput({ tidy: taxText, attributes: { autoCapitalize: 'characters' } }),
    initial: '',
    ask: 'enter',
    isEmpty: (value) => taxText(value) === '',
    toText: (value) => value,
    check,
    read: textOf,
    write: taxText,
  })

const creditProblem = (value: string): Problem | undefined => (isCreditCode(value) ? undefined : { text: 'fields.tax.creditCode' })

/** A taxpayer's number: 15 to 20 letters and digits; that of a company is its credit code, those of persons have no common check digit. */
export const taxNumber = (options: TaxOptions = {}): Field<string> =>
  taxField(options, (value) => {
    if (isCompanyNumber(value)) return creditProblem(value)
    return isTaxNumber(value) ? undefined : { text: 'fields.tax.malformed' }
  })

/** A unified social credit code with its check character. */
export const creditCode = (options: TaxOptions = {}): Field<string> => taxField(options, creditProblem)
