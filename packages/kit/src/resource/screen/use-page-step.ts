import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { buildListInput, getListQueryOptions } from '../list/list-query'
import type { ResourceList } from '../list/use-resource-list'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { useNotifier } from '../model/use-notice'

interface PageStepOptions {
  readonly resource: Resource
  readonly list: ResourceList
  readonly baseQuery: Row | undefined
  /** Key of the open record. */
  readonly openId: string | undefined
  /** Called with the nearest record of the adjacent page, once that page is loaded. */
  readonly onPageChanged: (id: string, page: number) => void
}

/**
 * Steps from the end of a page to the next record of the list; if the page fails to load, the record stays open and the
 * user is notified.
 */
export function usePageStep({ resource, list, baseQuery, openId, onPageChanged }: PageStepOptions): (by: -1 | 1) => void {
  const runtime = useRuntime()
  const queries = useQueryClient()
  const notice = useNotifier()
  const open = useRef<string>(undefined)
  useEffect(() => {
    open.current = openId
    return () => {
      open.current = undefined
    }
  }, [openId])
  return (by) => {
    const page = list.state.page + by
    const input = buildListInput(resource, { ...list.state, page }, baseQuery ?? {})
    const turned = (answer: unknown) => {
      const row = parsePage(answer).rows.at(by === 1 ? 0 : -1)
      // does not reopen a record that the user closed or left in the meantime
      if (row && open.current === openId) onPageChanged(getRowKey(row, resource.key), page)
    }
    queries.fetchQuery(getListQueryOptions(runtime, resource, input)).then(turned, notice.error)
  }
}
