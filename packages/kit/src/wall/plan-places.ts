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

/** In letters: how wide a mark is, and how far it stays from another, beside it and below. */
export const markSize = 1.8
const apart = { x: 4.2, y: 2.85 }
/** Around one that somebody has to look after there is room for its name. */
const apartFromUrgent = { x: 6.2, y: 3.1 }
const edge = 1.9
const nameHeight = 0.85
const nameGap = 0.2
const nameLetter = 0.8
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

const within = (value: number, most: number, edge: number) => Math.min(Math.max(value, edge), Math.max(edge, most - edge))

interface Point {
  x: number
  y: number
  readonly isUrgent: boolean
}

/** Two that stand too close move apart, each by half → whether they did. */
function part(one: Point, other: Point, index: number): boolean {
  const room = one.isUrgent || other.isUrgent ? apartFromUrgent : apart
  const [dx, dy] = [(other.x - one.x) / room.x, (other.y - one.y) / room.y]
  const distance = Math.hypot(dx, dy)
  if (distance >= 0.99) return false
  // of two at one point the later goes a way of its own
  const angle = distance > 0.01 ? Math.atan2(dy, dx) : index * 2.4
  const step = (1 - distance) / 2
  const [stepX, stepY] = [Math.cos(angle) * step * room.x, Math.sin(angle) * step * room.y]
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
      point.x = within(point.x, width, edge)
      point.y = within(point.y, height, edge)
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
  const points = places.map(({ tone }, index) => ({
    isUrgent: tone === 'danger',
    x: edge + (across[index] ?? 0) * (wide - 2 * edge),
    y: edge + (1 - (up[index] ?? 0)) * (high - 2 * edge),
  }))
  pushApart(points, wide, high)
  const half = markSize / 2
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - half, right: x + half, top: y - half, bottom: y + half }))
  return places.map((place, index) => {
    const { x = 0, y = 0 } = points[index] ?? {}
    const reach = wideOf(place.name) / 2 + nameGap
    const middle = within(x, wide, reach)
    const boxAt = (top: number): Box => ({ left: middle - reach, right: middle + reach, top, bottom: top + nameHeight })
    const isFree = (box: Box) => box.top >= 0 && box.bottom <= high && !taken.some((one) => meet(one, box))
    const [below, above] = [boxAt(y + half), boxAt(y - half - nameHeight)]
    const named = (isFree(below) && 'below') || (isFree(above) && 'above') || 'nowhere'
    if (named !== 'nowhere') taken.push(named === 'below' ? below : above)
    return { place, x: x * letter, y: y * letter, named, shift: (middle - x) * letter }
  })
}
