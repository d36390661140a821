import { useEffect, useState } from 'react'
import { useRuntime } from '../runtime/kit-provider'
import { usePlugins } from './plugins-provider'
import { getListSearches, type RecordSearchQuery, type RecordSearchResult, searchRecords } from './record-search'

/** milliseconds */
const debounceMs = 250

export interface RecordSearchState {
  readonly records: readonly RecordSearchResult[]
  /** Whether some searched lists have not responded yet. */
  readonly isSearching: boolean
}

const noResults: readonly RecordSearchResult[] = []

/** Searches the lists that the user can open for the typed text, debounced; drops late responses. */
export function useRecordSearch(typed: string, mayOpen: RecordSearchQuery['canOpen']): RecordSearchState {
  const { client } = useRuntime()
  const { plugins } = usePlugins().registry
  const [answer, setAnswer] = useState({ typed: '', records: noResults })
  const isAsked = getListSearches({ plugins, canOpen: mayOpen, query: typed }).length > 0
  useEffect(() => {
    if (!isAsked) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const records = await searchRecords(client, { plugins, canOpen: mayOpen, query: typed }, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ typed, records })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, plugins, mayOpen, typed, isAsked])
  const isAnswered = answer.typed === typed
  return { records: isAsked && isAnswered ? answer.records : noResults, isSearching: isAsked && !isAnswered }
}
