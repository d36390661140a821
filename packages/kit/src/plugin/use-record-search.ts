import { useEffect, useState } from 'react'
import { useRuntime } from '../runtime/kit-provider'
import { type RecordSearchResult, searchRecords, type RecordSearchQuery, getListSearches } from './record-search'
import { usePlugins } from './plugins-provider'

/** until a person has stopped typing */
const debounceMs = 250

export interface RecordSearchState {
  readonly records: readonly RecordSearchResult[]
  /** Lists were asked and have not all answered. */
  readonly isSearching: boolean
}

const noResults: readonly RecordSearchResult[] = []

/** The records that answer to what is typed, of lists that `mayOpen` lets the person see; an answer that comes late is dropped. */
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
