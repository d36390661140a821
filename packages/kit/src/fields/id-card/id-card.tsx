import { CodeFilter } from '../code/code-filter'
import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { toDisplayText, truncateCellText } from '../wire'
import { maskIdCard, normalizeIdCard, validateIdCard } from './id-card-number'

export interface IdCardOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for a resident ID number with check digit; masked wherever it is read-only. */
export const idCard = (options: IdCardOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: ({ value }) => <TextCell value={maskIdCard(truncateCellText(value))} />,
    Input: createLineInput({ normalize: normalizeIdCard, attributes: { autoCapitalize: 'characters' } }),
    Filter: CodeFilter,
    emptyValue: '',
    width: 184,
    promptVerb: 'enter',
    isEmpty: (value) => normalizeIdCard(value) === '',
    toText: maskIdCard,
    validate: validateIdCard,
    parse: toDisplayText,
    serialize: normalizeIdCard,
  })
