import { useEffect, useState } from 'react'
import { useRuntime } from '../runtime/kit-provider'
import { getListSearches, type RecordSearchQuery, type RecordSearchResult, searchRecords } from './record-search'
import { usePlugins } from './use-plugins'

/** milliseconds */
const debounceMs = 250

export interface RecordSearchState {
  readonly records: readonly RecordSearchResult[]
  /** Whether some searched lists have not responded yet. */
  readonly isSearching: boolean
}

const noResults: readonly RecordSearchResult[] = []

/** Searches the lists that the user can open for the typed text, debounced; drops late responses. */
export function useRecordSearch(typed: string, canOpen: RecordSearchQuery['canOpen']): RecordSearchState {
  const { client } = useRuntime()
  const { plugins } = usePlugins().registry
  const [answer, setAnswer] = useState({ typed: '', records: noResults })
  const hasSearches = getListSearches({ plugins, canOpen: canOpen, query: typed }).length > 0
  useEffect(() => {
    if (!hasSearches) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const records = await searchRecords(client, { plugins, canOpen: canOpen, query: typed }, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ typed, records })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, plugins, canOpen, typed, hasSearches])
  const isAnswered = answer.typed === typed
  return { records: hasSearches && isAnswered ? answer.records : noResults, isSearching: hasSearches && !isAnswered }
}
