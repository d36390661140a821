import { estimateTextWidth } from '../ui/text-width'
import { type PlanBlock, layOutRows } from './plan-rows'
import type { WallboardTone } from './wallboard-tone'

/** A place by its coordinates, coloured by how it stands. */
export interface PlanPlace {
  readonly key: string
  readonly name: string
  readonly tone: WallboardTone
  readonly longitude: number
  readonly latitude: number
  /** In its mark: short, e.g. how many spaces are left. */
  readonly figure: string
  /** `dot` where all is well, so that it does not drown the others; its name is then left out. `large` where somebody has to go. */
  readonly size?: 'dot' | 'large'
}

/** In pixels. */
export interface PlanSize {
  readonly width: number
  readonly height: number
  readonly letter: number
}

/** A place in pixels of the plan: the middle of its mark, and the box below it that its name has. */
export interface PlacedMark {
  readonly place: PlanPlace
  readonly x: number
  readonly y: number
  /** The size of its letters, in pixels. */
  readonly letter: number
  /** Nothing where there is no room for its name. */
  readonly name?: { readonly width: number; readonly height: number }
}

/** In letters, as the style sheet has them. */
export const planSizes = { dot: 0.7, mark: 1.5, figure: 0.87, figurePad: 0.6, name: 0.8, nameLine: 0.88 }
const gap = 0.3
/** In letters: a longer name stands in two lines. */
const lineWidths = [7, 5, 4]
/** Of the size that letters have: smaller ones where there are many places, after large places have given way. */
const sizeVariants = [
  { large: 1.6, scale: 1 },
  { large: 1.3, scale: 1 },
  { large: 1, scale: 1 },
  { large: 1, scale: 0.92 },
  { large: 1, scale: 0.85 },
]

/** How much the order of the places counts, and not how far they lie apart: most lie close together, and a few far away. */
const orderWeight = 0.75

/** From 0 to 1, along one way of the compass. */
function normalize(values: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const order = values.map((_, index) => index).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other)
  const last = Math.max(1, values.length - 1)
  return values.map((value, index) => {
    const far = most === least ? 0.5 : (value - least) / (most - least)
    return orderWeight * (order.indexOf(index) / last) + (1 - orderWeight) * far
  })
}

const countLetters = (text: string) => estimateTextWidth(text) / estimateTextWidth('字')

/** In letters: how wide and how high a name stands in lines of at most this width. */
function measureName(name: string, lineWidth: number) {
  const width = countLetters(name) * planSizes.name
  if (width <= lineWidth) return { width: width + 0.1, height: planSizes.nameLine }
  // the first line is the longer one by half a character, or by as much as words that do not break want
  const half = Math.ceil(countLetters(name) / 2 + (name.includes(' ') ? 2 : 0)) * planSizes.name
  return { width: Math.min(lineWidth, half) + 0.1, height: 2 * planSizes.nameLine }
}

/** How many are named, in lines of which width, in letters of which size. */
interface LayoutVariant {
  readonly names: number
  readonly lineWidth: number
  readonly letter: number
  /** Of that size, the letters of large places. */
  readonly large: number
}

/** The ways to name so many, the best first. */
function getLayoutVariants(names: number, letter: number, places: readonly PlanPlace[]): readonly LayoutVariant[] {
  const hasLarge = places.some(({ size }) => size === 'large')
  return sizeVariants
    .filter(({ large }) => hasLarge || large === 1)
    .flatMap(({ large, scale }) => lineWidths.map((lineWidth) => ({ names, lineWidth, letter: letter * scale, large })))
}

/** How far east and north it lies, from 0 to 1. */
type PositionedPlace = PlanPlace & Pick<PlanBlock, 'east' | 'north'>

function toPositions(places: readonly PlanPlace[]): readonly PositionedPlace[] {
  const [east, north] = [normalize(places.map(({ longitude }) => longitude)), normalize(places.map(({ latitude }) => latitude))]
  return places.map((place, index) => ({ ...place, east: east[index] ?? 0, north: north[index] ?? 0 }))
}

/** In letters of its own; that of a dot is empty. */
const measureMark = ({ figure, size }: PlanPlace) =>
  size === 'dot' ? planSizes.mark : Math.max(planSizes.mark, countLetters(figure) * planSizes.figure + planSizes.figurePad)

function layOut(places: readonly PositionedPlace[], { names, lineWidth, letter, large }: LayoutVariant, { width, height }: PlanSize) {
  const boxes = places.map(({ name, size }, index) => (index < names && size !== 'dot' ? measureName(name, lineWidth) : undefined))
  const scales = places.map(({ size }) => (size ? { dot: planSizes.dot / planSizes.mark, large }[size] : 1))
  const blocks = places.map((place, index): PlanBlock => {
    const scale = scales[index] ?? 1
    return {
      width: (Math.max(measureMark(place), boxes[index]?.width ?? 0) + gap) * scale,
      height: (planSizes.mark + (boxes[index]?.height ?? 0) + gap) * scale,
      east: place.east,
      north: place.north,
    }
  })
  const { points, fits } = layOutRows(blocks, { width: width / letter, height: height / letter })
  const marks: readonly PlacedMark[] = places.map((place, index) => {
    const { x = 0, top = 0 } = points[index] ?? {}
    const box = boxes[index]
    const own = letter * (scales[index] ?? 1)
    return {
      place,
      letter: own,
      x: x * letter,
      y: top * letter + ((gap + planSizes.mark) / 2) * own,
      ...(box && { name: { width: box.width * own, height: box.height * own } }),
    }
  })
  return { marks, fits }
}

/** Where the places stand to one another, north above, none over another; the first ones are named first. */
export function layOutPlan(places: readonly PlanPlace[], room: PlanSize): readonly PlacedMark[] {
  const lying = toPositions(places)
  const best = (names: number) => {
    let plan: ReturnType<typeof layOut> = { marks: [], fits: false }
    for (const way of getLayoutVariants(names, room.letter, places)) {
      plan = layOut(lying, way, room)
      if (plan.fits) break
    }
    return plan
  }
  const whole = best(places.length)
  if (whole.fits) return whole.marks
  // where so many names have room, fewer have it too
  let [least, most] = [0, places.length]
  while (least + 1 < most) {
    const middle = Math.floor((least + most) / 2)
    if (best(middle).fits) least = middle
    else most = middle
  }
  return best(least).marks
}
