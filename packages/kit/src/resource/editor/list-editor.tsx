import { ErrorBoundary, loadable } from '@jwsk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { WrapCell } from '../list/render-cell'
import type { LayoutControl } from '../list/table-layout'
import type { ResourceList } from '../list/use-resource-list'
import { getRecordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey, hasKey } from '../model/row-keys'
import type { Labels } from '../model/use-labels'
import { sortField } from './move-rows'
import { SortHandle } from './sort-handle'
import { useSortTexts } from './sort-texts'
import { useRowOrder } from './use-row-order'

const InlineEditor = loadable(() => import('./inline-editor').then((module) => ({ default: module.InlineEditor })))

/** List whose rows are changed in place. */
export interface EditedList {
  readonly resource: Resource
  readonly labels: Labels
  readonly list: ResourceList
  /** Displayed rows. */
  readonly rows: readonly Row[]
  readonly layout: LayoutControl
  readonly baseQuery?: Row | undefined
  /** Values sent in addition to the form. */
  readonly fixedValues?: Row | undefined
  /** Whether rows are cards, whose values are edited in their form. */
  readonly isCompact: boolean
}

export interface ListEditorProps extends EditedList {
  /** Called with the function that adds the controls to a cell. */
  readonly onReady: (toWrapCell: () => WrapCell) => void
}

/** Controls within the rows of a list: handles for their order, and cells that are edited in place. */
export function ListEditor({ onReady, ...edited }: ListEditorProps): ReactNode {
  const { resource } = edited
  const isReady = useSortTexts()
  const { order, announcement } = useRowOrder(edited)
  const [wrapInline, setWrapInline] = useState<WrapCell>()
  useEffect(() => {
    if (!isReady) return
    onReady(() => (cell, name, row) => {
      const content = wrapInline ? wrapInline(cell, name, row) : cell
      return name === sortField && order && hasKey(row, resource.key) ? (
        <SortHandle id={getRowKey(row, resource.key)} name={getRecordName(resource, row)} order={order}>
          {content}
        </SortHandle>
      ) : (
        content
      )
    })
  }, [isReady, onReady, order, resource, wrapInline])
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {resource.inline && (
        <ErrorBoundary fallback={() => null}>
          <InlineEditor {...edited} names={resource.inline} onReady={setWrapInline} />
        </ErrorBoundary>
      )}
    </>
  )
}
