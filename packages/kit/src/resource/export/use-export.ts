import { type Sheet, saveCsv, saveFile, useKitText, useTranslate } from '@jwsk/ui'
import { useEffect, useRef, useState } from 'react'
import type { LabelContext } from '../../fields/types'
import { useRuntime } from '../../runtime/kit-provider'
import { useFormatSiteTime } from '../../runtime/use-format-site-time'
import { getVisibleColumns, type TableLayout } from '../list/table-layout'
import type { ResourceList } from '../list/use-resource-list'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { getWriteErrorMessage } from '../write/write-messages'
import { fetchAllRows } from './fetch-all-rows'
import { buildSheet } from './sheet'

export const exportFormats = ['xlsx', 'csv', 'print'] as const
export const exportScopes = ['page', 'selection', 'all'] as const
export type ExportFormat = (typeof exportFormats)[number]
export type ExportScope = (typeof exportScopes)[number]

export interface ExportOptions {
  readonly resource: Resource
  readonly labels: Labels
  readonly layout: TableLayout
  readonly list: ResourceList
  readonly rows: readonly Row[]
  readonly baseQuery: Row | undefined
}

interface ExportRequest {
  readonly choice: ExportScope
  readonly format: ExportFormat
}

interface Progress {
  readonly done: number
  readonly total: number
}

const exporters: Record<ExportFormat, (sheet: Sheet, signal: AbortSignal) => Promise<void>> = {
  xlsx: async (sheet, signal) => saveFile(await (await import('./xlsx')).toXlsx(sheet, signal), `${sheet.title}.xlsx`),
  csv: saveCsv,
  print: async (sheet) => (await import('./print')).printSheet(sheet),
}

/** characters of the filters in the name of a file */
const maxFilterLength = 60

/** Formats the filters of the search for the name of a file, e.g. `待审核 湖滨`. */
async function formatFilters(resource: Resource, filters: Readonly<Record<string, string>>, context: LabelContext): Promise<string> {
  const texts = Object.entries(filters).map(async ([name, text]) => {
    const field = resource.fields[name]
    if (!field) return text
    const value = field.parse(text)
    return (await field.loadLabels([value], context))(value) || text
  })
  return (await Promise.all(texts)).join(' ').slice(0, maxFilterLength)
}

/** Fetches, formats and exports the requested rows; closing the dialog aborts it. */
export function useExport({ resource, labels, layout, list, rows, baseQuery = {} }: ExportOptions, onDone: () => void) {
  const t = useKitText()
  const translate = useTranslate()
  const { client, notify } = useRuntime()
  const formatSiteTime = useFormatSiteTime()
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const loadRows = (choice: ExportScope, signal: AbortSignal) => {
    if (choice === 'page') return rows
    if (choice === 'selection') return list.selection.rows
    return fetchAllRows({ client, resource, state: list.state, baseQuery, signal, onProgress: setProgress })
  }
  const start = async ({ choice, format }: ExportRequest) => {
    const stop = new AbortController()
    running.current = stop
    setProgress({ done: 0, total: choice === 'all' ? list.total : 0 })
    try {
      const exportRows = await loadRows(choice, stop.signal)
      const context = { client, t, translate }
      const sheet = await buildSheet({ resource, labels, columns: getVisibleColumns(layout), rows: exportRows }, context)
      const filters = await formatFilters(resource, list.state.filters, context)
      stop.signal.throwIfAborted()
      const title = [sheet.title, filters, formatSiteTime().slice(0, 10)].filter(Boolean).join(' ')
      await exporters[format](format === 'print' ? sheet : { ...sheet, title }, stop.signal)
      if (format !== 'print') notify({ severity: 'success', text: t('export.done', { count: exportRows.length }) })
      onDone()
    } catch (error) {
      const text = stop.signal.aborted ? undefined : getWriteErrorMessage(error, t)
      if (text) notify({ severity: 'error', text })
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, start }
}
