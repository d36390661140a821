export interface Point {
  readonly x: number
  readonly y: number
}

export interface Bounds extends Point {
  readonly width: number
  readonly height: number
}

/** Space between two nodes in a row, and between two branches. */
export const gap = { x: 50, y: 30 } as const

export const getCenter = ({ x, y, width, height }: Bounds): Point => ({ x: x + width / 2, y: y + height / 2 })

export const shift = <Value extends Point>(point: Value, { x, y }: Point): Value => ({ ...point, x: point.x + x, y: point.y + y })

/** Returns the smallest box around others and around points. */
export function enclose(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export const getCorners = ({ x, y, width, height }: Bounds): readonly Point[] => [
  { x, y },
  { x: x + width, y: y + height },
]

/** Returns a line of right angles that leaves the source at the height of a lane. */
export function routeEdge(source: Bounds, target: Bounds, lane: number): readonly Point[] {
  const [from, to] = [getCenter(source), getCenter(target)]
  const leave = (y: number): Point => ({ x: from.x, y: from.y + Math.sign(y - from.y) * (source.height / 2) })
  const start = lane === from.y ? [{ x: source.x + source.width, y: from.y }] : [leave(lane), { x: from.x, y: lane }]
  if (lane === to.y) return [...start, { x: target.x, y: to.y }]
  return [...start, { x: to.x, y: lane }, { x: to.x, y: to.y + Math.sign(lane - to.y) * (target.height / 2) }]
}
