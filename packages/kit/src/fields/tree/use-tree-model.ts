import { translateWord, useKitText } from '@jwsk/ui'
import { rememberParsed } from '../remember-parsed'
import { buildTreeModel, type TreeModel } from './tree-model'

const parseTree = rememberParsed((payload, t) => buildTreeModel(payload, (title) => translateWord(title, t)))

/** an unloaded tree is the same model on every render */
const noNodes: readonly unknown[] = []

/** Builds the model of the platform's tree, with known titles translated. */
export function useTreeModel(payload: unknown): TreeModel {
  return parseTree(payload ?? noNodes, useKitText())
}
