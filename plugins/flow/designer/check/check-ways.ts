import type { ModdleElement } from '../settings/moddle'
import type { Problem } from './problem'
import { findReachable, isWaiting, type ProcessGraph } from './process-graph'

const toId = ({ id = '' }: ModdleElement) => id

/** Finds nodes that no flow from the start leads to. */
export function findUnreachable({ nodes, starts, getNext }: ProcessGraph): readonly Problem[] {
  if (starts.length === 0) return []
  const reachable = findReachable(starts, getNext)
  return nodes.filter((node) => !reachable.has(node)).map((node) => ({ id: toId(node), rule: 'unreachable' }))
}

/** Returns one node of each cycle among some nodes, the first. */
function findCycles(nodes: readonly ModdleElement[], getNext: ProcessGraph['getNext']): readonly ModdleElement[] {
  const left = new Set(nodes)
  const getNextLeft = (node: ModdleElement) => getNext(node).filter((next) => left.has(next))
  // a node that leads nowhere is in no cycle
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const node of left) if (getNextLeft(node).length === 0) left.delete(node)
  }
  const found: ModdleElement[] = []
  const done = new Set<ModdleElement>()
  for (const node of left) {
    const followers = done.has(node) ? new Set<ModdleElement>() : findReachable(getNextLeft(node), getNextLeft)
    if (!followers.has(node)) continue
    found.push(node)
    for (const follower of followers) done.add(follower)
  }
  return found
}

/** Finds cycles that have no way out, and those that run without a pause. */
export function findEndlessLoops({ nodes, getNext }: ProcessGraph): readonly Problem[] {
  const previous = new Map<ModdleElement, ModdleElement[]>()
  for (const node of nodes) for (const next of getNext(node)) previous.set(next, [...(previous.get(next) ?? []), node])
  const ends = nodes.filter((node) => getNext(node).length === 0)
  const canEnd = findReachable(ends, (node) => previous.get(node) ?? [])
  const trapped = findCycles(
    nodes.filter((node) => !canEnd.has(node)),
    getNext,
  )
  const pauseless = findCycles(
    nodes.filter((node) => !isWaiting(node)),
    getNext,
  )
  return [
    ...trapped.map((node) => ({ id: toId(node), rule: 'loop-without-end' as const })),
    ...pauseless.map((node) => ({ id: toId(node), rule: 'loop-without-task' as const })),
  ]
}
