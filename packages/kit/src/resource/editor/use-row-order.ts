import { isRecord } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { buildListInput, getListQueryOptions } from '../list/list-query'
import { getPermissionCode, isOffered } from '../model/action-settings'
import { parsePage } from '../model/page'
import { invalidateLists } from '../model/queries'
import { getRecordName } from '../model/record-name'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { getWriteErrorMessage } from '../write/write-messages'
import type { EditedList } from './list-editor'
import { assignSorts, getSort, isAscending, mergeOrder, moveRows, type SortedRow, sortField } from './move-rows'
import { useSortText } from './sort-texts'
import { createStore, type Store } from './store'

const noFilters: Row = {}

/** Handles of the rows of a list. */
export interface RowOrder {
  /** Reason why rows cannot be moved; `undefined` if they can. */
  readonly blocked: Store<string | undefined>
  /** Moves a row to the position of another one. */
  readonly move: (id: string, targetId: string) => void
  /** Moves a row by one position. */
  readonly step: (id: string, by: -1 | 1) => void
}

/** Moves of one list that are not confirmed yet. */
interface Run {
  readonly list: EditedList
  readonly queryKey: readonly unknown[]
  /** Highest number of the rows before the first move. */
  readonly highest: number
  /** Rows before the first move that is not stored. */
  stored: readonly Row[]
  /** Rows in the order that users see. */
  rows: readonly Row[]
}

/** Returns a response with other rows. */
const withRows = (response: unknown, rows: readonly Row[]) => (isRecord(response) ? { ...response, records: rows } : rows)

const getHighest = (rows: readonly Row[]) => Math.max(...rows.map(getSort))

/** Returns the rows that have another number than before. */
function getChanges(before: readonly Row[], now: readonly Row[], keyName: string): readonly SortedRow[] {
  const sorts = new Map(before.map((row) => [getRowKey(row, keyName), row[sortField]]))
  return now.flatMap((row) => (sorts.get(getRowKey(row, keyName)) === row[sortField] ? [] : { ...row, sort: getSort(row) }))
}

/** Returns the function that stores new positions; `undefined` if the user cannot change the order. */
function useSaveOrder({ resource: { sortRows, permission, key } }: EditedList) {
  const runtime = useRuntime()
  if (!sortRows) return undefined
  const isOperation = 'path' in sortRows
  const settings = isOperation
    ? { permission: undefined, ...getPermissionCode(sortRows), api: sortRows }
    : { permission: sortRows.permission ?? (permission && `${permission}_edit`) }
  if (!isOffered(settings, runtime)) return undefined
  return (rows: readonly SortedRow[]): Promise<unknown> =>
    isOperation
      ? runtime.client.call(
          sortRows,
          rows.map((row) => ({ id: getRowKey(row, key), sort: row.sort })),
        )
      : sortRows.save(rows, runtime)
}

/** Whether the list is in its own order, in which positions have a meaning. */
const isInOrder = ({ list: { state, rows } }: EditedList) =>
  state.sort ? state.sort.name === sortField && state.sort.direction === 'asc' : isAscending(rows)

/**
 * Returns the order of a list's rows: moves are shown at once and stored one after the other, the latest order last; if
 * the server rejects it, the rows are as they were. `undefined` if the user cannot change it.
 */
export function useRowOrder(edited: EditedList): { readonly order: RowOrder | undefined; readonly announcement: string } {
  const t = useKitText()
  const say = useSortText()
  const runtime = useRuntime()
  const queries = useQueryClient()
  const save = useSaveOrder(edited)
  const [announcement, announce] = useState('')
  const [blocked] = useState(() => createStore<string | undefined>(undefined))
  const run = useRef<Run>(undefined)
  const label = edited.labels.field(sortField)
  const reason = isInOrder(edited) ? undefined : say('otherOrder', { label })
  useEffect(() => blocked.set(reason), [blocked, reason])

  const show = ({ queryKey }: Run, rows: readonly Row[]) =>
    queries.setQueryData(queryKey, (response: unknown) => response && withRows(response, rows))

  /** Returns the rows to store; if numbers grow beyond those of the page, the following pages have to give way. */
  const findChanges = async ({ list: { resource, list, baseQuery = noFilters }, highest, stored, rows }: Run) => {
    const changes = getChanges(stored, rows, resource.key)
    if (getHighest(rows) <= highest || list.total <= rows.length) return changes
    const { fetchAllRows } = await import('../export/fetch-all-rows')
    const { signal } = new AbortController()
    const all = await fetchAllRows({ client: runtime.client, resource, state: list.state, baseQuery, signal, onProgress: () => undefined })
    return getChanges(all, assignSorts(mergeOrder(all, rows, resource.key)), resource.key)
  }
  const send = async (current: Run) => {
    try {
      while (current.stored !== current.rows) {
        const { rows } = current
        const changes = await findChanges(current)
        if (changes.length > 0) await save?.(changes)
        current.stored = rows
      }
    } catch (error) {
      show(current, current.stored)
      announce(say('restored'))
      const text = getWriteErrorMessage(error, t)
      if (text) runtime.notify({ severity: 'error', text })
    } finally {
      run.current = undefined
      invalidateLists(queries, { scope: runtime.scope, resource: current.list.resource })
    }
  }
  const move = (id: string, targetId: string) => {
    const { resource, list, baseQuery = noFilters } = edited
    const { queryKey } = getListQueryOptions(runtime, resource, buildListInput(resource, list.state, baseQuery))
    const isSame = run.current?.queryKey.join() === queryKey.join()
    if (list.status !== 'ready' || reason !== undefined || (run.current && !isSame)) return
    const { rows: cached } = parsePage(queries.getQueryData(queryKey))
    const current = run.current ?? { list: edited, queryKey, highest: getHighest(cached), stored: cached, rows: cached }
    const rows = moveRows(current.rows, { id, targetId, keyName: resource.key })
    const at = rows.findIndex((row) => getRowKey(row, resource.key) === id)
    const moved = rows[at]
    if (rows === current.rows || !moved) return
    current.rows = rows
    // a pending response has the order before
    void queries.cancelQueries({ queryKey })
    show(current, rows)
    announce(say('moved', { name: getRecordName(resource, moved), place: list.firstIndex + at }))
    if (run.current) return
    run.current = current
    void send(current)
  }
  const step = (id: string, by: -1 | 1) => {
    const { rows, resource } = edited
    const neighbor = rows[rows.findIndex((row) => getRowKey(row, resource.key) === id) + by]
    if (neighbor) move(id, getRowKey(neighbor, resource.key))
  }
  const latest = useRef({ move, step })
  useEffect(() => {
    latest.current = { move, step }
  })
  const order = useMemo(
    (): RowOrder => ({
      blocked,
      move: (id, targetId) => latest.current.move(id, targetId),
      step: (id, by) => latest.current.step(id, by),
    }),
    [blocked],
  )
  return { order: save && !edited.resource.tree ? order : undefined, announcement }
}
