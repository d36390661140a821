import { useRuntime } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import { flowCopy } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const unread = 0

/** Returns a callback that marks a copy as read; without it the copy stays unread, so that a failure needs no message. */
export function useReadCopy({ id, read }: Pick<RowOf<typeof flowCopy.page>, 'id' | 'read'>): () => void {
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  return useCallback(() => {
    if (read !== unread) return
    const reload = () => queries.invalidateQueries({ queryKey: entityKey(scope, flowCopy.page) })
    void client.call(flowCopy.read, { ids: id }).then(reload, () => undefined)
  }, [client, scope, queries, id, read])
}
