import { estimateTextWidth } from '@jwsk/ui'
import { layOutRows, type PlanBlock } from './plan-rows'
import type { WallboardTone } from './wallboard-tone'

/** Place by its coordinates, coloured by its status. */
export interface PlanPlace {
  readonly key: string
  readonly name: string
  readonly tone: WallboardTone
  readonly longitude: number
  readonly latitude: number
  /** Short text in its mark, e.g. the number of free spaces. */
  readonly figure: string
  /** `dot` for a place without problems: it has no name, which emphasizes the others. `large` for a place that needs attention. */
  readonly size?: 'dot' | 'large'
}

/** Size in CSS pixels. */
export interface PlanSize {
  readonly width: number
  readonly height: number
  readonly letter: number
}

/** Position of a place in CSS pixels of the plan: the centre of its mark, and the box of its name below. */
export interface PlacedMark {
  readonly place: PlanPlace
  readonly x: number
  readonly y: number
  /** Font size in CSS pixels. */
  readonly letter: number
  /** Size of its name; `undefined` if there is no room for it. */
  readonly name?: { readonly width: number; readonly height: number }
}

/** Sizes in ems; must match the style sheet. */
export const planSizes = { dot: 0.7, mark: 1.5, figure: 0.87, figurePad: 0.6, name: 0.8, nameLine: 0.88 }
const gap = 0.3
/** Line widths in ems; a longer name takes two lines. */
const lineWidths = [7, 5, 4]
/** Factors of the font size. With many places first the large ones shrink, then all. */
const sizeVariants = [
  { large: 1.6, scale: 1 },
  { large: 1.3, scale: 1 },
  { large: 1, scale: 1 },
  { large: 1, scale: 0.92 },
  { large: 1, scale: 0.85 },
]

/** Weight of the order of places against their distances, because most places are close together and a few far away. */
const orderWeight = 0.75

/** Normalizes one coordinate to 0 … 1. */
function normalize(values: readonly number[]): readonly number[] {
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const order = values.map((_, index) => index).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other)
  const last = Math.max(1, values.length - 1)
  return values.map((value, index) => {
    const distance = max === min ? 0.5 : (value - min) / (max - min)
    return orderWeight * (order.indexOf(index) / last) + (1 - orderWeight) * distance
  })
}

const countLetters = (text: string) => estimateTextWidth(text) / estimateTextWidth('字')

/** Measures a name in ems, in lines of at most `lineWidth`. */
function measureName(name: string, lineWidth: number) {
  const width = countLetters(name) * planSizes.name
  if (width <= lineWidth) return { width: width + 0.1, height: planSizes.nameLine }
  // the first line is longer by half a character, or by up to two if words do not break
  const half = Math.ceil(countLetters(name) / 2 + (name.includes(' ') ? 2 : 0)) * planSizes.name
  return { width: Math.min(lineWidth, half) + 0.1, height: 2 * planSizes.nameLine }
}

/** Layout to try: the number of named places, the line width and the font sizes. */
interface LayoutVariant {
  readonly names: number
  readonly lineWidth: number
  readonly letter: number
  /** Factor of the font size for large places. */
  readonly large: number
}

/** Returns the layouts for a number of named places, the best first. */
function getLayoutVariants(names: number, letter: number, places: readonly PlanPlace[]): readonly LayoutVariant[] {
  const hasLarge = places.some(({ size }) => size === 'large')
  return sizeVariants
    .filter(({ large }) => hasLarge || large === 1)
    .flatMap(({ large, scale }) => lineWidths.map((lineWidth) => ({ names, lineWidth, letter: letter * scale, large })))
}

/** Place with its position, east and north from 0 to 1. */
type PositionedPlace = PlanPlace & Pick<PlanBlock, 'east' | 'north'>

function toPositions(places: readonly PlanPlace[]): readonly PositionedPlace[] {
  const [east, north] = [normalize(places.map(({ longitude }) => longitude)), normalize(places.map(({ latitude }) => latitude))]
  return places.map((place, index) => ({ ...place, east: east[index] ?? 0, north: north[index] ?? 0 }))
}

/** Returns the width of a mark in ems of its font size; a dot has no text. */
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
    const fontSize = letter * (scales[index] ?? 1)
    return {
      place,
      letter: fontSize,
      x: x * letter,
      y: top * letter + ((gap + planSizes.mark) / 2) * fontSize,
      ...(box && { name: { width: box.width * fontSize, height: box.height * fontSize } }),
    }
  })
  return { marks, fits }
}

/** Lays out places in their relative positions, north at the top and without overlaps; names are dropped from the end if they do not fit. */
export function layOutPlan(places: readonly PlanPlace[], room: PlanSize): readonly PlacedMark[] {
  const positions = toPositions(places)
  const best = (names: number) => {
    let plan: ReturnType<typeof layOut> = { marks: [], fits: false }
    for (const variant of getLayoutVariants(names, room.letter, places)) {
      plan = layOut(positions, variant, room)
      if (plan.fits) break
    }
    return plan
  }
  const complete = best(places.length)
  if (complete.fits) return complete.marks
  // binary search: if a number of names fits, fewer fit too
  let [low, high] = [0, places.length]
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (best(middle).fits) low = middle
    else high = middle
  }
  return best(low).marks
}
