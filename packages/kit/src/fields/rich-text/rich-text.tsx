import { Fallback, loadable, PartBoundary } from '@jwsk/ui'
import { createField } from '../create-field'
import { TextCell } from '../text-cell'
import type { CellProps, Field, InputProps } from '../types'
import { toDisplayText } from '../wire'
import { hasPendingUpload } from './pending-upload'
import { stripHtml } from './strip-html'

const RichTextEditor = loadable(() => import('./rich-text-editor').then((module) => ({ default: module.RichTextEditor })))
const RichTextView = loadable(() => import('./rich-text-view').then((module) => ({ default: module.RichTextView })))

/** Renders HTML written by users, sanitized: announcements, terms, replies. */
export const RichText = ({ html }: { readonly html: string }) => (
  <PartBoundary>
    <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
      <RichTextView html={html} />
    </Fallback>
  </PartBoundary>
)

const hasContent = (html: string) => stripHtml(html) !== '' || /<(?:img|hr)\b/i.test(html)

export interface RichTextOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for rich text as HTML: plain text in a list, sanitized in a record, an editor in a form. */
export const richText = (options: RichTextOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: ({ value }: CellProps<string>) => <TextCell value={stripHtml(value)} />,
    Detail: ({ value }: CellProps<string>) => <RichText html={value} />,
    Input: (props: InputProps<string>) => (
      <PartBoundary>
        <RichTextEditor {...props} />
      </PartBoundary>
    ),
    emptyValue: '',
    promptVerb: 'enter',
    span: 'wide',
    isBlock: true,
    detailSpan: 'wide',
    isEmpty: (value) => !hasContent(value),
    validate: (value) => (hasPendingUpload(value) ? { key: 'fields.upload.pending' } : undefined),
    toText: stripHtml,
    parse: toDisplayText,
  })
