import { useMemo } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import type { RowParts } from '../../ui/table/table-types'
import { textWidth } from '../../ui/text-width'
import { isOffered } from '../model/action-settings'
import { hasKey, keyOf } from '../model/ids'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { AllowedActions } from '../model/use-allowed'
import type { Labels } from '../model/use-labels'
import { RowActions } from './row-actions'
import { rowActionsWidth } from './row-button-count'
import { type RecordAction, rowItems } from './row-items'
import type { Selection } from './use-selection'

interface PartsOf {
  readonly labels: Labels
  readonly allowed: AllowedActions
  readonly rows: readonly Row[]
  readonly selection: Selection
  readonly nameOf: (row: Row) => string
  readonly onAction: (action: RecordAction, row: Row) => void
  readonly onOwn: (action: Action<Row>, row: Row) => void
  readonly onRecordClick: ((row: Row) => void) | undefined
  readonly currentKey: unknown
}

/** the others of a long page are like these */
const mostRead = 50
const headPadding = 24

/** What stands in a row of a resource's list besides its cells. */
export function useRowParts(
  resource: Resource,
  { labels, allowed, rows, selection, nameOf, onAction, onOwn, onRecordClick, currentKey }: PartsOf,
): RowParts<Row> {
  const t = useKitText()
  const runtime = useRuntime()
  const viewing = onRecordClick ? 'apart' : 'byName'
  const itemsOf = useMemo(() => {
    const work = { resource, labels, allowed, runtime, t, viewing, onAction, onOwn } as const
    return (row: Row) => rowItems(work, row)
  }, [resource, labels, allowed, runtime, t, viewing, onAction, onOwn])
  const actionsWidth = useMemo(() => {
    const widths = rows.slice(0, mostRead).map((row) => rowActionsWidth(itemsOf(row).map(({ label }) => label)))
    return rows.length > 0 ? Math.max(Math.ceil(textWidth(t('table.operations'))) + headPadding, ...widths) : undefined
  }, [rows, itemsOf, t])
  return useMemo(() => {
    const own = resource.row.find((action) => action.turn === 'opens' && isOffered(action, runtime))
    const opener = allowed.view ? 'view' : 'edit'
    const opensOwn = own && ((row: Row) => onOwn(own, row))
    const hasActions = allowed.edit || allowed.delete || resource.row.length > 0 || rows.some((row) => itemsOf(row).length > 0)
    return {
      keyOf: (row) => keyOf(row, resource.key),
      nameOf,
      open: onRecordClick ?? opensOwn ?? (allowed[opener] ? (row) => onAction(opener, row) : undefined),
      current: currentKey === undefined ? undefined : (row) => keyOf(row, resource.key) === String(currentKey),
      opens: (row) =>
        hasKey(row, resource.key) && (onRecordClick !== undefined || (own ? own.when(row) : allowed.view || allowed.mayEdit(row))),
      actions: hasActions ? (row) => <RowActions items={itemsOf(row)} name={nameOf(row)} /> : undefined,
      actionsWidth,
      selection: allowed.delete || resource.bulk.length > 0 ? selection.row : undefined,
    }
  }, [allowed, nameOf, onAction, onOwn, onRecordClick, currentKey, rows, itemsOf, actionsWidth, resource, runtime, selection.row])
}
