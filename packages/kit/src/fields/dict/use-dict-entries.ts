import type { Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useOperationQuery } from '../../runtime/use-operation-query'
import { rememberParsed } from '../remember-parsed'
import { type DictEntry, translateEntries } from './entries'

/** Source of a dictionary: the operation that loads it, and its code. */
export interface DictSource {
  readonly operation: Operation
  readonly code: string
}

interface Dictionary {
  readonly entries: readonly DictEntry[]
  readonly labels: ReadonlyMap<string, string>
}

const parseDictionary = rememberParsed((payload, t): Dictionary => {
  const entries = translateEntries(payload, t)
  return { entries, labels: new Map(entries.map(({ key, label }) => [key, label])) }
})

/** a dictionary that is loading has the same entries on every render */
const noEntries: readonly unknown[] = []

/** Loads the entries of a dictionary; all users of it share one call. */
export function useDictEntriesQuery({ operation, code }: DictSource) {
  const t = useKitText()
  const { data, error, isFetching, refetch } = useOperationQuery(operation, { code })
  return {
    ...parseDictionary(data ?? noEntries, t),
    isLoading: data === undefined && !error,
    hasFailed: error !== null && data === undefined,
    isFetching,
    refetch,
  }
}

/** Returns the entries of a dictionary for a custom view; empty while loading. */
export const useDictEntries = (source: DictSource): readonly DictEntry[] => useDictEntriesQuery(source).entries
