import type { CheckState } from '@jwsk/ui'
import { getAncestorIds, getSubtreeIds, type TreeModel } from './tree-model'

/**
 * Checked ids as on the wire. A checked node implies its descendants, and adds all its ancestors, fully checked or not,
 * because a menu is only reachable through its parents. Ids unknown to the tree, and those of untouched branches, stay
 * unchanged.
 */
export type CheckedIds = ReadonlySet<string>

/** Computes for every node whether it is checked, unchecked or mixed. */
export function getCheckedStates(model: TreeModel, ticked: CheckedIds): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>()
  // children follow their parents, so in reverse order each child precedes its parent
  for (const node of [...model.values()].reverse()) {
    const below = node.children.map((child) => states.get(child))
    if (below.length === 0) states.set(node.id, ticked.has(node.id) ? 'all' : 'none')
    else if (below.every((state) => state === 'all')) states.set(node.id, 'all')
    else states.set(node.id, ticked.has(node.id) || below.some((state) => state !== 'none') ? 'some' : 'none')
  }
  return states
}

function checkNode(model: TreeModel, ticked: CheckedIds, id: string): CheckedIds {
  return new Set([...ticked, ...getAncestorIds(model, id), ...getSubtreeIds(model, id)])
}

function uncheckNode(model: TreeModel, ticked: CheckedIds, id: string): CheckedIds {
  const left = new Set(ticked)
  for (const below of getSubtreeIds(model, id)) left.delete(below)
  for (const above of getAncestorIds(model, id)) {
    if (model.get(above)?.children.some((child) => left.has(child))) break
    left.delete(above)
  }
  return left
}

/** Toggles a node: unchecks a fully checked one, checks any other. */
export function toggleChecked(model: TreeModel, ticked: CheckedIds, id: string): CheckedIds {
  return getCheckedStates(model, ticked).get(id) === 'all' ? uncheckNode(model, ticked, id) : checkNode(model, ticked, id)
}

/** Checks all nodes of the tree; keeps unknown ids. */
export const checkAll = (model: TreeModel, ticked: CheckedIds): CheckedIds => new Set([...ticked, ...model.keys()])

export const uncheckAll = (model: TreeModel, ticked: CheckedIds): CheckedIds => new Set([...ticked].filter((id) => !model.has(id)))

/** Computes the states like `getCheckedStates`, with each node independent of the others. */
export const getSelectedStates = (model: TreeModel, ticked: CheckedIds): ReadonlyMap<string, CheckState> =>
  new Map([...model.keys()].map((id) => [id, ticked.has(id) ? 'all' : 'none']))

/** Scope of a click: `one` and `each` select the node itself, `many` its branch and ancestors. */
export type TreeSelectionMode = 'one' | 'many' | 'each'

/** Toggles exactly this node, or with the reach `below` its descendants too. */
export function toggleStrict(
  model: TreeModel,
  ticked: CheckedIds,
  { id, reach }: { readonly id: string; readonly reach: 'alone' | 'below' },
): CheckedIds {
  const own = reach === 'below' ? getSubtreeIds(model, id) : [id]
  const left = new Set(ticked)
  for (const one of own) {
    if (ticked.has(id)) left.delete(one)
    else left.add(one)
  }
  return left
}
