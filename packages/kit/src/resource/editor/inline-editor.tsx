import { loadable } from '@jwsk/ui'
import { type ReactNode, useEffect } from 'react'
import { parseTsv } from '../../fields/rows/parse-tsv'
import { useUnsavedChanges } from '../../runtime/unsaved-changes'
import { useBulkEditTexts } from '../bulk-edit/bulk-edit-texts'
import { getVisibleColumns } from '../list/table-layout'
import { getRecordName } from '../model/record-name'
import { getRowKey, hasKey } from '../model/row-keys'
import { useActionPermissions } from '../model/use-action-permissions'
import { InlineCell } from './inline-cell'
import { useInlineTexts } from './inline-texts'
import type { ListEditorProps } from './list-editor'
import { planPaste } from './plan-paste'
import { useStore } from './store'
import { useInlineEdit } from './use-inline-edit'

const PasteDialog = loadable(() => import('./paste-dialog').then((module) => ({ default: module.PasteDialog })))

/** takes no place among the parts of the list */
const contents = { display: 'contents' }

interface InlineEditorProps extends ListEditorProps {
  /** Columns whose cells can be edited. */
  readonly names: readonly string[]
}

/** Cells of a list that are edited in place. */
export function InlineEditor({ onReady, names, ...edited }: InlineEditorProps): ReactNode {
  const { resource, labels, isCompact } = edited
  const { canEdit } = useActionPermissions(resource)
  const isReady = [useInlineTexts(), useBulkEditTexts()].every(Boolean)
  const { inline, announcement, pasted, closePaste, change, validate } = useInlineEdit({ ...edited, names, canEdit })
  const isDirty = useStore(inline.drafts, (drafts) => drafts.size > 0)
  const box = useUnsavedChanges<HTMLDivElement>({ isDirty, draft: { none: 'the cell is lost with the list' } })
  useEffect(() => {
    if (!isReady) return
    const [first] = resource.columns
    // the first column opens the record
    const editable = new Set(isCompact ? [] : names.filter((name) => name !== first))
    onReady(() => (cell, name, row) => {
      if (!editable.has(name) || !hasKey(row, resource.key) || !canEdit(row)) return cell
      return (
        <InlineCell
          row={row}
          rowKey={getRowKey(row, resource.key)}
          rowName={getRecordName(resource, row)}
          name={name}
          labels={labels}
          inline={inline}
        >
          {cell}
        </InlineCell>
      )
    })
  }, [isReady, onReady, inline, names, resource, labels, canEdit, isCompact])
  const getPlan = ({ row, name, text }: NonNullable<typeof pasted>) =>
    planPaste(
      {
        cells: parseTsv(text),
        rows: edited.rows,
        columns: getVisibleColumns(edited.layout.layout),
        editable: names,
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
