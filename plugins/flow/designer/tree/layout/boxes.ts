import type { ModdleElement } from '../../settings/moddle'
import { getId, getSource, getTarget, readGraph } from '../graph'
import type { Block, BranchesBlock, ClosedBlock, NodeBlock, Sequence, SubProcessBlock } from '../tree-types'
import type { Diagram } from './diagram'
import { type Bounds, enclose, gap, getCenter, getCorners, type Point, shift } from './geometry'

/** Area of a block around the line that the flow follows. */
export interface Box {
  readonly width: number
  readonly above: number
  readonly below: number
  /** Positions the block with its left end on a point of that line. */
  place(at: Point): void
}

/** Positions that a layout has found. */
export interface Positions {
  readonly nodes: Map<string, Bounds>
  /** Lines of flows that a layout keeps. */
  readonly edges: Map<string, readonly Point[]>
  /** Height at which a flow leaves its gateway. */
  readonly lanes: Map<string, number>
}

export interface Layout {
  readonly diagram: Diagram
  readonly positions: Positions
  /** Process or sub-process that is laid out. */
  readonly container: ModdleElement
}

/** Distance of the end of a refused request from its gateway. */
const refusalHeight = 90
const padding = { x: 30, y: 40 } as const
const sizes = { task: { width: 100, height: 80 }, event: { width: 36, height: 36 }, gateway: { width: 50, height: 50 } } as const

/** Returns the size of a node in the file, or of its kind. */
function getSize({ diagram, container }: Layout, id: string): { readonly width: number; readonly height: number } {
  const bounds = diagram.getBounds(id)
  if (bounds && bounds.width > 0 && bounds.height > 0) return { width: bounds.width, height: bounds.height }
  const type = readGraph(container).nodes.get(id)?.$type ?? ''
  if (type.endsWith('Event')) return sizes.event
  return type.endsWith('Gateway') ? sizes.gateway : sizes.task
}

function toNodeBox(layout: Layout, id: string): Box {
  const { width, height } = getSize(layout, id)
  return {
    width,
    above: height / 2,
    below: height / 2,
    place: ({ x, y }) => void layout.positions.nodes.set(id, { x, y: y - height / 2, width, height }),
  }
}

/** Puts boxes in a row. */
function toRow(boxes: readonly Box[]): Box {
  return {
    width: boxes.reduce((sum, { width }) => sum + width, 0) + gap.x * Math.max(0, boxes.length - 1),
    above: Math.max(0, ...boxes.map(({ above }) => above)),
    below: Math.max(0, ...boxes.map(({ below }) => below)),
    place({ x, y }) {
      let left = x
      for (const box of boxes) {
        box.place({ x: left, y })
        left += box.width + gap.x
      }
    },
  }
}

function toStepBox(layout: Layout, { id, refusal }: NodeBlock): Box {
  const task = toNodeBox(layout, id)
  if (!refusal) return task
  const [gateway, end] = [toNodeBox(layout, refusal.gateway), toNodeBox(layout, refusal.end)]
  const row = toRow([task, gateway])
  const offset = gap.x / 2
  return {
    ...row,
    width: row.width + offset + end.width,
    above: Math.max(row.above, refusalHeight + end.above),
    place({ x, y }) {
      row.place({ x, y })
      end.place({ x: x + row.width + offset, y: y - refusalHeight })
      layout.positions.lanes.set(refusal.flow, y - refusalHeight)
    },
  }
}

function toBranchesBox(layout: Layout, block: BranchesBlock): Box {
  const gateway = toNodeBox(layout, block.id)
  const join = block.join === '' ? undefined : toNodeBox(layout, block.join)
  const others = block.branches.filter(({ isMain }) => !isMain)
  const isSplit = others.length < block.branches.length
  const boxes = others.map(({ sequence }) => toSequenceBox(layout, sequence))
  // branches beside the one that goes on are below it
  const heights = boxes.map(({ above, below }) => Math.max(sizes.event.height, above) + Math.max(sizes.event.height, below) + gap.y)
  const total = heights.reduce((sum, height) => sum + height, 0)
  const top = isSplit ? Math.max(gateway.below, sizes.task.height / 2) + gap.y : -total / 2
  const inner = Math.max(0, ...boxes.map(({ width }) => width))
  const joinWidth = join ? gap.x + join.width : 0
  return {
    width: gateway.width + gap.x + inner + joinWidth,
    above: isSplit ? gateway.above : Math.max(gateway.above, total / 2),
    below: isSplit ? top + total : Math.max(gateway.below, total / 2),
    place({ x, y }) {
      gateway.place({ x, y })
      let next = y + top
      for (const [index, branch] of others.entries()) {
        const box = boxes[index]
        if (!box) continue
        const lane = next + Math.max(sizes.event.height, box.above) + gap.y / 2
        box.place({ x: x + gateway.width + gap.x, y: lane })
        layout.positions.lanes.set(branch.id, lane)
        next += heights[index] ?? 0
      }
      join?.place({ x: x + gateway.width + gap.x + inner + gap.x, y })
    },
  }
}

/** Ids of an element and of all flow elements in it. */
const listInside = (element: ModdleElement): readonly string[] => {
  const inner = readGraph(element)
  return [getId(element), ...[...inner.nodes.values()].flatMap(listInside), ...inner.flows.map(getId)]
}

function toClosedBox(layout: Layout, { id, nodes }: Pick<ClosedBlock, 'id' | 'nodes'>): Box {
  const { diagram, positions, container } = layout
  const graph = readGraph(container)
  const known = nodes.filter((node) => diagram.getBounds(node))
  const missing = toRow(nodes.filter((node) => !known.includes(node)).map((node) => toNodeBox(layout, node)))
  const inner = graph.flows.filter((flow) => nodes.includes(getSource(flow)) && nodes.includes(getTarget(flow))).map(getId)
  const elements = known.flatMap((node) => listInside(graph.nodes.get(node) ?? container))
  const boxes = known.flatMap((node) => getCorners(diagram.getBounds(node) ?? { x: 0, y: 0, width: 0, height: 0 }))
  const lines = inner.flatMap((flow) => diagram.getWaypoints(flow) ?? [])
  if (boxes.length === 0) return missing
  const area = enclose([...boxes, ...lines])
  const first = diagram.getBounds(id)
  const axis = first ? getCenter(first).y : area.y + area.height / 2
  const rest = missing.width > 0 ? gap.y + missing.above + missing.below : 0
  return {
    width: Math.max(area.width, missing.width),
    above: axis - area.y,
    below: area.y + area.height - axis + rest,
    place({ x, y }) {
      const by = { x: x - area.x, y: y - axis }
      for (const element of [...elements, ...inner]) {
        const [bounds, line] = [diagram.getBounds(element), diagram.getWaypoints(element)]
        if (bounds) positions.nodes.set(element, shift(bounds, by))
        if (line)
          positions.edges.set(
            element,
            line.map((point) => shift(point, by)),
          )
      }
      missing.place({ x, y: y + area.y + area.height - axis + gap.y + missing.above })
    },
  }
}

function toSubProcessBox(layout: Layout, { id, body }: SubProcessBlock): Box {
  const element = readGraph(layout.container).nodes.get(id)
  if (!element || !layout.diagram.isExpanded(id)) return toNodeBox(layout, id)
  const inner = toSequenceBox({ ...layout, container: element }, body)
  const width = inner.width + 2 * padding.x
  // flows enter and leave it at half its height
  const half = Math.max(inner.above, inner.below) + padding.y
  return {
    width,
    above: half,
    below: half,
    place({ x, y }) {
      layout.positions.nodes.set(id, { x, y: y - half, width, height: 2 * half })
      inner.place({ x: x + padding.x, y })
    },
  }
}

function toBox(layout: Layout, block: Block): Box {
  if (block.kind === 'branches') return toBranchesBox(layout, block)
  if (block.kind === 'closed') return toClosedBox(layout, block)
  if (block.kind === 'subProcess') return toSubProcessBox(layout, block)
  return toStepBox(layout, block)
}

export const toSequenceBox = (layout: Layout, { blocks }: Sequence): Box => toRow(blocks.map((block) => toBox(layout, block)))

/** Area of elements that nothing leads to, as they are. */
export const toDetachedBox = (layout: Layout, nodes: readonly string[]): Box => toClosedBox(layout, { id: '', nodes })
