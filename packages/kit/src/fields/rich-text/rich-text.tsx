import { Island } from '../../ui/island'
import { Fallback, loadable } from '../../ui/loadable'
import { field } from '../field'
import { TextCell } from '../text-cell'
import type { CellProps, Field, InputProps } from '../types'
import { textOf } from '../wire'
import { plainText } from './plain-text'

const RichTextEditor = loadable(() => import('./rich-text-editor').then((module) => ({ default: module.RichTextEditor })))
const RichTextView = loadable(() => import('./rich-text-view').then((module) => ({ default: module.RichTextView })))

/** HTML that people wrote elsewhere, made safe: announcements, terms, answers. */
export const RichText = ({ html }: { readonly html: string }) => (
  <Island>
    <Fallback show={<div className="kit-skeleton-box" aria-busy="true" />}>
      <RichTextView html={html} />
    </Fallback>
  </Island>
)

const hasContent = (html: string) => plainText(html) !== '' || /<(?:img|hr)\b/i.test(html)

export interface RichTextOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** Formatted text as HTML: its words in a list, cleaned in a record, an editor in a form. */
export const richText = (options: RichTextOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: ({ value }: CellProps<string>) => <TextCell value={plainText(value)} />,
    Detail: ({ value }: CellProps<string>) => <RichText html={value} />,
    Input: (props: InputProps<string>) => (
      <Island>
        <RichTextEditor {...props} />
      </Island>
    ),
    initial: '',
    ask: 'enter',
    span: 'wide',
    detailSpan: 'wide',
    isEmpty: (value) => !hasContent(value),
    toText: plainText,
    read: textOf,
  })
