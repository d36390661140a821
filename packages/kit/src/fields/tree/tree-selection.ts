import type { CheckState } from '../../ui/checkbox'
import { ancestors, subtree, type TreeModel } from './tree-model'

/**
 * The ids that the wire holds, ticked or not in the tree. The rule is explicit: a ticked node stands with everything
 * under it and with every ancestor, fully ticked or not, because a menu is only reached through its parents.
 * Ids that the tree does not know, and those of untouched branches, stay exactly as they came.
 */
export type TickedIds = ReadonlySet<string>

/** Whether a node shows a tick, a dash or nothing, for every node at once. */
export function checkedStates(model: TreeModel, ticked: TickedIds): ReadonlyMap<string, CheckState> {
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

function tick(model: TreeModel, ticked: TickedIds, id: string): TickedIds {
  return new Set([...ticked, ...ancestors(model, id), ...subtree(model, id)])
}

function untick(model: TreeModel, ticked: TickedIds, id: string): TickedIds {
  const left = new Set(ticked)
  for (const below of subtree(model, id)) left.delete(below)
  for (const above of ancestors(model, id)) {
    if (model.get(above)?.children.some((child) => left.has(child))) break
    left.delete(above)
  }
  return left
}

/** One click on a node's box: a full tick goes, anything else becomes one. */
export function toggleTicked(model: TreeModel, ticked: TickedIds, id: string): TickedIds {
  return checkedStates(model, ticked).get(id) === 'all' ? untick(model, ticked, id) : tick(model, ticked, id)
}

/** Everything that the tree knows; strangers stay. */
export const allTicked = (model: TreeModel, ticked: TickedIds): TickedIds => new Set([...ticked, ...model.keys()])

export const noneTicked = (model: TreeModel, ticked: TickedIds): TickedIds => new Set([...ticked].filter((id) => !model.has(id)))

/** Where only one may be chosen: a click on it lets go of it. */
export const chosenOne = (ticked: TickedIds, id: string): TickedIds => new Set(ticked.has(id) ? [] : [id])

/** As `checkedStates`, where each stands for itself. */
export const chosenState = (model: TreeModel, ticked: TickedIds): ReadonlyMap<string, CheckState> =>
  new Map([...model.keys()].map((id) => [id, ticked.has(id) ? 'all' : 'none']))

/** What a click on one of many chooses: with its branch and the way to it, or itself alone. */
export type TreeChoice = 'one' | 'many' | 'each'

/** The nodes that hold exactly this one, or with the reach `below` everything under it too; a click on a chosen one lets go of the same. */
export function toggleEach(
  model: TreeModel,
  ticked: TickedIds,
  { id, reach }: { readonly id: string; readonly reach: 'alone' | 'below' },
): TickedIds {
  const own = reach === 'below' ? subtree(model, id) : [id]
  const left = new Set(ticked)
  for (const one of own) {
    if (ticked.has(id)) left.delete(one)
    else left.add(one)
  }
  return left
}
