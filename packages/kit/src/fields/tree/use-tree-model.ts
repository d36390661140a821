import { useMemo } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { translateWord } from '../../i18n/translate-word'
import { buildTreeModel, type TreeModel } from './tree-model'

/** Builds the model of the platform's tree, with known titles translated. */
export function useTreeModel(payload: unknown): TreeModel {
  const t = useKitText()
  return useMemo(() => buildTreeModel(payload, (title) => translateWord(title, t)), [payload, t])
}
