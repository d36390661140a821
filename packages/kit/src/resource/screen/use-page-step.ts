import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { buildListInput, getListQueryOptions } from '../list/list-query'
import type { ResourceList } from '../list/use-resource-list'
import { getRowKey } from '../model/row-keys'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { useNotifier } from '../model/use-notice'

interface PageStepOptions {
  readonly resource: Resource
  readonly list: ResourceList
  readonly baseQuery: Row | undefined
  /** The record that stands open. */
  readonly openId: string | undefined
  /** Told the record that is nearest on the page before or after, once that page is there. */
  readonly onPageChanged: (id: string, page: number) => void
}

/** Goes from the end of a page to the record that follows in the list; where the page does not come, all stays, and it is said why. */
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
      // who closed it meanwhile, or went elsewhere, is not brought back
      if (row && open.current === openId) onPageChanged(getRowKey(row, resource.key), page)
    }
    queries.fetchQuery(getListQueryOptions(runtime, resource, input)).then(turned, notice.error)
  }
}
