import { CodeFilter } from '../code/code-filter'
import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { Field, FieldError } from '../types'
import { toDisplayText } from '../wire'
import { isCompanyNumber, isCreditCode, isTaxNumber, normalizeTaxNumber } from './tax-number'

export interface TaxOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

const createTaxField = (options: TaxOptions, check: (value: string) => FieldError | undefined): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: TextCell,
    Input: createLineInput({ normalize: normalizeTaxNumber, attributes: { autoCapitalize: 'characters' } }),
    Filter: CodeFilter,
    emptyValue: '',
    promptVerb: 'enter',
    isEmpty: (value) => normalizeTaxNumber(value) === '',
    toText: (value) => value,
    validate: check,
    parse: toDisplayText,
    serialize: normalizeTaxNumber,
  })

const validateCreditCode = (value: string): FieldError | undefined => (isCreditCode(value) ? undefined : { key: 'fields.tax.creditCode' })

/**
 * Creates a field for a taxpayer number: 15 to 20 letters and digits. A company's is its credit code; those of
 * individuals have no common check digit.
 */
export const taxNumber = (options: TaxOptions = {}): Field<string> =>
  createTaxField(options, (value) => {
    if (isCompanyNumber(value)) return validateCreditCode(value)
    return isTaxNumber(value) ? undefined : { key: 'fields.tax.malformed' }
  })

/** Creates a field for a unified social credit code with check character. */
export const creditCode = (options: TaxOptions = {}): Field<string> => createTaxField(options, validateCreditCode)
