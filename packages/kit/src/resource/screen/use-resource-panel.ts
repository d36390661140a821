import { useKitText } from '@jwsk/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { useCopy } from '../../runtime/use-copy'
import { useAction } from '../action/use-action'
import { useTableLayout } from '../list/table-layout'
import { type ListOptions, useResourceList } from '../list/use-resource-list'
import { useRowOptions } from '../list/use-row-options'
import { useTreeRows } from '../list/use-tree-rows'
import { isOffered } from '../model/action-settings'
import { getRecordName } from '../model/record-name'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import { useActionPermissions } from '../model/use-action-permissions'
import { useLabels } from '../model/use-labels'
import { useRecordActions } from './use-record-actions'
import { useRestoredDrafts } from './use-restored-drafts'

export interface ResourcePanelProps extends ListOptions {
  readonly resource: Resource
  /** Title of the screen; with it the panel is a full screen. */
  readonly title?: string | undefined
  /** Values of every record saved here, e.g. the parent selected next to the list. */
  readonly fixedValues?: Row | undefined
  /** Called on a click on a record's name, instead of opening it. */
  readonly onRecordClick?: ((row: Row) => void) | undefined
  /** Whether `onRecordClick` is called with the first record while none is active, for a layout with its details next to it. */
  readonly opensFirst?: boolean | undefined
  /** Called with the rows of the page each time they are loaded, for a layout that steps through them. */
  readonly onRowsChange?: ((rows: readonly Row[]) => void) | undefined
  /** Called to add a record, instead of opening the form. */
  readonly onAdd?: (() => void) | undefined
  /** Content between header and list, e.g. charts of the records. */
  readonly header?: ReactNode
  /** Key of the record that is active elsewhere on the screen; its row is highlighted. */
  readonly activeKey?: unknown
}

/** Returns the state and handlers of a panel: its list, permitted actions and dialogs. */
export function useResourcePanel({
  resource,
  title,
  baseQuery,
  urlPrefix,
  onAdd,
  onRecordClick,
  opensFirst,
  onRowsChange,
  activeKey,
}: ResourcePanelProps) {
  const t = useKitText()
  const runtime = useRuntime()
  const labels = useLabels(resource)
  const allowed = useActionPermissions(resource)
  const list = useResourceList(resource, { baseQuery, urlPrefix })
  const layout = useTableLayout(resource, urlPrefix)
  const copy = useCopy()
  const first = opensFirst && activeKey === undefined && list.status === 'ready' ? list.rows[0] : undefined
  useEffect(() => {
    if (first) onRecordClick?.(first)
  }, [first, onRecordClick])
  const loaded = list.status === 'ready' ? list.rows : undefined
  useEffect(() => {
    if (loaded) onRowsChange?.(loaded)
  }, [loaded, onRowsChange])
  const { rows, branches } = useTreeRows(resource, list.rows, baseQuery)
  const [added, setAdded] = useState<string>()
  const records = useRecordActions(resource, { allowed, addressPrefix: urlPrefix })
  const actions = useAction(resource, labels)
  const { start } = actions
  useRestoredDrafts(resource, { add: records.addWith, start })
  const getName = useCallback((row: Row) => getRecordName(resource, row), [resource])
  const leading = resource.toolbarActions.find((action) => action.placement === 'primary' && isOffered(action, runtime))
  const add = leading
    ? { label: labels.action(leading.name), run: () => start({ action: leading, target: undefined }) }
    : records.add && { label: t('actions.add'), run: onAdd ?? records.add }
  const onCustomAction = useCallback((action: Action<Row>, target: Row) => start({ action, target }), [start])
  const baseRowOptions = useRowOptions(resource, {
    labels,
    allowed,
    rows: list.rows,
    selection: list.selection,
    getRecordName: getName,
    onAction: records.act,
    onCustomAction,
    onRecordClick,
  })
  // a row rerenders when one of them changes
  const rowOptions = useMemo(() => ({ ...baseRowOptions, tree: branches, onCopy: copy }), [baseRowOptions, branches, copy])
  const activeRowKey = activeKey ?? records.address.record?.id ?? added
  const isMainList = title !== undefined && urlPrefix === undefined && onRecordClick === undefined
  return {
    isMainList,
    labels,
    allowed,
    list,
    layout,
    rows,
    rowOptions,
    activeRowKey,
    records,
    add,
    actions,
    getName,
    onCustomAction,
    setAdded,
  }
}
