import type { Box, Point } from '../bpmn'

export const sizes = { task: [124, 68], event: [36, 36], gateway: [50, 50] } as const

/** Area around the line that a flow follows. */
export interface Area {
  readonly width: number
  readonly above: number
  readonly below: number
  place(at: Point): void
}

export const gap = 46

export function toRow(areas: readonly Area[]): Area {
  return {
    width: areas.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, areas.length - 1),
    above: Math.max(20, ...areas.map(({ above }) => above)),
    below: Math.max(20, ...areas.map(({ below }) => below)),
    place({ x, y }) {
      let left = x
      for (const area of areas) {
        area.place({ x: left, y })
        left += area.width + gap
      }
    },
  }
}

export const toArea = ([width, height]: readonly [number, number], put: (box: Box) => void): Area => ({
  width,
  above: height / 2,
  below: height / 2,
  place: ({ x, y }) => put({ x, y: y - height / 2, width, height }),
})

const getCenter = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Returns a line of right angles that leaves a box at the height of a lane. */
export function route(from: Box, to: Box, lane = getCenter(from).y): readonly Point[] {
  const [source, target] = [getCenter(from), getCenter(to)]
  const leave = { x: source.x, y: source.y + Math.sign(lane - source.y) * (from.height / 2) }
  const start = lane === source.y ? [{ x: from.x + from.width, y: source.y }] : [leave, { x: source.x, y: lane }]
  if (lane === target.y) return [...start, { x: to.x, y: lane }]
  return [...start, { x: target.x, y: lane }, { x: target.x, y: target.y + Math.sign(lane - target.y) * (to.height / 2) }]
}
