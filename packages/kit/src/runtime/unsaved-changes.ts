import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'

/** What was typed into a form and not saved. */
export interface FormDraft {
  /** Which form it is among all of its screen; the same words whenever that opens. */
  readonly formKey: string
  /** By field, as its kind edits it; secrets are left out. */
  readonly values: Readonly<Record<string, unknown>>
  /** What the form was opened for, to open it again. */
  readonly target?: unknown
}

/** Something that a person began and did not save. */
export interface UnsavedChanges {
  /** Whether leaving would lose it now. */
  readonly hasUnsavedChanges: () => boolean
  /** What was typed so far, where the form can take it up again. */
  readonly getDraft?: (() => FormDraft) | undefined
}

/** Hears what leaving a screen would lose; the shell lends one to each of its tabs. */
export interface UnsavedRegistry {
  readonly register: (work: UnsavedChanges) => void
  readonly unregister: (work: UnsavedChanges) => void
}

const WatcherContext = createContext<UnsavedRegistry | undefined>(undefined)

/** Lends the watcher to every screen inside; it must stay the same one. */
export const UnsavedRegistryProvider = WatcherContext

interface UnsavedOptions {
  readonly isDirty: boolean
  /** What was typed so far, offered again after a session that ended meanwhile; or why it cannot be. */
  readonly draft: (() => FormDraft) | { readonly none: string }
}

/**
 * While `isDirty`, the shell asks before it closes, refreshes or leaves the screen. Put the returned ref on the
 * form, or on whatever stands in the page exactly as long as the unsaved input does.
 *
 * @example
 * const form = useUnsaved<HTMLFormElement>({ isDirty, draft: () => ({ place, values }) })
 * return <form ref={form}>…</form>
 */
export function useUnsavedChanges<Box extends HTMLElement>({ isDirty, draft }: UnsavedOptions): RefObject<Box | null> {
  const watcher = useContext(WatcherContext)
  const box = useRef<Box>(null)
  const reported = useRef<UnsavedChanges>(undefined)
  const report = typeof draft === 'function' ? draft : undefined
  const latest = useRef(report)
  const isKept = report !== undefined
  useEffect(() => {
    latest.current = report
  })
  useEffect(() => {
    const { current } = box
    if (reported.current) watcher?.unregister(reported.current)
    reported.current = undefined
    if (!isDirty || !watcher || !current) return
    const read = () => latest.current?.() ?? { formKey: '', values: {} }
    const work = { hasUnsavedChanges: () => current.isConnected, getDraft: isKept ? read : undefined }
    reported.current = work
    watcher.register(work)
    // a hidden tab ends its effects as well, but its form still stands and can still be lost
    return () => {
      if (!work.hasUnsavedChanges()) watcher.unregister(work)
    }
  }, [watcher, isDirty, isKept])
  return box
}
