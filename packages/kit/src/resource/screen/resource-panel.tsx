import { loadable } from '../../ui/loadable'
import '../../ui/styles'
import { type ReactNode, useCallback } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useCopy } from '../../runtime/use-copy'
import { Pager } from '../../ui/pager'
import { useAction } from '../action/use-action'
import { ListMessage } from '../list/list-message'
import { ListTools } from '../list/list-tools'
import { RemovalBar } from '../list/removal-bar'
import { ResourceTable } from '../list/resource-table'
import { SearchBar } from '../list/search-bar'
import { Toolbar } from '../list/toolbar'
import { type ListOptions, useResourceList } from '../list/use-resource-list'
import { useRowParts } from '../list/use-row-parts'
import { useTableLayout } from '../list/use-table-layout'
import { useTreeRows } from '../list/use-tree-rows'
import { type ListState, pageSizes } from '../model/list-state'
import { recordName } from '../model/record-name'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import { useAllowed } from '../model/use-allowed'
import { useLabels } from '../model/use-labels'
import { ScreenHead } from './screen-head'
import { usePanel } from './use-panel'

const ScreenDialogs = loadable(() => import('./screen-dialogs').then((module) => ({ default: module.ScreenDialogs })))
const ActionDialog = loadable(() => import('../action/action-dialog').then((module) => ({ default: module.ActionDialog })))

export interface ResourcePanelProps extends ListOptions {
  readonly resource: Resource
  /** With it the panel is a whole screen. */
  readonly title?: string | undefined
  /** What every record that is saved here has, e.g. the parent that is chosen beside the list. */
  readonly presetValues?: Row | undefined
  /** Instead of the record's form, when its name is clicked. */
  readonly onRecordClick?: ((row: Row) => void) | undefined
  /** Instead of the form for a new record. */
  readonly onAdd?: (() => void) | undefined
  /** Between the head and the list, e.g. what the records come to. */
  readonly above?: ReactNode
  /** The key of the record that something else on the screen is about; it stands out. */
  readonly currentKey?: unknown
}

/** The list of a resource with everything that can be done with it. */
export function ResourcePanel({
  resource,
  title,
  baseQuery,
  addressPrefix,
  presetValues,
  onRecordClick,
  onAdd,
  above,
  currentKey,
}: ResourcePanelProps) {
  const t = useKitText()
  const { notify } = useRuntime()
  const labels = useLabels(resource)
  const allowed = useAllowed(resource)
  const list = useResourceList(resource, { baseQuery, addressPrefix })
  const { selection } = list
  const layout = useTableLayout(resource, addressPrefix)
  const copy = useCopy()
  const { rows, branches } = useTreeRows(resource, list.rows, baseQuery)
  const panel = usePanel(resource, { allowed, addressPrefix })
  const { act, undo, opened } = panel
  const add = panel.add && (onAdd ?? panel.add)
  const actions = useAction(resource)
  const { start } = actions

  const named = useCallback((row: Row) => recordName(resource, row), [resource])
  const own = useCallback((action: Action<Row>, target: Row) => start({ action, target }), [start])
  const parts = useRowParts(resource, {
    labels,
    allowed,
    rows: list.rows,
    selection,
    nameOf: named,
    onAction: act,
    onOwn: own,
    onRecordClick,
    currentKey,
  })

  const withSelection = (then: (rows: readonly Row[]) => void) => {
    if (selection.rows.length === 0) notify({ kind: 'warning', text: t('remove.none') })
    else then(selection.rows)
  }
  const removeSelected = (rows: readonly Row[]) => {
    panel.remove(rows)
    // no question that could be answered with no
    if (allowed.undo) selection.clear()
  }
  const search = (filters: ListState['filters']) => list.go({ filters, page: 1 })
  // which record of the list it is shows when the list is there
  const isOpen = panel.address.record !== undefined && list.show !== 'skeleton'
  return (
    <section className="kit-screen">
      {title !== undefined && <ScreenHead title={title} hint={labels.hint} addLabel={t('actions.add')} onAdd={add} />}
      {above}
      <div className="kit-card">
        <SearchBar resource={resource} labels={labels} filters={list.state.filters} onSearch={search} addressPrefix={addressPrefix} />
        <Toolbar
          resource={resource}
          labels={labels}
          list={list}
          onRemove={allowed.delete ? () => withSelection(removeSelected) : undefined}
          onBulk={(action) => withSelection((target) => start({ action, target }))}
          onList={(action) => start({ action, target: undefined })}
          onAdd={title === undefined ? add : undefined}
        >
          <ListTools resource={resource} labels={labels} layout={layout} list={list} rows={rows} baseQuery={baseQuery} />
        </Toolbar>
        <ResourceTable
          resource={resource}
          labels={labels}
          list={list}
          rows={undo.without(rows)}
          parts={{ ...parts, branches, copy }}
          layout={layout}
          message={<ListMessage record={labels.record} list={list} onReset={() => search({})} onAdd={add} />}
        />
        {resource.api.list.paged && (
          <Pager
            page={list.state.page}
            size={list.state.size}
            sizes={pageSizes}
            total={list.total}
            onPage={(page) => list.go({ page })}
            onSize={(size) => list.go({ size, page: 1 })}
          />
        )}
      </div>
      <RemovalBar record={labels.record} undo={undo} />

      {(isOpen || opened.adding || opened.removing) && (
        <ScreenDialogs
          {...opened}
          resource={resource}
          labels={labels}
          allowed={allowed}
          rows={rows}
          address={panel.address}
          presetValues={presetValues}
          nameOf={named}
          onClose={panel.close}
          onRemoved={() => {
            selection.clear()
            panel.close()
          }}
        />
      )}
      {actions.opened && <ActionDialog {...actions.opened} resource={resource} labels={labels} nameOf={named} onClose={actions.close} />}
    </section>
  )
}
