import { createContext, useContext, useEffect, useState } from 'react'
import type { FormDraft } from './unsaved-changes'

/** What the person wants back of what was typed when a session ended; the shell lends it to each of its tabs. */
export interface RestoredDrafts {
  readonly pending: readonly FormDraft[]
  /** A form has taken it up. */
  readonly onRestored: (place: string) => void
}

const DraftsContext = createContext<RestoredDrafts>({ pending: [], onRestored: () => undefined })

/** Lends the drafts to every screen inside. */
export const DraftsProvider = DraftsContext

export const useDrafts = () => useContext(DraftsContext)

/** What was typed in this form before, once it is wanted back. */
export function useDraft(place: string): FormDraft | undefined {
  const { pending, onRestored } = useDrafts()
  const found = pending.find((one) => one.formKey === place)
  const [held, hold] = useState(found)
  if (found && found !== held) hold(found)
  useEffect(() => {
    if (found) onRestored(place)
  }, [found, place, onRestored])
  return held
}
