import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useKitText } from '../i18n/kit-text'
import { TranslateProvider, useTranslator } from '../i18n/translate-provider'
import { loadTexts } from '../i18n/translator'
import { useColumnSizes } from '../resource/list/column-sizes'
import { useFirstRows } from '../resource/list/use-first-rows'
import { keyOf } from '../resource/model/ids'
import { recordName } from '../resource/model/record-name'
import type { Related } from '../resource/model/related'
import type { Resource } from '../resource/model/resource'
import type { Row } from '../resource/model/row'
import { useLabels } from '../resource/model/use-labels'
import { useRuntime } from '../runtime/kit-provider'
import { Island } from '../ui/island'
import { LoadFailed } from '../ui/load-failed'
import { createLoader, useLoader } from '../ui/loadable'
import { DataTable } from '../ui/table/data-table'
import { WhenNear } from '../ui/when-near'
import { usePlugins } from './plugins-provider'
import type { ScreenMatch } from './registry'

interface OneRecord {
  /** What the filter takes: of the record that stands open. */
  readonly id: string
  readonly record: Row
}

interface RelatedListsProps extends OneRecord {
  readonly related: readonly Related[]
}

/** so many rows and columns say what there is; the list says the rest */
const mostRows = 5
const mostColumns = 5

const noRows: readonly Row[] = []

/** abbreviations stay as they are */
const inSentence = (label: string) => (/^[A-Z][^A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label)

const skeleton = <div className="kit-skeleton-box h-8rem mt-3" aria-busy="true" />

/** The lists of what belongs to a record, each by itself: one that fails leaves the others. */
export function RelatedLists({ related, id, record }: RelatedListsProps) {
  const { registry } = usePlugins()
  const { mayOpen } = useRuntime()
  return related.map((one) => {
    const found = registry.find(one.path)
    const value = one.of === undefined ? id : String(record[one.of] ?? '')
    if (!found || value === '' || mayOpen?.(one.path) === false) return null
    return (
      <Island key={`${one.path} ${one.by}`}>
        <WhenNear meanwhile={skeleton}>
          <RelatedList related={one} found={found} id={value} record={record} />
        </WhenNear>
      </Island>
    )
  })
}

interface RelatedListProps extends OneRecord {
  readonly related: Related
  readonly found: ScreenMatch
}

/** What a screen is made of: its declaration, or those of the parts of a written one. */
function declarationsOf({ plugin, pattern }: ScreenMatch) {
  const declared = plugin.resources[pattern]
  return declared ? [declared] : (plugin.parts?.[pattern] ?? [])
}

/** The list and its texts come from whatever plugin has it. */
function RelatedList({ related, found, ...one }: RelatedListProps) {
  const { list } = related
  const translator = useTranslator()
  const loader = useMemo(
    () =>
      createLoader(async () => {
        const { plugin } = found
        const [modules] = await Promise.all([
          Promise.all(declarationsOf(found).map((load) => load())),
          loadTexts(translator, plugin.id, plugin.locales),
        ])
        return { resource: modules.map((module) => module.default).find(({ api }) => api.list.id === list) }
      }),
    [found, list, translator],
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
  readonly related: Related
}

/** The first rows of a list; a record is not one of those that are like it. */
function useRelated({ resource, related: { by, of }, id, record }: RelatedTableProps) {
  const self = of === undefined ? undefined : keyOf(record, resource.key)
  const { data, ...answer } = useFirstRows(resource, { [by]: id }, self === undefined ? mostRows : mostRows + 1)
  const own = self === undefined ? 0 : 1
  const rows = data?.rows.filter((row) => keyOf(row, resource.key) !== self).slice(0, mostRows) ?? noRows
  return { ...answer, rows, total: data && Math.max(data.total - own, rows.length) }
}

function RelatedTable(props: RelatedTableProps) {
  const { resource, related, id } = props
  const { path, by, of } = related
  const t = useKitText()
  const labels = useLabels(resource)
  const navigate = useNavigate()
  const { rows, total, error, isFetching, refetch } = useRelated(props)
  const sizes = useColumnSizes(resource, labels, rows)
  const names = resource.columns.filter((name, at) => at === 0 || name !== by).slice(0, mostColumns)
  const columns = names.flatMap((name) => {
    const field = resource.fields[name]
    if (!field) return []
    const cell = (row: Row) => <field.Cell value={field.read(row[name], row)} />
    return [{ id: name, label: labels.field(name), align: field.align, cell, ...sizes[name] }]
  })
  const whole = `${path}?${new URLSearchParams({ [by]: id })}`
  const parts = {
    keyOf: (row: Row) => keyOf(row, resource.key),
    nameOf: (row: Row) => recordName(resource, row),
    open: (row: Row) => void navigate(`${whole}&${new URLSearchParams({ open: keyOf(row, resource.key) })}`),
  }
  const title =
    of === undefined ? labels.title : t('related.same', { title: inSentence(labels.title), field: inSentence(labels.field(by)) })
  return (
    <section className="kit-section pb-3" aria-label={title}>
      <header className="flex align-items-baseline justify-content-between mb-2">
        <h3 className="m-0 text-base font-semibold">
          {title}{' '}
          {total !== undefined && (
            <span
              className="font-normal text-color-secondary"
              data-printed={total > mostRows ? t('related.first', { count: mostRows, total }) : undefined}
            >
              {total}
            </span>
          )}
        </h3>
        {total !== undefined && total > 0 && <Link to={whole}>{t('related.all')}</Link>}
      </header>
      {error && <LoadFailed error={error} isFetching={isFetching} refetch={refetch} />}
      {total === 0 && <p className="m-0 text-color-secondary">{t('related.none')}</p>}
      {!error && total !== 0 && (
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          parts={parts}
          state={total === undefined ? 'skeleton' : 'ready'}
          density="compact"
        />
      )}
    </section>
  )
}
