import type { ModdleElement } from '../settings/moddle'
import { type Graph, getId, getSource, getTarget } from './graph'

/** Nodes with one entry and one node behind them. */
export interface Region {
  readonly ids: ReadonlySet<string>
  /** Flows that leave it, all to the same node; none if it ends the process. */
  readonly exits: readonly ModdleElement[]
}

function listSuccessors(graph: Graph, id: string): readonly string[] {
  return [...(graph.outgoing.get(id) ?? []).map(getTarget), ...(graph.boundaries.get(id) ?? []).map(getId)]
}

/** Returns the nodes that are reachable from one without passing another, nearest first. */
function listReachable(graph: Graph, from: string, without?: string): ReadonlySet<string> {
  const found = new Set([from])
  for (const id of found) for (const next of listSuccessors(graph, id)) if (next !== without) found.add(next)
  return found
}

function toRegion(graph: Graph, ids: ReadonlySet<string>, entry: readonly ModdleElement[]): Region | undefined {
  const entered = graph.flows.filter((flow) => ids.has(getTarget(flow)) && !ids.has(getSource(flow)))
  if (entered.some((flow) => !entry.includes(flow))) return undefined
  // a boundary event belongs to its host
  if ([...graph.boundaries].some(([host, events]) => !ids.has(host) && events.some((event) => ids.has(getId(event))))) return undefined
  return { ids, exits: graph.flows.filter((flow) => ids.has(getSource(flow)) && !ids.has(getTarget(flow))) }
}

/** Finds the smallest region that begins at a node and is entered only by the given flows; `undefined` if there is none. */
export function findRegion(graph: Graph, from: string, entry: readonly ModdleElement[]): Region | undefined {
  const ends = [...listReachable(graph, from)].filter((id) => id !== from)
  return [...ends, undefined]
    .map((end) => listReachable(graph, from, end))
    .sort((left, right) => left.size - right.size)
    .map((ids) => toRegion(graph, ids, entry))
    .find((region) => region !== undefined)
}
