import { operationKey } from '@jwsk/sdk/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useRuntime } from '../../../runtime/kit-provider'
import { buildListInput } from '../../list/list-query'
import { type Page, parsePage } from '../../model/page'
import type { Row } from '../../model/row'
import { getRowKey } from '../../model/row-keys'
import type { ViewProps } from '../view-props'

/** Number of rows of a page of the board. */
const size = 50

type Pages = readonly Page[]

const noPages: Pages = []

/** Merges pages; a row that moved to another page between two responses appears once. */
function mergeRows(pages: Pages, key: string): readonly Row[] {
  const rows = new Map<string, Row>()
  for (const [page, { rows: found }] of pages.entries())
    for (const [index, row] of found.entries()) rows.set(getRowKey(row, key) || `${page} ${index}`, row)
  return [...rows.values()]
}

/** Loads the first pages of the rows; more are added to those at hand, a reload loads all of them. */
function usePages({ resource, list, baseQuery = {} }: ViewProps) {
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const { api } = resource
  const toInput = (page: number) => buildListInput(resource, { ...list.state, page, size }, baseQuery)
  const listKey = [...operationKey(scope, api.list, toInput(1)), 'board']
  const text = JSON.stringify(listKey)
  // another search starts with one page
  const [requested, setRequested] = useState({ text, count: 1 })
  const count = requested.text === text ? requested.count : 1
  const getState = (pages: number) => queries.getQueryState<Pages>([...listKey, pages])
  // not an infinite query, whose code would be loaded with the first list
  const query = useQuery({
    queryKey: [...listKey, count],
    queryFn: async ({ signal }): Promise<Pages> => {
      const before = getState(count - 1)
      const isReload = getState(count)?.data !== undefined || before?.isInvalidated
      let pages = (!isReload && before?.data) || noPages
      while (pages.length < count) pages = [...pages, parsePage(await client.call(api.list, toInput(pages.length + 1), { signal }))]
      return pages
    },
    retry: false,
  })
  const pages = query.data ?? getState(count - 1)?.data ?? noPages
  const { total = 0, rows: last = [] } = pages.at(-1) ?? {}
  const loadMore = () => {
    if (query.error) void query.refetch()
    else setRequested({ text, count: count + 1 })
  }
  return { ...query, pages, total, hasMore: api.list.paged === true && last.length > 0 && pages.length * size < total, loadMore }
}

/** Loads the rows of a board, page by page. */
export function useBoardRows(props: ViewProps) {
  const { resource, list, filterRows, onRowsChanged } = props
  const { pages, total, hasMore, loadMore, error, isPending, isFetching, refetch } = usePages(props)
  const isReloading = list.isFetching
  useEffect(() => {
    // the list's own button refreshes its views too
    if (isReloading) void refetch({ cancelRefetch: false })
  }, [isReloading, refetch])
  const rows = useMemo(() => filterRows(mergeRows(pages, resource.key)), [pages, resource.key, filterRows])
  useEffect(() => onRowsChanged(rows), [rows, onRowsChanged])
  const hasRows = pages.length > 0
  return {
    rows,
    total: Math.max(total, rows.length),
    error: hasRows ? null : error,
    /** Error of a reload, or of a page after the first. */
    moreError: hasRows ? error : null,
    isPending: isPending && !hasRows,
    isFetching,
    hasMore,
    isLoadingMore: isFetching && hasRows,
    loadMore,
    refetch,
  }
}
