import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from './kit-provider'
import type { PrefetchContext } from './types'

/** Returns the context for prefetching a screen that is not open yet; see `View.prefetch`. */
export function usePrefetchContext(): PrefetchContext {
  const runtime = useRuntime()
  const queries = useQueryClient()
  return useMemo(() => ({ runtime, queries }), [runtime, queries])
}
