import { Fallback, loadable, SegmentedControl } from '@jwsk/ui'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { ActionPermissions } from '../model/use-action-permissions'
import { useListView, type ViewName } from './use-list-view'
import type { ViewProps } from './view-props'
import { useViewText, useViewTexts } from './view-texts'

const views = {
  calendar: loadable(() => import('./calendar/calendar-view').then((module) => ({ default: module.CalendarView }))),
  board: loadable(() => import('./board/board-view').then((module) => ({ default: module.BoardView }))),
  timeline: loadable(() => import('./timeline/timeline-view').then((module) => ({ default: module.TimelineView }))),
}

/** Props that a view replaces in other parts of the screen; empty while the table is shown. */
export interface ViewOverrides {
  /** The toolbar without actions on a selection. */
  readonly toolbar?: { readonly resource: Resource; readonly onRemove: undefined; readonly onBulkEdit: undefined }
  /** Rows for the dialogs of records. */
  readonly dialogs?: { readonly rows: readonly Row[]; readonly total: number; readonly first: number }
}

interface ListViewsProps extends Omit<ViewProps, 'onRowsChanged' | 'permissions' | 'filterRows'> {
  readonly allowed: ActionPermissions
  readonly records: { readonly removal: { readonly filterPending: ViewProps['filterRows'] } }
  /** Element that contains the tools of the list. */
  readonly tools: RefObject<Element | null>
  readonly onOverride: (overrides: ViewOverrides) => void
}

const noRows: readonly Row[] = []
const first = { order: -1 }

/** Control that switches the view of a list's rows, and the view that replaces the table. */
export function ListViews(props: ListViewsProps) {
  return useViewTexts() ? <SwitchedViews {...props} /> : null
}

function SwitchedViews({ tools, onOverride, allowed, records, ...props }: ListViewsProps) {
  const { resource, list, isCompact } = props
  const t = useViewText()
  const { names, view, select } = useListView(resource, props.addressPrefix)
  const [rows, setRows] = useState(noRows)
  const [slot, setSlot] = useState<Element | null>(null)
  useLayoutEffect(() => setSlot(tools.current), [tools])
  useLayoutEffect(() => {
    if (view === 'table') return
    onOverride({
      toolbar: { resource: { ...resource, bulkActions: [] }, onRemove: undefined, onBulkEdit: undefined },
      dialogs: { rows, total: rows.length, first: 1 },
    })
    return () => onOverride({})
  }, [view, resource, rows, onOverride])
  const { clear } = list.selection
  const clearSelection = useRef(clear)
  useEffect(() => {
    clearSelection.current = clear
  })
  useEffect(() => {
    if (view !== 'table') clearSelection.current()
  }, [view])
  const change = (next: ViewName) => {
    setRows(noRows)
    select(next)
  }
  const control = names.length > 1 && (
    <SegmentedControl label={t('label')} options={names.map((key) => ({ key, label: t(key) }))} value={view} onChange={change} />
  )
  const View = view === 'table' ? undefined : views[view]
  return (
    <>
      {isCompact
        ? control && <div className="pb-2">{control}</div>
        : control &&
          slot &&
          createPortal(
            <div className="flex" style={first}>
              {control}
            </div>,
            slot,
          )}
      {View && (
        <Fallback fallback={<div className="flex-1" aria-busy="true" />}>
          <View {...props} permissions={allowed} filterRows={records.removal.filterPending} onRowsChanged={setRows} />
        </Fallback>
      )}
    </>
  )
}
