import type { Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useMemo } from 'react'
import { useOperationQuery } from '../../runtime/use-operation-query'
import { type DictEntry, translateEntries } from './entries'

/** Source of a dictionary: the operation that loads it, and its code. */
export interface DictSource {
  readonly operation: Operation
  readonly code: string
}

/** Loads the entries of a dictionary; all users of it share one call. */
export function useDictEntriesQuery({ operation, code }: DictSource) {
  const t = useKitText()
  const { data, error, isFetching, refetch } = useOperationQuery(operation, { code })
  const entries = useMemo<readonly DictEntry[]>(() => translateEntries(data, t), [data, t])
  return { entries, isLoading: data === undefined && !error, hasFailed: error !== null && data === undefined, isFetching, refetch }
}

/** Returns the entries of a dictionary for a custom view; empty while loading. */
export const useDictEntries = (source: DictSource): readonly DictEntry[] => useDictEntriesQuery(source).entries
