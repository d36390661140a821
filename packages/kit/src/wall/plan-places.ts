import { textWidth } from '../ui/text-width'
import type { WallTone } from './wall-tone'

/** A place by its coordinates, coloured by how it stands. */
export interface PlanPlace {
  readonly key: string
  readonly name: string
  readonly tone: WallTone
  readonly longitude: number
  readonly latitude: number
  /** In its mark: short, e.g. how many spaces are left. */
  readonly figure: string
}

/** In pixels. */
export interface PlanRoom {
  readonly width: number
  readonly height: number
  readonly letter: number
}

/** A place in pixels of the plan, its middle; its name stands where there is room for it. */
export interface PlacedMark {
  readonly place: PlanPlace
  readonly x: number
  readonly y: number
  readonly named: 'below' | 'above' | 'nowhere'
  /** How far the middle of its name is from its own, so that it stays within. */
  readonly shift: number
}

const markSize = 1.8
/** In letters: a longer name stands in two lines. */
export const nameWidth = 5
const nameLine = 0.9
const nameLetter = 0.8
const nameGap = 0.2
/** In letters: how far a mark stays from another, beside it and below, so that each has room for its name. */
const apart = { x: nameWidth + nameGap, y: markSize + 2 * nameLine }
/** In letters: how far the middle of a mark stays from the edges, with room for its name below. */
const edges = { side: nameWidth / 2 + nameGap, top: 1.1, bottom: markSize / 2 + 2 * nameLine }
const rounds = 300

/** How much the order of the places counts, and not how far they lie apart: most lie close together, and a few far away. */
const orderPart = 0.75

/** From 0 to 1, along one way of the compass. */
function spread(values: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const order = values.map((_, index) => index).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other)
  const last = Math.max(1, values.length - 1)
  return values.map((value, index) => {
    const far = most === least ? 0.5 : (value - least) / (most - least)
    return orderPart * (order.indexOf(index) / last) + (1 - orderPart) * far
  })
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

interface Point {
  x: number
  y: number
}

/** Two that stand too close move apart, each by half → whether they did. */
function part(one: Point, other: Point, index: number): boolean {
  const [dx, dy] = [(other.x - one.x) / apart.x, (other.y - one.y) / apart.y]
  const distance = Math.hypot(dx, dy)
  if (distance >= 0.99) return false
  // of two at one point the later goes a way of its own
  const angle = distance > 0.01 ? Math.atan2(dy, dx) : index * 2.4
  const step = (1 - distance) / 2
  const [stepX, stepY] = [Math.cos(angle) * step * apart.x, Math.sin(angle) * step * apart.y]
  one.x -= stepX
  one.y -= stepY
  other.x += stepX
  other.y += stepY
  return true
}

/** In letters: marks that would lie over one another move apart until none does. */
function pushApart(points: readonly Point[], width: number, height: number) {
  for (let round = 0; round < rounds; round++) {
    const moved = points.flatMap((one, index) => points.slice(index + 1).map((other) => part(one, other, index)))
    for (const point of points) {
      point.x = within(point.x, edges.side, width - edges.side)
      point.y = within(point.y, edges.top, height - edges.bottom)
    }
    if (!moved.includes(true)) return
  }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const meet = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const wideOf = (name: string) => (textWidth(name) / textWidth('字')) * nameLetter

/** Where the places stand to one another, north above, none over another; the first ones are named first. */
export function placesOnPlan(places: readonly PlanPlace[], { width, height, letter }: PlanRoom): readonly PlacedMark[] {
  const [wide, high] = [width / letter, height / letter]
  const [across, up] = [spread(places.map(({ longitude }) => longitude)), spread(places.map(({ latitude }) => latitude))]
  const points = places.map((_, index) => ({
    x: edges.side + (across[index] ?? 0) * (wide - 2 * edges.side),
    y: edges.top + (1 - (up[index] ?? 0)) * (high - edges.top - edges.bottom),
  }))
  pushApart(points, wide, high)
  const half = markSize / 2
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - half, right: x + half, top: y - half, bottom: y + half }))
  return places.map((place, index) => {
    const { x = 0, y = 0 } = points[index] ?? {}
    const nameWide = wideOf(place.name)
    const nameHigh = nameWide > nameWidth ? 2 * nameLine : nameLine
    const reach = Math.min(nameWide, nameWidth) / 2
    const middle = within(x, reach, wide - reach)
    const boxAt = (top: number): Box => ({ left: middle - reach, right: middle + reach, top, bottom: top + nameHigh })
    const isFree = (box: Box) => box.top >= 0 && box.bottom <= high && !taken.some((one) => meet(one, box))
    const [below, above] = [boxAt(y + half), boxAt(y - half - nameHigh)]
    const named = (isFree(below) && 'below') || (isFree(above) && 'above') || 'nowhere'
    if (named !== 'nowhere') taken.push(named === 'below' ? below : above)
    return { place, x: x * letter, y: y * letter, named, shift: (middle - x) * letter }
  })
}
