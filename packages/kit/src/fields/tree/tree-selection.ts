import type { CheckState } from '../../ui/checkbox'
import { getAncestorIds, getSubtreeIds, type TreeModel } from './tree-model'

/**
 * The ids that the wire holds, ticked or not in the tree. The rule is explicit: a ticked node stands with everything
 * under it and with every ancestor, fully ticked or not, because a menu is only reached through its parents.
 * Ids that the tree does not know, and those of untouched branches, stay exactly as they came.
 */
export type CheckedIds = ReadonlySet<string>

/** Whether a node shows a tick, a dash or nothing, for every node at once. */
export function getCheckedStates(model: TreeModel, ticked: CheckedIds): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>()
  // children stand after their parents, so from the end each child is known before its parent
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

/** One click on a node's box: a full tick goes, anything else becomes one. */
export function toggleChecked(model: TreeModel, ticked: CheckedIds, id: string): CheckedIds {
  return getCheckedStates(model, ticked).get(id) === 'all' ? uncheckNode(model, ticked, id) : checkNode(model, ticked, id)
}

/** Everything that the tree knows; strangers stay. */
export const checkAll = (model: TreeModel, ticked: CheckedIds): CheckedIds => new Set([...ticked, ...model.keys()])

export const uncheckAll = (model: TreeModel, ticked: CheckedIds): CheckedIds => new Set([...ticked].filter((id) => !model.has(id)))

/** Where only one may be chosen: a click on it lets go of it. */
export const selectOne = (ticked: CheckedIds, id: string): CheckedIds => new Set(ticked.has(id) ? [] : [id])

/** As `checkedStates`, where each stands for itself. */
export const getSelectedStates = (model: TreeModel, ticked: CheckedIds): ReadonlyMap<string, CheckState> =>
  new Map([...model.keys()].map((id) => [id, ticked.has(id) ? 'all' : 'none']))

/** What a click on one of many chooses: with its branch and the way to it, or itself alone. */
export type TreeSelectionMode = 'one' | 'many' | 'each'

/** The nodes that hold exactly this one, or with the reach `below` everything under it too; a click on a chosen one lets go of the same. */
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
