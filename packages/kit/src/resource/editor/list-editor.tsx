import { type ReactNode, useEffect } from 'react'
import type { WrapCell } from '../list/render-cell'
import type { ResourceList } from '../list/use-resource-list'
import { getRecordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey, hasKey } from '../model/row-keys'
import { sortField } from '../model/sort-rows'
import type { Labels } from '../model/use-labels'
import { SortHandle } from './sort-handle'
import { useSortTexts } from './sort-texts'
import { useRowOrder } from './use-row-order'

/** List whose rows are changed in place. */
export interface EditedList {
  readonly resource: Resource
  readonly labels: Labels
  readonly list: ResourceList
  /** Displayed rows. */
  readonly rows: readonly Row[]
  readonly baseQuery: Row | undefined
}

export interface ListEditorProps extends EditedList {
  /** Called with the function that adds the controls to a cell. */
  readonly onReady: (toWrapCell: () => WrapCell) => void
}

/** Controls within the rows of a list: handles for their order. */
export function ListEditor({ onReady, ...edited }: ListEditorProps): ReactNode {
  const { resource } = edited
  const isReady = useSortTexts()
  const { order, announcement } = useRowOrder(edited)
  useEffect(() => {
    if (!isReady) return
    onReady(() => (cell, name, row) => {
      const key = getRowKey(row, resource.key)
      return name === sortField && order && hasKey(row, resource.key) ? (
        <SortHandle id={key} name={getRecordName(resource, row)} order={order}>
          {cell}
        </SortHandle>
      ) : (
        cell
      )
    })
  }, [isReady, onReady, order, resource])
  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  )
}
