import { createContext } from 'react'

/** What the handle of an entry may do to the order that the entries stand in. */
export interface EntryOrder {
  readonly isSaving: boolean
  /** Marks where a dragged entry would come to stand. */
  readonly hover: (id: string | undefined) => void
  /** To the place of another entry, or one step. */
  readonly move: (id: string, to: { readonly placeOf: string } | { readonly step: -1 | 1 }) => void
}

/** Of the list around a cell; absent where the person may not change it. */
export const EntryOrderContext = createContext<EntryOrder | undefined>(undefined)
