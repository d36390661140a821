import type { Shape } from 'bpmn-js/lib/model/Types'
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry'
import type EventBus from 'diagram-js/lib/core/EventBus'

interface Point {
  readonly x: number
  readonly y: number
}

interface Box extends Point {
  readonly width: number
  readonly height: number
}

const gap = 6

/** Returns the position of a label that overlaps its own flow: above a horizontal flow, to the right of a vertical one. */
export function getLabelPosition({ x, y, width, height }: Box, line: readonly Point[]): Point {
  for (const [at, to] of line.slice(1).entries()) {
    const from = line[at] ?? to
    const isMet =
      Math.min(from.x, to.x) < x + width + gap &&
      Math.max(from.x, to.x) > x - gap &&
      Math.min(from.y, to.y) < y + height + gap &&
      Math.max(from.y, to.y) > y - gap
    if (isMet && from.x === to.x) return { x: from.x + gap, y }
    if (isMet && from.y === to.y) return { x, y: from.y - height - gap }
  }
  return { x, y }
}

/** Moves labels of flows off their flows in an imported diagram. */
export function avoidLabelOverlap(elements: ElementRegistry, bus: EventBus): void {
  // an element with a label target is a label, which is a shape
  for (const label of elements.filter((element) => element.labelTarget?.waypoints) as Shape[]) {
    Object.assign(label, getLabelPosition(label, label.labelTarget.waypoints))
    bus.fire('element.changed', { element: label })
  }
}
