import { field } from '../field'
import { lineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { clipCellText, textOf } from '../wire'
import { idCardProblem, idCardText, maskedId } from './id-card-number'

export interface IdCardOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** A resident's ID number with its check digit; masked wherever it is only read. */
export const idCard = (options: IdCardOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: ({ value }) => <TextCell value={maskedId(clipCellText(value))} />,
    Input: lineInput({ tidy: idCardText, attributes: { autoCapitalize: 'characters' } }),
    initial: '',
    width: 184,
    ask: 'enter',
    isEmpty: (value) => idCardText(value) === '',
    toText: maskedId,
    check: idCardProblem,
    read: textOf,
    write: idCardText,
  })
