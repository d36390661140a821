import { operationKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { toBounds } from '../../fields/date/day-range'
import { useRuntime } from '../../runtime/kit-provider'
import { fetchAllRows } from '../export/fetch-all-rows'
import { buildListInput } from '../list/list-query'
import type { CalendarOptions } from '../model/list/views'
import type { ListState } from '../model/list-state'
import { getRangeNames, toRangeStart } from '../model/range-names'
import { getRecordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { compareEvents, getRowSpan, type RowEvent } from './events'
import type { ViewProps } from './view-props'

/** Number of rows that a calendar or timeline loads at most. */
export const maxEvents = 500

interface Days {
  readonly from: string
  readonly to: string
}

const getLater = (one: string | undefined, other: string) => (one && one > other ? one : other)
const getEarlier = (one: string | undefined, other: string) => (one && one < other ? one : other)

/**
 * Adds the days to the filters, if the list has a range of the start; limits that users set themselves stay. If rows have
 * an end, earlier ones may last until these days, so only later ones are excluded.
 */
export function limitToDays(
  { range }: Pick<Resource, 'range'>,
  options: CalendarOptions,
  { filters, days }: { readonly filters: ListState['filters']; readonly days: Days },
): ListState['filters'] {
  const names = range.map(getRangeNames).find(({ field }) => field === (options.range ?? options.from))
  if (!names) return filters
  const bounds = toBounds(days)
  return {
    ...filters,
    ...(options.to === undefined && { [names.from]: getLater(filters[names.from], toRangeStart(names, bounds.from)) }),
    [names.to]: getEarlier(filters[names.to], bounds.to),
  }
}

function toEvents(resource: Resource, options: CalendarOptions, rows: readonly Row[]): readonly RowEvent[] {
  const { title } = options
  const named = title === undefined ? resource : { ...resource, columns: [title] }
  return rows
    .flatMap((row, index): RowEvent[] => {
      const span = getRowSpan(row, options)
      const key = getRowKey(row, resource.key)
      return span ? [{ ...span, key: key || `row ${index}`, row, name: getRecordName(named, row) || '—' }] : []
    })
    .sort(compareEvents)
}

const noRows: readonly Row[] = []

/** Loads the rows of some days as events, up to a limit. */
export function usePeriodRows(
  { resource, list, baseQuery = {}, filterRows, onRowsChanged }: ViewProps,
  options: CalendarOptions,
  days: Days,
) {
  const { client, scope } = useRuntime()
  const { api, sortable } = resource
  const filters = limitToDays(resource, options, { filters: list.state.filters, days })
  // the latest ones first, if there are more than the limit
  const sort = sortable.includes(options.from) ? ({ name: options.from, direction: 'desc' } as const) : list.state.sort
  const state = { ...list.state, page: 1, filters, sort }
  const { data, error, isFetching, isPending, refetch } = useQuery({
    queryKey: [...operationKey(scope, api.list, buildListInput(resource, { ...state, size: 100 }, baseQuery)), 'period'],
    queryFn: async ({ signal }) => {
      let total = 0
      const onProgress = (progress: { readonly total: number }) => {
        total = progress.total
      }
      const rows = await fetchAllRows({ client, resource, state, baseQuery, signal, maxRows: maxEvents, onProgress })
      return { rows, total }
    },
    retry: false,
  })
  const isReloading = list.isFetching
  useEffect(() => {
    // the list's own button refreshes its views too
    if (isReloading) void refetch({ cancelRefetch: false })
  }, [isReloading, refetch])
  const rows = useMemo(() => filterRows((!error && data?.rows) || noRows), [data, error, filterRows])
  const events = useMemo(() => toEvents(resource, options, rows), [resource, options, rows])
  const shown = useMemo(() => events.filter(({ from, to }) => from <= days.to && to >= days.from), [events, days.from, days.to])
  useEffect(() => onRowsChanged(shown.map(({ row }) => row)), [shown, onRowsChanged])
  const { total = 0 } = data ?? {}
  return {
    events: shown,
    loaded: data?.rows.length ?? 0,
    total,
    undated: rows.length - events.length,
    error,
    isFetching,
    isPending,
    refetch,
  }
}

export type PeriodRows = ReturnType<typeof usePeriodRows>
