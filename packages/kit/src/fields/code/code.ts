import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import type { TextOptions } from '../text/text'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { toDisplayText } from '../wire'
import { CodeFilter } from './code-filter'

const tidy = (text: string) => text.trim()

/**
 * Creates a field for a code, an account or another identifier of one line: as `text`, but invisible marks of pasted
 * text are removed as it is typed. What the server sent keeps them, because it identifies something there.
 */
export const code = ({ placeholder, ...options }: TextOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: TextCell,
    Input: createLineInput({ normalize: tidy, attributes: { placeholder } }),
    Filter: CodeFilter,
    emptyValue: '',
    promptVerb: 'enter',
    isEmpty: (value) => tidy(value) === '',
    toText: (value) => value,
    parse: toDisplayText,
    serialize: tidy,
  })
