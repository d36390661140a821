import { operationKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from './kit-provider'

// no operation of the platform fetches it, its name is like theirs
const fetched = { id: 'attach.file' } as const

/** What stands at an address that is no operation's: asked for once while it is shown, and not kept. */
export function useFetched<T>(address: string, load: (signal: AbortSignal) => Promise<T>) {
  const { scope } = useRuntime()
  return useQuery({
    queryKey: operationKey(scope, fetched, address),
    queryFn: ({ signal }) => load(signal),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
