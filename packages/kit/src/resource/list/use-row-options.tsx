import type { RowOptions } from '@jwsk/ui'
import { useIsTouch, useKitText } from '@jwsk/ui'
import { useMemo } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { isOffered } from '../model/action-settings'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey, hasKey } from '../model/row-keys'
import type { ActionPermissions } from '../model/use-action-permissions'
import type { Labels } from '../model/use-labels'
import { RowActions } from './row-actions'
import { buildRowActions, type RecordAction } from './row-actions-menu'
import { measurePinnedActions } from './row-buttons'
import type { Selection } from './use-selection'

interface RowOptionsInput {
  readonly labels: Labels
  readonly allowed: ActionPermissions
  readonly rows: readonly Row[]
  readonly selection: Selection
  readonly getRecordName: (row: Row) => string
  readonly onAction: (action: RecordAction, row: Row) => void
  readonly onCustomAction: (action: Action<Row>, row: Row) => void
  readonly onRecordClick: ((row: Row) => void) | undefined
}

/** samples the first rows of a long page */
const maxMeasuredRows = 50
/** width of the menu button with its padding, in CSS pixels */
const touchMenuWidth = 64

/** Returns the options of a list's rows other than cells. */
export function useRowOptions(
  resource: Resource,
  { labels, allowed, rows, selection, getRecordName, onAction, onCustomAction, onRecordClick }: RowOptionsInput,
): RowOptions<Row> {
  const t = useKitText()
  const runtime = useRuntime()
  const viewing = onRecordClick ? 'apart' : 'byName'
  const getItems = useMemo(() => {
    const options = { resource, labels, permissions: allowed, runtime, t, viewing, onAction, onCustomAction } as const
    return (row: Row) => buildRowActions(options, row)
  }, [resource, labels, allowed, runtime, t, viewing, onAction, onCustomAction])
  const isTouch = useIsTouch()
  const pinnedWidth = useMemo(
    () => Math.max(isTouch ? touchMenuWidth : 0, ...rows.slice(0, maxMeasuredRows).map((row) => measurePinnedActions(getItems(row)))),
    [rows, getItems, isTouch],
  )
  return useMemo(() => {
    const own = resource.rowActions.find((action) => action.placement === 'rowClick' && isOffered(action, runtime))
    const opener = allowed.view ? 'view' : 'edit'
    const opensOwn = own && ((row: Row) => onCustomAction(own, row))
    const hasActions = allowed.edit || allowed.delete || resource.rowActions.length > 0 || rows.some((row) => getItems(row).length > 0)
    return {
      getRowKey: (row) => getRowKey(row, resource.key),
      getRowName: getRecordName,
      onOpen: onRecordClick ?? opensOwn ?? (allowed[opener] ? (row) => onAction(opener, row) : undefined),
      canOpen: (row) =>
        hasKey(row, resource.key) && (onRecordClick !== undefined || (own ? own.when(row) : allowed.view || allowed.canEdit(row))),
      renderActions: hasActions ? (row) => <RowActions items={getItems(row)} name={getRecordName(row)} isTouch={isTouch} /> : undefined,
      pinnedWidth,
      selection: allowed.delete || allowed.bulkEdit || resource.bulkActions.length > 0 ? selection.row : undefined,
    }
  }, [
    allowed,
    getRecordName,
    onAction,
    onCustomAction,
    onRecordClick,
    rows,
    getItems,
    pinnedWidth,
    isTouch,
    resource,
    runtime,
    selection.row,
  ])
}
