import { useMemo } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { spokenWord } from '../../i18n/spoken-word'
import { type TreeModel, treeModel } from './tree-model'

/** The platform's tree, its known titles in the language on screen. */
export function useTreeModel(payload: unknown): TreeModel {
  const t = useKitText()
  return useMemo(() => treeModel(payload, (title) => spokenWord(title, t)), [payload, t])
}
