import { translateWord, useKitText } from '@jwsk/ui'
import { useMemo } from 'react'
import { buildTreeModel, type TreeModel } from './tree-model'

/** Builds the model of the platform's tree, with known titles translated. */
export function useTreeModel(payload: unknown): TreeModel {
  const t = useKitText()
  return useMemo(() => buildTreeModel(payload, (title) => translateWord(title, t)), [payload, t])
}
