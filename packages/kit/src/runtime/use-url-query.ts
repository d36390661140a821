import { operationKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from './kit-provider'

// no operation of the platform fetches it, its name is like theirs
const urlQueryOperation = { id: 'attach.file' } as const

/** What stands at an address that is no operation's: asked for once while it is shown, and not kept. */
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
