import { getElements, type ModdleElement } from '../../settings/moddle'
import { type Draft, visitElements } from '../draft'
import { findProcess, getId, getReference, getSource, getTarget, readGraph } from '../graph'
import type { Sequence, SubProcessBlock, Tree } from '../tree-types'
import { type Layout, type Positions, toDetachedBox, toSequenceBox } from './boxes'
import { type Diagram, drawEdge, drawShape, readDiagram, removeLostDrawings, requirePlane } from './diagram'
import { gap, getCenter, routeEdge } from './geometry'

const origin = { x: 160, y: 80 } as const

interface Target {
  readonly draft: Draft
  readonly diagram: Diagram
  readonly plane: ModdleElement
  readonly positions: Positions
}

/** Draws the nodes and flows of a process, and of the sub-processes that show what is in them. */
function drawContainer({ draft, diagram, plane, positions }: Target, container: ModdleElement): void {
  const graph = readGraph(container)
  const drawing = { draft, diagram, plane }
  for (const [id, node] of graph.nodes) {
    const bounds = positions.nodes.get(id)
    if (bounds) drawShape(drawing, node, bounds)
    if (bounds && getElements(node, 'flowElements').length > 0 && diagram.isExpanded(id))
      drawContainer({ draft, diagram, plane, positions }, node)
  }
  for (const flow of graph.flows) {
    const id = getId(flow)
    const [source, target] = [positions.nodes.get(getSource(flow)), positions.nodes.get(getTarget(flow))]
    const lane = positions.lanes.get(id)
    const points = positions.edges.get(id) ?? (source && target && routeEdge(source, target, lane ?? getCenter(source).y))
    if (points) drawEdge(drawing, flow, points)
  }
  for (const association of getElements(container, 'artifacts').filter(({ $type }) => $type === 'bpmn:Association')) {
    const [from, to] = ['sourceRef', 'targetRef'].map((name) => {
      const end = getReference(association, name)
      return end && (positions.nodes.get(getId(end)) ?? diagram.getBounds(getId(end)))
    })
    if (from && to && diagram.getElement(getId(association))) drawEdge(drawing, association, [getCenter(from), getCenter(to)])
  }
}

function listSubProcesses({ blocks }: Sequence): readonly SubProcessBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'subProcess') return [block, ...listSubProcesses(block.body)]
    return block.kind === 'branches' ? block.branches.flatMap(({ sequence }) => listSubProcesses(sequence)) : []
  })
}

function layOutContainer(draft: Draft, container: ModdleElement, tree: Sequence & { readonly detached?: readonly string[] }): void {
  const diagram = readDiagram(draft.definitions)
  const positions: Positions = { nodes: new Map(), edges: new Map(), lanes: new Map() }
  const layout: Layout = { diagram, positions, container }
  const box = toSequenceBox(layout, tree)
  box.place({ x: origin.x, y: origin.y + box.above })
  const { detached = [] } = tree
  if (detached.length > 0) {
    const rest = toDetachedBox(layout, detached)
    rest.place({ x: origin.x, y: origin.y + box.above + box.below + 2 * gap.y + rest.above })
  }
  drawContainer({ draft, diagram, plane: requirePlane(draft, container), positions }, container)
}

/** Draws a process anew from left to right; what a tree cannot say is moved as it is. */
export function layOut(draft: Draft, tree: Tree): void {
  const process = findProcess(draft.definitions)
  if (!process) return
  const alive = new Set<ModdleElement>()
  visitElements(draft.definitions, (element) => alive.add(element))
  removeLostDrawings(draft.definitions, (element) => !alive.has(element))
  layOutContainer(draft, process, tree)
  const inner = readGraphs(process)
  for (const { id, body } of listSubProcesses(tree)) {
    const element = inner.get(id)
    if (element && !readDiagram(draft.definitions).isExpanded(id)) layOutContainer(draft, element, body)
  }
}

function readGraphs(container: ModdleElement): ReadonlyMap<string, ModdleElement> {
  const nodes = [...readGraph(container).nodes]
  return new Map([...nodes, ...nodes.flatMap(([, node]) => [...readGraphs(node)])])
}
