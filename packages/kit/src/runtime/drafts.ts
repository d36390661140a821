import { createContext, useContext, useEffect, useState } from 'react'
import type { FormDraft } from './unsaved-changes'

/** Drafts of an ended session that the user restores; the shell provides one to each of its tabs. */
export interface RestoredDrafts {
  readonly pending: readonly FormDraft[]
  /** Called when a form has restored its draft. */
  readonly onRestored: (formKey: string) => void
}

const DraftsContext = createContext<RestoredDrafts>({ pending: [], onRestored: () => undefined })

/** Provides the drafts to all screens inside. */
export const DraftsProvider = DraftsContext

export const useDrafts = () => useContext(DraftsContext)

/** Returns the draft of this form if the user restores it. */
export function useDraft(formKey: string): FormDraft | undefined {
  const { pending, onRestored } = useDrafts()
  const found = pending.find((one) => one.formKey === formKey)
  const [held, hold] = useState(found)
  if (found && found !== held) hold(found)
  useEffect(() => {
    if (found) onRestored(formKey)
  }, [found, formKey, onRestored])
  return held
}
