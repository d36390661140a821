import '@jwsk/ui/styles'
import { Button, ErrorBoundary, Fallback, loadable, Pagination, useIsNarrow, useKitText } from '@jwsk/ui'
import { type ReactNode, useRef, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { ListEditorProps } from '../editor/list-editor'
import { ListMessage } from '../list/list-message'
import { ListTools } from '../list/list-tools'
import type { WrapCell } from '../list/render-cell'
import { ResourceTable } from '../list/resource-table'
import { Toolbar } from '../list/toolbar'
import { UndoDeleteBar } from '../list/undo-delete-bar'
import type { ResourceList } from '../list/use-resource-list'
import { defaultPageSize, type ListState, pageSizes } from '../model/list-state'
import type { Resource, ScreenProps } from '../model/resource'
import type { Row } from '../model/row'
import { useLabels } from '../model/use-labels'
import { useAdaptedResource } from '../profile/use-adapted-resource'
import { SearchBar } from '../search/search-bar'
import type { ViewOverrides } from '../views/list-views'
import { type ResourcePanelProps, useResourcePanel } from './use-resource-panel'

const ScreenDialogs = loadable(() => import('./screen-dialogs').then((module) => ({ default: module.ScreenDialogs })))
const ListViews = loadable(() => import('../views/list-views').then((module) => ({ default: module.ListViews })))
const ListFigures = loadable(() => import('../list/list-stats').then((module) => ({ default: module.ListStats })))
const ListEditor = loadable(() => import('../editor/list-editor').then((module) => ({ default: module.ListEditor })))
const ActionDialog = loadable(() => import('../action/action-dialog').then((module) => ({ default: module.ActionDialog })))

/** whether there is more than the table */
const hasViews = ({ calendar, board, timeline }: Resource) => calendar ?? board ?? timeline

interface CardState {
  /** Whether it has rows, or those of the skeleton. */
  readonly isFilled: boolean
  /** Whether the list is next to another one. */
  readonly isNested: boolean
}

const getCardClass = ({ isFilled, isNested }: CardState) =>
  ['kit-card', ...(isFilled ? ['kit-card-filled'] : []), ...(isNested ? ['kit-card-nested'] : [])].join(' ')

/** Renders the controls within rows, if there are any; without their code the list stays as it is. */
const renderEditor = (props: ListEditorProps) =>
  (props.resource.sortRows || props.resource.inline) && (
    <ErrorBoundary fallback={() => null}>
      <ListEditor {...props} />
    </ErrorBoundary>
  )

const needsDialogs = ({ address, dialogs }: ReturnType<typeof useResourcePanel>['records'], { status }: ResourceList) =>
  // the position of the record is known once the list is loaded
  (address.record !== undefined && status !== 'skeleton') || Object.keys(dialogs).length > 0

/** List of a resource with all its actions. */
export function ResourcePanel(props: ResourcePanelProps) {
  const resource = useAdaptedResource(props.resource)
  const { title, baseQuery, urlPrefix, fixedValues, header: above } = props
  const t = useKitText()
  const { notify } = useRuntime()
  const panel = useResourcePanel({ ...props, resource })
  const { labels, allowed, list, layout, rows, rowOptions, activeRowKey, records, add, actions, getName, onCustomAction, setAdded } = panel
  const isNarrow = useIsNarrow()
  // a list with a prefix is next to another one
  const Heading = urlPrefix ? 'h2' : 'h1'
  const isHeaded = !isNarrow && title !== undefined
  const toolbox = useRef<HTMLDivElement>(null)
  const { selection } = list
  const [wrapCell, setWrapCell] = useState<WrapCell>(() => (cell: ReactNode) => cell)
  const [overrides, setOverrides] = useState<ViewOverrides>({})

  const withSelection = (then: (rows: readonly Row[]) => void) => {
    if (selection.rows.length === 0) notify({ severity: 'warning', text: t('remove.none') })
    else then(selection.rows)
  }
  /** Returns the handler of a bulk action, if the user has its permission. */
  const onSelection = (isAllowed: boolean, then: (rows: readonly Row[]) => void) => (isAllowed ? () => withSelection(then) : undefined)
  const removeSelected = (selected: readonly Row[]) => {
    records.remove(selected)
    // without confirmation there is no way to cancel
    if (allowed.deleteMode === 'undo') selection.clear()
  }
  const search = (filters: ListState['filters']) => list.setState({ filters, page: 1 })
  const hasDialogs = needsDialogs(records, list)
  const shared = { resource, labels, list, isCompact: isNarrow }
  // the platform counts only the roots of a tree
  const total = resource.tree ? rows.length : list.total
  const knownTotal = list.error || list.status === 'skeleton' ? undefined : total
  const place = { baseQuery, addressPrefix: urlPrefix }
  const tools = (
    <>
      <ListTools ref={toolbox} {...shared} layout={layout} rows={rows} baseQuery={baseQuery} />
      {add && (
        <Button variant="primary" icon="add" onClick={add.run}>
          {add.label}
        </Button>
      )}
    </>
  )
  const toolbar = (
    <Toolbar
      {...shared}
      onRemove={onSelection(allowed.delete, removeSelected)}
      onBulkEdit={onSelection(allowed.bulkEdit, records.bulkEdit)}
      onBulkAction={(action) => withSelection((target) => actions.start({ action, target }))}
      onListAction={(action) => actions.start({ action, target: undefined })}
      {...overrides.toolbar}
    >
      {title === undefined && tools}
    </Toolbar>
  )
  const table = (
    <>
      <ResourceTable
        {...shared}
        rows={records.removal.filterPending(rows)}
        rowOptions={rowOptions}
        activeKey={activeRowKey}
        layout={layout}
        wrapCell={wrapCell}
        message={<ListMessage record={labels.record} list={list} onReset={() => search({})} onAdd={add?.run} />}
      />
      {renderEditor({ ...props, ...panel, ...shared, onReady: setWrapCell })}
      <Pagination
        page={list.state.page}
        size={list.state.size}
        // one page needs no navigation; another size than the usual can be changed back
        sizes={resource.api.list.paged && (total > list.state.size || list.state.size !== defaultPageSize) && pageSizes}
        total={knownTotal}
        onPageChange={(page) => list.setState({ page })}
        onSizeChange={(size) => list.setState({ size, page: 1 })}
      />
    </>
  )
  return (
    <section className="kit-screen">
      {title !== undefined && (
        <header className="kit-screen-header">
          {/* the name of a record */}
          <Heading className="md:flex-auto">{urlPrefix ? <bdi>{title}</bdi> : title}</Heading>
          {labels.hint && <p>{labels.hint}</p>}
          {isHeaded && toolbar}
          {tools}
        </header>
      )}
      {above}
      {resource.stats && <ListFigures {...place} stats={resource.stats} operationId={resource.api.list.id} tools={toolbox} />}
      <div className={getCardClass({ isFilled: list.status === 'skeleton' || rows.length > 0, isNested: urlPrefix !== undefined })}>
        <SearchBar
          {...shared}
          state={list.state}
          filters={list.state.filters}
          baseQuery={baseQuery}
          total={knownTotal}
          onSearch={search}
          addressPrefix={urlPrefix}
        />
        {!isHeaded && toolbar}
        {hasViews(resource) && (
          <ErrorBoundary fallback={() => null}>
            <Fallback fallback={null}>
              <ListViews {...panel} {...shared} {...place} fixedValues={fixedValues} tools={toolbox} onOverride={setOverrides} />
            </Fallback>
          </ErrorBoundary>
        )}
        {overrides.toolbar === undefined && table}
        {hasDialogs && (
          <ScreenDialogs
            {...shared}
            records={records}
            permissions={allowed}
            rows={rows}
            total={total}
            canDock={panel.isMainList}
            fixedValues={fixedValues}
            baseQuery={baseQuery}
            onAdded={setAdded}
            getRecordName={getName}
            onCustomAction={onCustomAction}
            {...overrides.dialogs}
          />
        )}
      </div>
      <UndoDeleteBar record={labels.record} removal={records.removal} />
      {actions.started && (
        <ActionDialog {...actions.started} resource={resource} labels={labels} getRecordName={getName} onClose={actions.close} />
      )}
    </section>
  )
}

export { prefetchFirstPage } from '../list/list-query'

/** Screen of a declared resource. */
export function ResourceScreen({ resource, title }: ScreenProps & { readonly resource: Resource }) {
  const labels = useLabels(resource)
  return <ResourcePanel resource={resource} title={title ?? labels.title} />
}
