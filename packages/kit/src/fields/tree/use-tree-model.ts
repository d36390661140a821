import { useMemo } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { translateWord } from '../../i18n/translate-word'
import { type TreeModel, buildTreeModel } from './tree-model'

/** The platform's tree, its known titles in the language on screen. */
export function useTreeModel(payload: unknown): TreeModel {
  const t = useKitText()
  return useMemo(() => buildTreeModel(payload, (title) => translateWord(title, t)), [payload, t])
}
