import '../../ui/styles'
import { useRef } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useNarrow } from '../../runtime/use-narrow'
import { Button } from '../../ui/button'
import { loadable } from '../../ui/loadable'
import { Pager } from '../../ui/table/pager'
import { ListMessage } from '../list/list-message'
import { ListTools } from '../list/list-tools'
import { RemovalBar } from '../list/removal-bar'
import { ResourceTable } from '../list/resource-table'
import { Toolbar } from '../list/toolbar'
import { type ListState, pageSizes } from '../model/list-state'
import type { Resource, ScreenProps } from '../model/resource'
import type { Row } from '../model/row'
import { useLabels } from '../model/use-labels'
import { SearchBar } from '../search/search-bar'
import { type ResourcePanelProps, useResourcePanel } from './use-resource-panel'

const ScreenDialogs = loadable(() => import('./screen-dialogs').then((module) => ({ default: module.ScreenDialogs })))
const ListFigures = loadable(() => import('../list/list-figures').then((module) => ({ default: module.ListFigures })))
const ActionDialog = loadable(() => import('../action/action-dialog').then((module) => ({ default: module.ActionDialog })))

/** The list of a resource with everything that can be done with it. */
export function ResourcePanel(props: ResourcePanelProps) {
  const { resource, title, baseQuery, addressPrefix, presetValues, above } = props
  const t = useKitText()
  const { notify } = useRuntime()
  const { labels, allowed, list, layout, rows, parts, records, add, actions, nameOf, onOwn, setAdded } = useResourcePanel(props)
  const isNarrow = useNarrow()
  const isHeaded = !isNarrow && title !== undefined
  const toolbox = useRef<HTMLDivElement>(null)
  const { selection } = list

  const withSelection = (then: (rows: readonly Row[]) => void) => {
    if (selection.rows.length === 0) notify({ kind: 'warning', text: t('remove.none') })
    else then(selection.rows)
  }
  const removeSelected = (selected: readonly Row[]) => {
    records.remove(selected)
    // no question that could be answered with no
    if (allowed.removal === 'undo') selection.clear()
  }
  const search = (filters: ListState['filters']) => list.go({ filters, page: 1 })
  // which record of the list it is shows when the list is there
  const isRecordOpen = records.address.record !== undefined && list.show !== 'skeleton'
  const shared = { resource, labels, list, isNarrow }
  // the platform counts the roots of a tree alone
  const total = resource.tree ? rows.length : list.total
  const place = { baseQuery, addressPrefix }
  const tools = (
    <>
      <ListTools ref={toolbox} {...shared} layout={layout} rows={rows} baseQuery={baseQuery} />
      {add && (
        <Button kind="primary" icon="add" onClick={add.run}>
          {add.label}
        </Button>
      )}
    </>
  )
  const toolbar = (
    <Toolbar
      {...shared}
      onRemove={allowed.delete ? () => withSelection(removeSelected) : undefined}
      onBulk={(action) => withSelection((target) => actions.start({ action, target }))}
      onList={(action) => actions.start({ action, target: undefined })}
    >
      {title === undefined && tools}
    </Toolbar>
  )
  return (
    <section className="kit-screen">
      {title !== undefined && (
        <header className="kit-screen-head">
          <h1 className="md:flex-auto">{title}</h1>
          {labels.hint && <p>{labels.hint}</p>}
          {isHeaded && toolbar}
          {tools}
        </header>
      )}
      {above}
      {resource.figures && <ListFigures {...place} load={resource.figures} list={resource.api.list.id} tools={toolbox} />}
      <div className="kit-card">
        <SearchBar {...shared} filters={list.state.filters} onSearch={search} addressPrefix={addressPrefix} />
        {!isHeaded && toolbar}
        <ResourceTable
          {...shared}
          rows={records.removal.withoutRemoved(rows)}
          parts={parts}
          layout={layout}
          message={<ListMessage record={labels.record} list={list} onReset={() => search({})} onAdd={add?.run} />}
        />
        <Pager
          page={list.state.page}
          size={list.state.size}
          sizes={resource.api.list.paged && pageSizes}
          total={total}
          onPage={(page) => list.go({ page })}
          onSize={(size) => list.go({ size, page: 1 })}
        />
      </div>
      <RemovalBar record={labels.record} removal={records.removal} />

      {(isRecordOpen || records.dialogs.addition || records.dialogs.removal) && (
        <ScreenDialogs
          {...shared}
          records={records}
          allowed={allowed}
          rows={rows}
          total={total}
          presetValues={presetValues}
          baseQuery={baseQuery}
          onFound={setAdded}
          nameOf={nameOf}
          onOwn={onOwn}
        />
      )}
      {actions.started && <ActionDialog {...actions.started} resource={resource} labels={labels} nameOf={nameOf} onClose={actions.close} />}
    </section>
  )
}

export { askFirstPage } from '../list/list-query'

/** A declared screen. */
export function ResourceScreen({ resource, title }: ScreenProps & { readonly resource: Resource }) {
  const labels = useLabels(resource)
  return <ResourcePanel resource={resource} title={title ?? labels.title} />
}
