import { loadable } from '@jwsk/ui'
import { type ReactNode, useEffect } from 'react'
import { useUnsavedChanges } from '../../runtime/unsaved-changes'
import { useBulkEditTexts } from '../bulk-edit/bulk-edit-texts'
import type { WrapCell } from '../list/render-cell'
import { getVisibleColumns, type LayoutControl } from '../list/table-layout'
import type { ResourceList } from '../list/use-resource-list'
import { getRecordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey, hasKey } from '../model/row-keys'
import { sortField } from '../model/sort-rows'
import type { Labels } from '../model/use-labels'
import { InlineCell } from './inline-cell'
import { useInlineTexts } from './inline-texts'
import { parseTableText } from './parse-table-text'
import { planPaste } from './plan-paste'
import { SortHandle } from './sort-handle'
import { useSortTexts } from './sort-texts'
import { useStore } from './store'
import { useInlineEdit } from './use-inline-edit'
import { useRowOrder } from './use-row-order'

/** takes no place among the parts of the list */
const contents = { display: 'contents' }

const PasteDialog = loadable(() => import('./paste-dialog').then((module) => ({ default: module.PasteDialog })))

/** List whose rows are changed in place. */
export interface EditedList {
  readonly resource: Resource
  readonly labels: Labels
  readonly list: ResourceList
  /** Displayed rows. */
  readonly rows: readonly Row[]
  readonly layout: LayoutControl
  readonly baseQuery: Row | undefined
  /** Values sent in addition to the form. */
  readonly fixedValues: Row | undefined
  readonly canEdit: (row: Row) => boolean
  /** Whether rows are cards, whose values are edited in their form. */
  readonly isCompact: boolean
}

export interface ListEditorProps extends EditedList {
  /** Called with the function that adds the controls to a cell. */
  readonly onReady: (toWrapCell: () => WrapCell) => void
}

/** Controls within the rows of a list: handles for their order, and cells that are edited in place. */
export function ListEditor({ onReady, ...edited }: ListEditorProps): ReactNode {
  const { resource, labels, canEdit, isCompact } = edited
  const isReady = [useSortTexts(), useInlineTexts(), useBulkEditTexts()].every(Boolean)
  const { order, announcement } = useRowOrder(edited)
  const { inline, pasted, closePaste, change, validate, ...edit } = useInlineEdit(edited)
  const isDirty = useStore(inline.drafts, (drafts) => drafts.size > 0)
  const box = useUnsavedChanges<HTMLDivElement>({ isDirty, draft: { none: 'the cell is lost with the list' } })
  useEffect(() => {
    if (!isReady) return
    const [first] = resource.columns
    // the first column opens the record
    const names = new Set(isCompact ? [] : resource.inline.filter((name) => name !== first))
    onReady(() => (cell, name, row) => {
      const rowKey = getRowKey(row, resource.key)
      const rowName = getRecordName(resource, row)
      const isEditable = names.has(name) && canEdit(row)
      if (!hasKey(row, resource.key)) return cell
      const content = isEditable ? (
        <InlineCell row={row} rowKey={rowKey} rowName={rowName} name={name} labels={labels} inline={inline}>
          {cell}
        </InlineCell>
      ) : (
        cell
      )
      return name === sortField && order ? (
        <SortHandle id={rowKey} name={rowName} order={order}>
          {content}
        </SortHandle>
      ) : (
        content
      )
    })
  }, [isReady, onReady, order, inline, resource, labels, canEdit, isCompact])
  const getPlan = ({ row, name, text }: NonNullable<typeof pasted>) =>
    planPaste(
      {
        cells: parseTableText(text),
        rows: edited.rows,
        columns: getVisibleColumns(edited.layout.layout),
        editable: resource.inline,
        keyName: resource.key,
        canEdit,
      },
      { row, name },
    )
  return (
    <div ref={box} style={contents}>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      <p className="sr-only" aria-live="polite">
        {edit.announcement}
      </p>
      {pasted && (
        <PasteDialog
          resource={resource}
          labels={labels}
          change={change}
          validate={validate}
          fields={inline.shape.fields}
          plan={getPlan(pasted)}
          onClose={closePaste}
        />
      )}
    </div>
  )
}
