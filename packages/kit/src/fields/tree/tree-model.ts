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

/** Translates a title to the current language. */
type TranslateTitle = (title: string) => string

const keepTitle: TranslateTitle = (title) => title

const toArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

type OpenNode = TreeNode & { readonly children: string[] }

interface Pending {
  readonly wire: unknown
  readonly parent: OpenNode | undefined
}

/** puts the nodes of one parent on the stack, the first one on top */
function pushAll(stack: Pending[], wires: readonly unknown[], parent: OpenNode | undefined): void {
  for (let at = wires.length - 1; at >= 0; at -= 1) stack.push({ wire: wires[at], parent })
}

/** Parses the platform's tree (`{ id, title, children? }`); ignores duplicate ids and invalid nodes. Any depth and width, because it does not recurse. */
export function buildTreeModel(payload: unknown, translateTitle: TranslateTitle = keepTitle): TreeModel {
  const model = new Map<string, TreeNode>()
  const stack: Pending[] = []
  pushAll(stack, toArray(payload), undefined)
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { wire, parent } = next
    if (!isRecord(wire)) continue
    const id = toDisplayText(wire.id)
    if (id === '' || model.has(id)) continue
    const title = truncateCellText(translateTitle(toDisplayText(wire.title)))
    const node: OpenNode = { id, title, parent: parent?.id, depth: parent ? parent.depth + 1 : 0, children: [] }
    model.set(id, node)
    parent?.children.push(id)
    pushAll(stack, toArray(wire.children), node)
  }
  return model
}

/** Returns the ids of a node and all its descendants. */
export function getSubtreeIds(model: TreeModel, id: string): readonly string[] {
  const found: string[] = []
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    found.push(next)
    for (const child of model.get(next)?.children ?? []) open.push(child)
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
    // the ancestors of a matching node are already known, so that every node is visited once
    for (let id: string | undefined = node.id; id !== undefined && !matchingIds.has(id); id = model.get(id)?.parent) matchingIds.add(id)
  }
  return matchingIds
}

/** Returns the titles of the selected nodes, optionally without those that have selected children; an unknown id is its own title. */
export function getTitles(model: TreeModel, ids: readonly string[], { lowestOnly }: { readonly lowestOnly: boolean }): readonly string[] {
  const selectedIds = new Set(lowestOnly ? ids : [])
  const lowest = ids.filter((id) => !model.get(id)?.children.some((child) => selectedIds.has(child)))
  return lowest.map((id) => model.get(id)?.title ?? id)
}
