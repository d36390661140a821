import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'

/** Unsaved values of a form. */
export interface FormDraft {
  /** Key of the form, unique in its screen and the same whenever it opens. */
  readonly formKey: string
  /** Values by field, as its kind edits them; without secrets. */
  readonly values: Readonly<Record<string, unknown>>
  /** Target for which the form was opened, needed to open it again. */
  readonly target?: unknown
}

/** Unsaved changes of a form or view. */
export interface UnsavedChanges {
  /** Whether leaving would discard changes now. */
  readonly hasUnsavedChanges: () => boolean
  /** Returns the draft, if the form can restore it. */
  readonly getDraft?: (() => FormDraft) | undefined
}

/** Registry of unsaved changes; the shell provides one to each of its tabs. */
export interface UnsavedRegistry {
  readonly register: (changes: UnsavedChanges) => void
  readonly unregister: (changes: UnsavedChanges) => void
}

const UnsavedRegistryContext = createContext<UnsavedRegistry | undefined>(undefined)

/** Provides the registry to all screens inside; the value must stay the same. */
export const UnsavedRegistryProvider = UnsavedRegistryContext

interface UnsavedOptions {
  readonly isDirty: boolean
  /** Returns the draft, which is offered again after the session ended; or the reason why there is none. */
  readonly draft: (() => FormDraft) | { readonly none: string }
}

/**
 * Makes the shell ask before it closes, refreshes or leaves the screen while `isDirty`. Attach the returned ref to the
 * form, or to any element that is mounted exactly as long as the unsaved changes.
 *
 * @example
 * const form = useUnsavedChanges<HTMLFormElement>({ isDirty, draft: () => ({ formKey, values }) })
 * return <form ref={form}>…</form>
 */
export function useUnsavedChanges<Box extends HTMLElement>({ isDirty, draft }: UnsavedOptions): RefObject<Box | null> {
  const registry = useContext(UnsavedRegistryContext)
  const box = useRef<Box>(null)
  const reported = useRef<UnsavedChanges>(undefined)
  const report = typeof draft === 'function' ? draft : undefined
  const latest = useRef(report)
  const isRestorable = report !== undefined
  useEffect(() => {
    latest.current = report
  })
  useEffect(() => {
    const { current } = box
    if (reported.current) registry?.unregister(reported.current)
    reported.current = undefined
    if (!isDirty || !registry || !current) return
    const getDraft = () => latest.current?.() ?? { formKey: '', values: {} }
    const changes = { hasUnsavedChanges: () => current.isConnected, getDraft: isRestorable ? getDraft : undefined }
    reported.current = changes
    registry.register(changes)
    // a hidden tab runs effect cleanups too, but its form is still in the document and has changes to lose
    return () => {
      if (!changes.hasUnsavedChanges()) registry.unregister(changes)
    }
  }, [registry, isDirty, isRestorable])
  return box
}
