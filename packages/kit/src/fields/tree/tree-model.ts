import { isRecord } from '@jwsk/sdk'
import { toDisplayText, truncateCellText } from '../wire'

export interface TreeNode {
  readonly id: string
  readonly title: string
  readonly parent: string | undefined
  readonly children: readonly string[]
  readonly depth: number
}

/** Tree as a map in display order: a parent precedes its children. */
export type TreeModel = ReadonlyMap<string, TreeNode>

interface TreePosition {
  readonly parent: string | undefined
  readonly depth: number
}

/** Translates a title to the current language. */
type TranslateTitle = (title: string) => string

const keepTitle: TranslateTitle = (title) => title

/** Parses the platform's tree (`{ id, title, children? }`); ignores duplicate ids and invalid nodes. */
export function buildTreeModel(payload: unknown, translateTitle: TranslateTitle = keepTitle): TreeModel {
  const model = new Map<string, TreeNode>()
  const add = (wire: unknown, position: TreePosition): string[] => {
    if (!isRecord(wire)) return []
    const id = toDisplayText(wire.id)
    if (id === '' || model.has(id)) return []
    const known = { id, title: truncateCellText(translateTitle(toDisplayText(wire.title))), ...position }
    model.set(id, { ...known, children: [] })
    const children = toArray(wire.children).flatMap((child) => add(child, { parent: id, depth: position.depth + 1 }))
    model.set(id, { ...known, children })
    return [id]
  }
  for (const root of toArray(payload)) add(root, { parent: undefined, depth: 0 })
  return model
}

const toArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns the ids of a node and all its descendants. */
export function getSubtreeIds(model: TreeModel, id: string): readonly string[] {
  const found: string[] = []
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    found.push(next)
    open.push(...(model.get(next)?.children ?? []))
  }
  return found
}

export function getAncestorIds(model: TreeModel, id: string): readonly string[] {
  const found: string[] = []
  for (let next = model.get(id)?.parent; next !== undefined; next = model.get(next)?.parent) found.push(next)
  return found
}

/** Returns the ids of nodes whose title contains `query`, and of their ancestors. */
export function findMatchingIds(model: TreeModel, query: string): ReadonlySet<string> {
  const searchText = query.trim().toLocaleLowerCase()
  const matchingIds = new Set<string>()
  for (const node of model.values()) {
    if (!node.title.toLocaleLowerCase().includes(searchText)) continue
    matchingIds.add(node.id)
    for (const id of getAncestorIds(model, node.id)) matchingIds.add(id)
  }
  return matchingIds
}
