import type { Operation } from '@jwsk/sdk'
import { useMemo } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useOperationQuery } from '../../runtime/use-operation-query'
import { type DictEntry, translateEntries } from './entries'

/** Which dictionary: the operation that answers for its sort, and its code. */
export interface DictSource {
  readonly operation: Operation
  readonly code: string
}

/** The entries of a dictionary: one call for all who ask. */
export function useDictEntriesQuery({ operation, code }: DictSource) {
  const t = useKitText()
  const { data, error, isFetching, refetch } = useOperationQuery(operation, { code })
  const entries = useMemo<readonly DictEntry[]>(() => translateEntries(data, t), [data, t])
  return { entries, isLoading: data === undefined && !error, hasFailed: error !== null && data === undefined, isFetching, refetch }
}

/** The entries of a dictionary for a view of its own; none until they are there. */
export const useDictEntries = (source: DictSource): readonly DictEntry[] => useDictEntriesQuery(source).entries
