import { useEffect, useState } from 'react'
import { useRuntime } from '../runtime/kit-provider'
import { type FoundRecord, findRecords, type RecordQuestion, searchesFor } from './find-records'
import { usePlugins } from './plugins-provider'

/** until a person has stopped typing */
const pause = 250

export interface RecordAnswer {
  readonly records: readonly FoundRecord[]
  /** Lists were asked and have not all answered. */
  readonly isAsking: boolean
}

const nothing: readonly FoundRecord[] = []

/** The records that answer to what is typed, of lists that `mayOpen` lets the person see; an answer that comes late is dropped. */
export function useFoundRecords(typed: string, mayOpen: RecordQuestion['mayOpen']): RecordAnswer {
  const { client } = useRuntime()
  const { plugins } = usePlugins().registry
  const [answer, setAnswer] = useState({ typed: '', records: nothing })
  const isAsked = searchesFor({ plugins, mayOpen, typed }).length > 0
  useEffect(() => {
    if (!isAsked) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const records = await findRecords(client, { plugins, mayOpen, typed }, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ typed, records })
    }, pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, plugins, mayOpen, typed, isAsked])
  const isAnswered = answer.typed === typed
  return { records: isAsked && isAnswered ? answer.records : nothing, isAsking: isAsked && !isAnswered }
}
