import { field } from '../field'
import { lineInput } from '../line-input'
import { safeUrl } from '../safe-url'
import { TextCell } from '../text-cell'
import type { CellProps, Field } from '../types'
import { clipCellText, textOf } from '../wire'
import { SafeLink } from './safe-link'

/** A link where it is safe to follow, text where it is not. */
function UrlCell({ value }: CellProps<string>) {
  if (safeUrl(value) === undefined) return <TextCell value={value} />
  const shown = clipCellText(value)
  return (
    <SafeLink className="kit-text" to={value} title={shown}>
      {shown}
    </SafeLink>
  )
}

export interface UrlOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

const tidy = (text: string) => text.trim()

/** An address that starts with http or https. */
export const url = (options: UrlOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: UrlCell,
    Input: lineInput({ tidy, attributes: { inputMode: 'url', placeholder: 'https://' } }),
    initial: '',
    ask: 'enter',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    check: (value) => (safeUrl(value) === undefined ? { text: 'fields.url.malformed' } : undefined),
    read: textOf,
    write: tidy,
  })
