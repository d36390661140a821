import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'

/** What was typed into a form and not saved. */
export interface Draft {
  /** Which form it is among all of its screen; the same words whenever that opens. */
  readonly place: string
  /** By field, as its kind edits it; secrets are left out. */
  readonly values: Readonly<Record<string, unknown>>
  /** What the form was opened for, to open it again. */
  readonly target?: unknown
}

/** Something that a person began and did not save. */
export interface UnsavedWork {
  /** Whether leaving would lose it now. */
  readonly isAtStake: () => boolean
  /** What was typed so far, where the form can take it up again. */
  readonly draft?: (() => Draft) | undefined
}

/** Hears what leaving a screen would lose; the shell lends one to each of its tabs. */
export interface UnsavedWatcher {
  readonly add: (work: UnsavedWork) => void
  readonly remove: (work: UnsavedWork) => void
}

const WatcherContext = createContext<UnsavedWatcher | undefined>(undefined)

/** Lends the watcher to every screen inside; it must stay the same one. */
export const UnsavedProvider = WatcherContext

interface Unsaved {
  readonly isDirty: boolean
  /** What was typed so far, offered again after a session that ended meanwhile; or why it cannot be. */
  readonly draft: (() => Draft) | { readonly none: string }
}

/**
 * While `isDirty`, the shell asks before it closes, refreshes or leaves the screen. Put the returned ref on the
 * form, or on whatever stands in the page exactly as long as the unsaved input does.
 *
 * @example
 * const form = useUnsaved<HTMLFormElement>({ isDirty, draft: () => ({ place, values }) })
 * return <form ref={form}>…</form>
 */
export function useUnsaved<Box extends HTMLElement>({ isDirty, draft }: Unsaved): RefObject<Box | null> {
  const watcher = useContext(WatcherContext)
  const box = useRef<Box>(null)
  const reported = useRef<UnsavedWork>(undefined)
  const report = typeof draft === 'function' ? draft : undefined
  const latest = useRef(report)
  const isKept = report !== undefined
  useEffect(() => {
    latest.current = report
  })
  useEffect(() => {
    const { current } = box
    if (reported.current) watcher?.remove(reported.current)
    reported.current = undefined
    if (!isDirty || !watcher || !current) return
    const read = () => latest.current?.() ?? { place: '', values: {} }
    const work = { isAtStake: () => current.isConnected, draft: isKept ? read : undefined }
    reported.current = work
    watcher.add(work)
    // a hidden tab ends its effects as well, but its form still stands and can still be lost
    return () => {
      if (!work.isAtStake()) watcher.remove(work)
    }
  }, [watcher, isDirty, isKept])
  return box
}
