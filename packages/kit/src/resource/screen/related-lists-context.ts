import { type ComponentType, createContext, useContext } from 'react'
import type { RelatedListDeclaration } from '../model/related'
import type { Row } from '../model/row'

export interface RelatedListsProps {
  readonly related: readonly RelatedListDeclaration[]
  /** Filter value from the displayed record. */
  readonly id: string
  readonly record: Row
}

/** Component that finds the screens of related lists; provided by the plugins, which the engine does not import. */
export const RelatedListsContext = createContext<ComponentType<RelatedListsProps> | undefined>(undefined)

export const useRelatedLists = () => useContext(RelatedListsContext)
