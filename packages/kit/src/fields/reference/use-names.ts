import { operationKey } from '@jwsk/sdk/query'
import { useQueries } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import type { Choice } from '../combobox/types'
import { mostShown } from '../most-shown'
import { nameOf } from './name-batch'
import { isAskable, type RecordRef, type ReferenceSource } from './reference-source'

const freshFor = 60_000
interface NamedChoices {
  readonly choices: readonly Choice[]
  readonly isLoading: boolean
}

/** The mentions with their names, from the record, else from the server; an id that has none stands for itself. */
export function useNames(source: ReferenceSource, mentions: readonly RecordRef[]): NamedChoices {
  const { client, scope } = useRuntime()
  const answers = useQueries({
    queries: mentions.slice(0, mostShown).map(({ id, name }) => ({
      queryKey: [...operationKey(scope, source.operation, { name: source.label }), id],
      queryFn: () => nameOf(client, source, id),
      enabled: name === undefined && source.names !== undefined && isAskable(id),
      retry: false,
      staleTime: freshFor,
      refetchOnWindowFocus: false,
    })),
  })
  return {
    choices: mentions.map(({ id, name }, index) => ({ id, name: name ?? answers[index]?.data ?? id })),
    isLoading: answers.some((answer) => answer.isLoading),
  }
}
