import { useCallback, useEffect, useRef, useState } from 'react'
import { type Edit, editKey } from '../edits'
import { editProcess, type ProcessDocument, readProcess } from '../process-document'

interface History {
  readonly past: readonly string[]
  readonly xml: string
  readonly future: readonly string[]
  /** Changes with every undone or redone edit, which inputs have to show. */
  readonly revision: number
  /** Target of the last edit; further edits of it are one step of the history. */
  readonly lastKey: string
}

interface HistoryOptions {
  readonly xml: string
  readonly onChange: (xml: string) => void
  readonly onFailed: (error: unknown) => void
}

/** Texts of the XML that undo returns to. */
const maxSteps = 100

/** Process that is edited, with its history; edits run one after another. */
export function useProcessHistory({ xml: first, onChange, onFailed }: HistoryOptions) {
  const [history, setHistory] = useState<History>({ past: [], xml: first, future: [], revision: 0, lastKey: '' })
  const [document, setDocument] = useState<ProcessDocument>()
  const [error, setError] = useState<unknown>()
  const latest = useRef(history)
  const queue = useRef(Promise.resolve())
  const handlers = useRef({ onChange, onFailed })
  useEffect(() => {
    handlers.current = { onChange, onFailed }
  })
  const { xml } = history
  useEffect(() => {
    let isGone = false
    readProcess(xml).then(
      (read) => !isGone && setDocument(read),
      (reason: unknown) => !isGone && setError(reason),
    )
    return () => {
      isGone = true
    }
  }, [xml])
  const store = useCallback((next: History) => {
    if (next.xml !== latest.current.xml) handlers.current.onChange(next.xml)
    latest.current = next
    setHistory(next)
  }, [])
  const apply = useCallback(
    (edit: Edit, onDone?: (id: string) => void) => {
      queue.current = queue.current.then(async () => {
        const before = latest.current
        try {
          const { xml: next, id } = await editProcess(before.xml, edit)
          const lastKey = editKey(edit)
          const isSame = lastKey !== '' && lastKey === before.lastKey
          const past = isSame ? before.past : [...before.past, before.xml].slice(-maxSteps)
          if (next !== before.xml) store({ ...before, past, xml: next, future: [], lastKey })
          onDone?.(id)
        } catch (reason) {
          handlers.current.onFailed(reason)
        }
      })
    },
    [store],
  )
  const undo = useCallback(() => {
    const { past, xml: now, future, revision } = latest.current
    const last = past.at(-1)
    if (last !== undefined) store({ past: past.slice(0, -1), xml: last, future: [now, ...future], revision: revision + 1, lastKey: '' })
  }, [store])
  const redo = useCallback(() => {
    const { past, xml: now, future, revision } = latest.current
    const [next, ...rest] = future
    if (next !== undefined) store({ past: [...past, now], xml: next, future: rest, revision: revision + 1, lastKey: '' })
  }, [store])
  return {
    document,
    error,
    revision: history.revision,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    apply,
    undo,
    redo,
  }
}
