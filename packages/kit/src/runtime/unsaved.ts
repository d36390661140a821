import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'

/** Something that a person began and did not save. */
export interface UnsavedWork {
  /** Whether leaving would lose it now. */
  readonly isAtStake: () => boolean
}

/** Hears what leaving a screen would lose; the shell lends one to each of its tabs. */
export interface UnsavedWatcher {
  readonly add: (work: UnsavedWork) => void
  readonly remove: (work: UnsavedWork) => void
}

const WatcherContext = createContext<UnsavedWatcher | undefined>(undefined)

/** Lends the watcher to every screen inside; it must stay the same one. */
export const UnsavedProvider = WatcherContext

/**
 * While `isDirty`, the shell asks before it closes, refreshes or leaves the screen. Put the returned ref on the
 * form, or on whatever stands in the page exactly as long as the unsaved input does.
 *
 * @example
 * const form = useUnsaved<HTMLFormElement>({ isDirty })
 * return <form ref={form}>…</form>
 */
export function useUnsaved<Box extends HTMLElement>({ isDirty }: { readonly isDirty: boolean }): RefObject<Box | null> {
  const watcher = useContext(WatcherContext)
  const box = useRef<Box>(null)
  const reported = useRef<UnsavedWork>(undefined)
  useEffect(() => {
    const { current } = box
    if (reported.current) watcher?.remove(reported.current)
    reported.current = undefined
    if (!isDirty || !watcher || !current) return
    const work = { isAtStake: () => current.isConnected }
    reported.current = work
    watcher.add(work)
    // a hidden tab ends its effects as well, but its form still stands and can still be lost
    return () => {
      if (!work.isAtStake()) watcher.remove(work)
    }
  }, [watcher, isDirty])
  return box
}
