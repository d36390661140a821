import type { Operation } from '@jwsk/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from './kit-provider'

/** `[...scope, 'tenantPackage', 'page', input]`: everything of an entity shares a prefix. */
export const operationKey = (scope: readonly string[], operation: Operation, input?: unknown): readonly unknown[] => [
  ...scope,
  ...operation.id.split('.'),
  input ?? null,
]

const freshFor = 60_000

/** What an operation without input answers, for the options of a field: shared by all who ask, fresh for a minute. */
export function useAnswer(operation: Operation, input?: Readonly<Record<string, string>>) {
  const { client, scope } = useRuntime()
  return useQuery({
    queryKey: operationKey(scope, operation, input),
    queryFn: ({ signal }) => client.call(operation, input, { signal }),
    retry: false,
    staleTime: freshFor,
    refetchOnWindowFocus: false,
  })
}
