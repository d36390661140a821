import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { truncateCellText, toDisplayText } from '../wire'
import { validateIdCard, normalizeIdCard, maskIdCard } from './id-card-number'

export interface IdCardOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** A resident's ID number with its check digit; masked wherever it is only read. */
export const idCard = (options: IdCardOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: ({ value }) => <TextCell value={maskIdCard(truncateCellText(value))} />,
    Input: createLineInput({ normalize: normalizeIdCard, attributes: { autoCapitalize: 'characters' } }),
    emptyValue: '',
    width: 184,
    promptVerb: 'enter',
    isEmpty: (value) => normalizeIdCard(value) === '',
    toText: maskIdCard,
    validate: validateIdCard,
    parse: toDisplayText,
    serialize: normalizeIdCard,
  })
