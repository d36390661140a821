import type { FlowField } from '@jwsk/sdk/flow'
import { createContext, useContext } from 'react'
import type { StepSettings } from '../../settings/step-settings'
import type { Edit } from '../edits'
import type { CopiedNode } from '../insert'
import type { Seam } from '../tree-types'
import type { StepWords } from './use-step-words'

export interface TreeContextValue {
  readonly isReadOnly: boolean
  readonly fields: readonly FlowField[]
  readonly words: StepWords
  /** Id of the selected block or branch; `''` for none. */
  readonly selected: string
  /** Ids of the steps that a search finds. */
  readonly found: ReadonlySet<string>
  readonly copied: CopiedNode | undefined
  /** Id of the block that is moved; `''` for none. */
  readonly moving: string
  select(id: string): void
  readSettings(id: string): StepSettings | undefined
  apply(edit: Edit): void
  moveTo(seam: Seam): void
}

export const TreeContext = createContext<TreeContextValue | undefined>(undefined)

export function useTree(): TreeContextValue {
  const value = useContext(TreeContext)
  if (!value) throw new Error('outside of a tree')
  return value
}
