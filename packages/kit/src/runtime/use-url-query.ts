import { operationKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from './kit-provider'

// no operation loads it; the id follows the platform's pattern
const urlQueryOperation = { id: 'attach.file' } as const

/** Loads a URL that belongs to no operation: once while it is displayed, without caching. */
export function useUrlQuery<T>(address: string, load: (signal: AbortSignal) => Promise<T>) {
  const { scope } = useRuntime()
  return useQuery({
    queryKey: operationKey(scope, urlQueryOperation, address),
    queryFn: ({ signal }) => load(signal),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
