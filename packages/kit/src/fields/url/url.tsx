import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import { toSafeUrl } from '../safe-url'
import { TextCell } from '../text-cell'
import type { CellProps, Field } from '../types'
import { toDisplayText, truncateCellText } from '../wire'
import { SafeLink } from './safe-link'

/** Link if the URL is safe, or else its text. */
function UrlCell({ value }: CellProps<string>) {
  if (toSafeUrl(value) === undefined) return <TextCell value={value} />
  const text = truncateCellText(value)
  return (
    <SafeLink className="kit-text" to={value} title={text}>
      {text}
    </SafeLink>
  )
}

export interface UrlOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

const tidy = (text: string) => text.trim()

/** Creates a field for an http or https URL. */
export const url = (options: UrlOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: UrlCell,
    Input: createLineInput({ normalize: tidy, attributes: { inputMode: 'url', placeholder: 'https://' } }),
    emptyValue: '',
    promptVerb: 'enter',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    validate: (value) => (toSafeUrl(value) === undefined ? { key: 'fields.url.malformed' } : undefined),
    parse: toDisplayText,
    serialize: tidy,
  })
