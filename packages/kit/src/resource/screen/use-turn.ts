import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { listCall, listQuery } from '../list/list-query'
import type { ResourceList } from '../list/use-resource-list'
import { keyOf } from '../model/ids'
import { pageOf } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { useNotice } from '../model/use-notice'

interface Turned {
  readonly resource: Resource
  readonly list: ResourceList
  readonly baseQuery: Row | undefined
  /** The record that stands open. */
  readonly from: string | undefined
  /** Told the record that is nearest on the page before or after, once that page is there. */
  readonly onTurned: (id: string, page: number) => void
}

/** Goes from the end of a page to the record that follows in the list; where the page does not come, all stays, and it is said why. */
export function useTurn({ resource, list, baseQuery, from, onTurned }: Turned): (by: -1 | 1) => void {
  const runtime = useRuntime()
  const queries = useQueryClient()
  const notice = useNotice()
  const open = useRef<string>(undefined)
  useEffect(() => {
    open.current = from
    return () => {
      open.current = undefined
    }
  }, [from])
  return (by) => {
    const page = list.state.page + by
    const input = listCall(resource, { ...list.state, page }, baseQuery ?? {})
    const turned = (answer: unknown) => {
      const row = pageOf(answer).rows.at(by === 1 ? 0 : -1)
      // who closed it meanwhile, or went elsewhere, is not brought back
      if (row && open.current === from) onTurned(keyOf(row, resource.key), page)
    }
    queries.fetchQuery(listQuery(runtime, resource, input)).then(turned, notice.failed)
  }
}
