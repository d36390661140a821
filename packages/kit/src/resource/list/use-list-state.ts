import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListState, readListState, writeListState } from '../model/list-state'
import type { Resource } from '../model/resource'

interface Change {
  readonly state: Partial<ListState>
  /** `replace` corrects the address, `push` is a step that Back undoes. */
  readonly how: 'push' | 'replace'
}

/** The list's state, held by the address: reload, Back and a shared link give the same list. */
export function useListState(resource: Resource, prefix: string): readonly [ListState, (change: Change) => void] {
  const [params, setParams] = useSearchParams()
  const place = useMemo(() => ({ resource, prefix }), [resource, prefix])
  const state = useMemo(() => readListState(params, place), [params, place])
  const change = useCallback(
    (next: Change) =>
      setParams((before) => writeListState({ ...readListState(before, place), ...next.state }, place, before), {
        replace: next.how === 'replace',
      }),
    [setParams, place],
  )
  return [state, change]
}
