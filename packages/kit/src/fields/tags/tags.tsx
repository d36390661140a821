import { loadable } from '../../ui/loadable'
import { field } from '../field'
import { mostShown } from '../most-shown'
import { Tag } from '../tag'
import type { CellProps, Field } from '../types'
import { clipCellText, idsOf } from '../wire'

const TagsInput = loadable(() => import('./tags-input').then((module) => ({ default: module.TagsInput })))

function TagsCell({ value }: CellProps<readonly string[]>) {
  return (
    <span className="kit-tags inline-flex flex-wrap gap-1 min-w-0 max-w-full">
      {value.slice(0, mostShown).map((tag) => (
        <Tag key={tag}>{clipCellText(tag)}</Tag>
      ))}
    </span>
  )
}

export interface TagsOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
  readonly max?: number
}

/** Free words in one text of the wire, joined by commas. */
export const tags = ({ max = Number.POSITIVE_INFINITY, ...options }: TagsOptions = {}): Field<string> =>
  field<string, readonly string[]>({
    ...options,
    Cell: TagsCell,
    Input: TagsInput,
    initial: [],
    ask: 'enter',
    isEmpty: (value) => value.length === 0,
    toText: (value) => value.join(','),
    check: (value) => (value.length > max ? { text: 'fields.tags.tooMany', values: { max } } : undefined),
    read: idsOf,
    write: (value) => value.join(','),
  })
