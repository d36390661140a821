import { operationKey } from '@jwsk/sdk/query'
import { useQueries } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import type { Choice } from '../combobox/types'
import { maxVisible } from '../max-visible'
import { loadName } from './reference-name-loader'
import { isRequestableId, type RecordRef, type ReferenceSource } from './reference-source'

const staleTimeMs = 60_000
interface NamedChoices {
  readonly choices: readonly Choice[]
  readonly isLoading: boolean
}

/** Resolves the names of referenced records, from the record or the server; an id without a name is its own label. */
export function useReferenceNames(source: ReferenceSource, mentions: readonly RecordRef[]): NamedChoices {
  const { client, scope } = useRuntime()
  const answers = useQueries({
    queries: mentions.slice(0, maxVisible).map(({ id, name }) => ({
      queryKey: [...operationKey(scope, source.operation, { name: source.label }), id],
      queryFn: () => loadName(client, source, id),
      enabled: name === undefined && isRequestableId(id),
      retry: false,
      staleTime: staleTimeMs,
      refetchOnWindowFocus: false,
    })),
  })
  return {
    choices: mentions.map(({ id, name }, index) => ({ id, name: name ?? answers[index]?.data ?? id })),
    isLoading: answers.some((answer) => answer.isLoading),
  }
}
