import { createContext } from 'react'

/** Commands of a drag handle for the order of the entries. */
export interface EntryOrder {
  readonly isSaving: boolean
  /** Marks the position to which an entry is dragged. */
  readonly hover: (id: string | undefined) => void
  /** Moves an entry to the position of another one, or by one step. */
  readonly move: (id: string, to: { readonly targetId: string } | { readonly step: -1 | 1 }) => void
}

/** Order of the list around a cell; `undefined` if the user may not change it. */
export const EntryOrderContext = createContext<EntryOrder | undefined>(undefined)
