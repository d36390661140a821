import { stripInvisibleMarks } from '@jwsk/ui'
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
  /** Sample address in the empty input. Defaults to `https://`. */
  readonly placeholder?: string
}

const tidy = (text: string) => stripInvisibleMarks(text).trim()

/** Creates a field for an http or https URL. */
export const url = (options: UrlOptions = {}): Field<string> => {
  const { placeholder = 'https://', ...rest } = options
  return createField<string, string>({
    ...rest,
    Cell: UrlCell,
    Input: createLineInput({ normalize: tidy, attributes: { inputMode: 'url', placeholder } }),
    emptyValue: '',
    promptVerb: 'enter',
    isEmpty: (value) => tidy(value) === '',
    toText: (value) => value,
    validate: (value) => (toSafeUrl(tidy(value)) === undefined ? { key: 'fields.url.malformed' } : undefined),
    parse: toDisplayText,
    serialize: tidy,
  })
}
