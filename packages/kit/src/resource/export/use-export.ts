import { type Sheet, saveCsv, saveFile, useKitText } from '@jwsk/ui'
import { useEffect, useRef, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { getVisibleColumns, type TableLayout } from '../list/table-layout'
import type { ResourceList } from '../list/use-resource-list'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { getWriteErrorMessage } from '../model/write-messages'
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

const exporters: Record<ExportFormat, (sheet: Sheet) => Promise<void>> = {
  xlsx: async (sheet) => saveFile(await (await import('./xlsx')).toXlsx(sheet), `${sheet.title}.xlsx`),
  csv: saveCsv,
  print: async (sheet) => (await import('./print')).printSheet(sheet),
}

/** Fetches, formats and exports the requested rows; closing the dialog aborts it. */
export function useExport({ resource, labels, layout, list, rows, baseQuery = {} }: ExportOptions, onDone: () => void) {
  const t = useKitText()
  const { client, notify } = useRuntime()
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
      const sheet = await buildSheet({ resource, labels, columns: getVisibleColumns(layout), rows: exportRows }, { client, t })
      stop.signal.throwIfAborted()
      await exporters[format](sheet)
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
