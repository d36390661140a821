import { loadable } from '@jwsk/ui'
import { createField } from '../create-field'
import { maxVisible } from '../max-visible'
import { Tag } from '../tag'
import type { CellProps, Field } from '../types'
import { parseIds, truncateCellText } from '../wire'

const TagsInput = loadable(() => import('./tags-input').then((module) => ({ default: module.TagsInput })))

function TagsCell({ value }: CellProps<readonly string[]>) {
  return (
    <span className="kit-tags inline-flex flex-wrap gap-1 min-w-0 max-w-full">
      {value.slice(0, maxVisible).map((tag) => (
        <Tag key={tag}>{truncateCellText(tag)}</Tag>
      ))}
    </span>
  )
}

export interface TagsOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
  /** Largest number of tags. Defaults to no limit. */
  readonly max?: number
}

/** Creates a field for free tags, sent as comma-separated text. */
export const tags = ({ max = Number.POSITIVE_INFINITY, ...options }: TagsOptions = {}): Field<string> =>
  createField<string, readonly string[]>({
    ...options,
    Cell: TagsCell,
    Input: TagsInput,
    emptyValue: [],
    promptVerb: 'enter',
    isEmpty: (value) => value.length === 0,
    toText: (value) => value.join(','),
    validate: (value) => (value.length > max ? { key: 'fields.tags.tooMany', values: { max } } : undefined),
    parse: parseIds,
    serialize: (value) => value.join(','),
  })
