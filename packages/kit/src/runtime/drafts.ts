import { createContext, useContext, useEffect, useState } from 'react'
import type { Draft } from './unsaved'

/** What the person wants back of what was typed when a session ended; the shell lends it to each of its tabs. */
export interface Drafts {
  readonly waiting: readonly Draft[]
  /** A form has taken it up. */
  readonly taken: (place: string) => void
}

const DraftsContext = createContext<Drafts>({ waiting: [], taken: () => undefined })

/** Lends the drafts to every screen inside. */
export const DraftsProvider = DraftsContext

export const useDrafts = () => useContext(DraftsContext)

/** What was typed in this form before, once it is wanted back. */
export function useDraft(place: string): Draft | undefined {
  const { waiting, taken } = useDrafts()
  const found = waiting.find((one) => one.place === place)
  const [held, hold] = useState(found)
  if (found && found !== held) hold(found)
  useEffect(() => {
    if (found) taken(place)
  }, [found, place, taken])
  return held
}
