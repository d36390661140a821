import { isJwskError, isUnsupportedError } from '@jwsk/sdk'
import {
  createLoader,
  DataTable,
  LazyInView,
  loadTexts,
  PartBoundary,
  TranslateProvider,
  useKitText,
  useLoader,
  useTranslator,
} from '@jwsk/ui'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useColumnSizes } from '../resource/list/column-sizes'
import { useFirstRowsQuery } from '../resource/list/use-first-rows'
import { getRecordName } from '../resource/model/record-name'
import type { RelatedListDeclaration } from '../resource/model/related'
import type { Resource } from '../resource/model/resource'
import type { Row } from '../resource/model/row'
import { getRowKey } from '../resource/model/row-keys'
import { useLabels } from '../resource/model/use-labels'
import { useAdaptedResource } from '../resource/profile/use-adapted-resource'
import type { RelatedListsProps } from '../resource/screen/related-lists-context'
import { useRuntime } from '../runtime/kit-provider'
import { LoadError } from '../runtime/load-error'
import type { ScreenMatch } from './registry'
import { usePlugins } from './use-plugins'

type OneRecord = Omit<RelatedListsProps, 'related'>

/** a preview: the list itself shows all rows and columns */
const maxPreviewRows = 5
/** a list that has no screen of its own shows its rows here */
const maxRowsWithoutScreen = 100
const maxColumns = 5

const noRows: readonly Row[] = []

/** keeps the case of abbreviations */
const lowerCaseFirst = (label: string) => (/^[A-Z][^A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label)

const skeleton = <div className="kit-skeleton-box h-8rem mt-3" aria-busy="true" />

/** Lists of records related to a record; one that fails does not affect the others. */
export function RelatedLists({ related, id, record }: RelatedListsProps) {
  const { registry } = usePlugins()
  const { canOpen } = useRuntime()
  return related.map((one) => {
    const found = registry.find(one.path)
    const value = one.valueField === undefined ? id : String(record[one.valueField] ?? '')
    if (!found || value === '' || canOpen?.(one.path) === false) return null
    return (
      <PartBoundary key={`${one.path} ${one.filterField}`}>
        <LazyInView fallback={skeleton}>
          <RelatedList related={one} found={found} id={value} record={record} />
        </LazyInView>
      </PartBoundary>
    )
  })
}

interface RelatedListProps extends OneRecord {
  readonly related: RelatedListDeclaration
  readonly found: ScreenMatch
}

/** Returns the declarations of a screen, or those nested in a hand-written one. */
function getDeclarations({ plugin, pattern }: ScreenMatch) {
  const declared = plugin.resources[pattern]
  return declared ? [declared] : (plugin.nestedResources?.[pattern] ?? [])
}

/** List of related records; declaration and texts come from the plugin that has the list. */
function RelatedList({ related, found, ...one }: RelatedListProps) {
  const { operationId } = related
  const translator = useTranslator()
  const loader = useMemo(
    () =>
      createLoader(async () => {
        const { plugin } = found
        const [modules] = await Promise.all([
          Promise.all(getDeclarations(found).map((load) => load())),
          loadTexts(translator, plugin.id, plugin.locales),
        ])
        return { resource: modules.map((module) => module.default).find(({ api }) => api.list.id === operationId) }
      }),
    [found, operationId, translator],
  )
  const loaded = useLoader(loader)
  if (!loaded) return skeleton
  if (!loaded.resource) return null
  return (
    <TranslateProvider translator={translator} namespace={found.plugin.id}>
      <RelatedTable resource={loaded.resource} related={related} {...one} />
    </TranslateProvider>
  )
}

interface RelatedTableProps extends OneRecord {
  readonly resource: Resource
  readonly related: RelatedListDeclaration
}

/** Whether the screen of the list takes the filter from the address, so that links can lead there. */
const hasScreen = ({ resource, related }: Pick<RelatedTableProps, 'resource' | 'related'>) => resource.search.includes(related.filterField)

/** Whether the deployment lacks the operation: its profile says so, or its gateway knows no such path. */
const isMissing = (error: unknown) => isUnsupportedError(error) || (isJwskError(error) && error.status === 404)

/** Loads the first rows of a list, without the record itself. */
function useRelated(props: RelatedTableProps) {
  const {
    resource,
    related: { filterField, valueField },
    id,
    record,
  } = props
  const maxRows = hasScreen(props) ? maxPreviewRows : maxRowsWithoutScreen
  const self = valueField === undefined ? undefined : getRowKey(record, resource.key)
  const { data, ...answer } = useFirstRowsQuery(resource, { [filterField]: id }, self === undefined ? maxRows : maxRows + 1)
  const own = self === undefined ? 0 : 1
  const rows = data?.rows.filter((row) => getRowKey(row, resource.key) !== self).slice(0, maxRows) ?? noRows
  return { ...answer, rows, maxRows, total: data && Math.max(data.total - own, rows.length) }
}

function RelatedTable(declared: RelatedTableProps) {
  const resource = useAdaptedResource(declared.resource)
  const props = { ...declared, resource }
  const { related, id } = props
  const { path, filterField, valueField } = related
  const t = useKitText()
  const labels = useLabels(resource)
  const navigate = useNavigate()
  const { rows, maxRows, total, error, isFetching, refetch } = useRelated(props)
  const isLinked = hasScreen(props)
  const names = resource.columns.filter((name, at) => at === 0 || name !== filterField).slice(0, maxColumns)
  const sizes = useColumnSizes({ resource, labels, names }, rows)
  const columns = names.flatMap((name) => {
    const field = resource.fields[name]
    if (!field) return []
    const cell = (row: Row) => <field.Cell value={field.parse(row[name], row)} />
    return [{ id: name, label: labels.field(name), align: field.align, renderCell: cell, ...sizes[name] }]
  })
  const whole = `${path}?${new URLSearchParams({ [filterField]: id })}`
  const parts = {
    getRowKey: (row: Row) => getRowKey(row, resource.key),
    getRowName: (row: Row) => getRecordName(resource, row),
    ...(isLinked && {
      onOpen: (row: Row) => void navigate(`${whole}&${new URLSearchParams({ open: getRowKey(row, resource.key) })}`),
    }),
  }
  const title =
    valueField === undefined
      ? labels.title
      : t('related.same', { title: lowerCaseFirst(labels.title), field: lowerCaseFirst(labels.field(filterField)) })
  if (isMissing(error)) return null
  return (
    <section className="kit-section pb-3" aria-label={title}>
      <header className="flex align-items-baseline justify-content-between mb-2">
        <h3 className="m-0 text-base font-semibold">
          {title}{' '}
          {total !== undefined && (
            <span
              className="font-normal text-color-secondary"
              data-printed={total > maxRows ? t('related.first', { count: maxRows, total }) : undefined}
            >
              {total}
            </span>
          )}
        </h3>
        {isLinked && total !== undefined && total > 0 && <Link to={whole}>{t('related.all')}</Link>}
      </header>
      {error && <LoadError error={error} isFetching={isFetching} refetch={refetch} />}
      {total === 0 && <p className="m-0 text-color-secondary">{t('related.none')}</p>}
      {!error && total !== 0 && (
        <DataTable label={title} columns={columns} rows={rows} rowOptions={parts} state={total === undefined ? 'skeleton' : 'ready'} />
      )}
    </section>
  )
}
