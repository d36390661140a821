import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from './kit-provider'
import type { PrefetchContext } from './types'

/** What a screen that is not open yet asks the platform with; see `View.ask`. */
export function usePrefetchContext(): PrefetchContext {
  const runtime = useRuntime()
  const queries = useQueryClient()
  return useMemo(() => ({ runtime, queries }), [runtime, queries])
}
