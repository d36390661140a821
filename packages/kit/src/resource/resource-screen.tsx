import '../ui/styles'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useKitText } from '../i18n/kit-text'
import { useRuntime } from '../runtime/kit-provider'
import { Pager } from '../ui/pager'
import type { RowParts } from '../ui/table-types'
import { keyOf } from './ids'
import { ListMessage } from './list-message'
import { type ListState, pageSizes } from './list-state'
import { nameOf } from './name-of'
import { pageToShow } from './page'
import { useList } from './queries'
import { ResourceTable } from './resource-table'
import { RowActions } from './row-actions'
import type { Opened } from './screen-dialogs'
import { ScreenHead } from './screen-head'
import { SearchBar } from './search-bar'
import { Toolbar } from './toolbar'
import type { Resource, Row, ScreenProps } from './types'
import { useAllowed } from './use-allowed'
import { useLabels } from './use-labels'
import { useListState } from './use-list-state'
import { useSelection } from './use-selection'

const ScreenDialogs = lazy(() => import('./screen-dialogs').then((module) => ({ default: module.ScreenDialogs })))

const noRows: readonly Row[] = []

/** A declared screen: search, table, pages, forms and deletes. */
export function ResourceScreen({ resource, title }: ScreenProps & { readonly resource: Resource }) {
  const t = useKitText()
  const { notify, scope } = useRuntime()
  const labels = useLabels(resource)
  const allowed = useAllowed(resource)
  const [list, change] = useListState(resource)
  const query = useList(resource, list)
  const [opened, open] = useState<Opened>()
  const rows = query.data && !query.error ? query.data.rows : noRows
  const total = query.data?.total ?? 0
  const selection = useSelection({ rows, keyName: resource.key, within: JSON.stringify([scope, list.filters]) })
  const step = useCallback((state: Partial<ListState>) => change({ state, how: 'push' }), [change])

  const fitting = query.data && !query.isPlaceholderData ? pageToShow(query.data, list) : list.page
  useEffect(() => {
    if (fitting !== list.page) change({ state: { page: fitting }, how: 'replace' })
  }, [fitting, list.page, change])

  const named = useCallback((row: Row) => nameOf(resource, row), [resource])
  const parts = useMemo((): RowParts<Row> => {
    const opener = allowed.view ? 'view' : 'edit'
    const act = (action: 'view' | 'edit' | 'delete', row: Row) =>
      open(action === 'delete' ? { kind: 'delete', rows: [row] } : { kind: action, row })
    return {
      keyOf: (row) => keyOf(row, resource.key),
      nameOf: named,
      open: allowed[opener] ? (row) => act(opener, row) : undefined,
      actions:
        allowed.view || allowed.edit || allowed.delete
          ? (row) => <RowActions row={row} name={named(row)} allowed={allowed} onAction={act} />
          : undefined,
      selection: allowed.delete ? selection.table : undefined,
    }
  }, [allowed, named, resource, selection.table])

  const removeSelected = () => {
    if (selection.rows.length === 0) notify({ kind: 'warning', text: t('remove.none') })
    else open({ kind: 'delete', rows: selection.rows })
  }
  const search = (filters: ListState['filters']) => step({ filters, page: 1 })
  const add = allowed.add ? () => open({ kind: 'add' }) : undefined
  const isWaiting = query.isPending || fitting !== list.page
  const shown = query.isPlaceholderData ? 'stale' : 'ready'
  return (
    <section className="kit-screen">
      <ScreenHead title={title ?? labels.title} hint={labels.hint} addLabel={t('actions.add')} onAdd={add} />
      <div className="kit-card">
        <SearchBar resource={resource} labels={labels} filters={list.filters} onSearch={search} />
        <Toolbar
          selected={selection.rows.length}
          onClear={selection.clear}
          onRemove={allowed.delete ? removeSelected : undefined}
          onRefresh={() => void query.refetch()}
          refreshing={query.isFetching && !query.isPending}
        />
        <ResourceTable
          resource={resource}
          labels={labels}
          list={list}
          rows={rows}
          parts={parts}
          onSort={(sort) => step({ sort, page: 1 })}
          state={isWaiting ? 'skeleton' : shown}
          message={
            rows.length === 0 && !isWaiting ? (
              <ListMessage
                record={labels.record}
                error={query.error}
                filtered={Object.keys(list.filters).length > 0}
                retrying={query.isFetching}
                onRetry={() => void query.refetch()}
                onReset={() => search({})}
                onAdd={add}
              />
            ) : null
          }
        />
        {resource.api.list.paged && (
          <Pager
            page={list.page}
            size={list.size}
            sizes={pageSizes}
            total={total}
            onPage={(page) => step({ page })}
            onSize={(size) => step({ size, page: 1 })}
          />
        )}
      </div>
      {opened && (
        <Suspense>
          <ScreenDialogs
            resource={resource}
            labels={labels}
            opened={opened}
            nameOf={named}
            onClose={() => open(undefined)}
            onRemoved={() => {
              selection.clear()
              open(undefined)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
