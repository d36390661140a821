import { estimateTextWidth } from '@jwsk/ui'
import type { WallboardTone } from '../wallboard-tone'
import { toPositions } from './plan-positions'
import { layOutRows, type PlanBlock } from './plan-rows'

/** Place on a plan, coloured by its status. */
export interface PlanPlace {
  readonly key: string
  readonly name: string
  readonly tone: WallboardTone
  /** Longitude and latitude; places without them are spread around the others. */
  readonly longitude?: number | undefined
  readonly latitude?: number | undefined
  /** Short text in its label, e.g. the number of free spaces. */
  readonly figure: string
  /** Fill level from 0 to 1, shown as a bar. */
  readonly share?: number | undefined
  /** `dot` for a place without problems: it has no name, which emphasizes the others. `large` for a place that needs attention. */
  readonly size?: 'dot' | 'large'
}

/** Size in CSS pixels. */
export interface PlanSize {
  readonly width: number
  readonly height: number
  readonly letter: number
}

/** Label of a place: its centre and size in CSS pixels of the plan. */
export interface PlacedMark {
  readonly place: PlanPlace
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Width of its figure. */
  readonly figureWidth: number
  /** Font size in CSS pixels. */
  readonly letter: number
  /** Whether there is room for its name. */
  readonly isNamed: boolean
}

/** Layout of a plan. */
export interface Plan {
  readonly marks: readonly PlacedMark[]
  /** Whether all names fit. */
  readonly isComplete: boolean
}

/** Sizes in ems; must match the style sheet. */
const planSizes = { dot: 0.7, figure: 0.95, figureLetter: 1.3, name: 0.76, nameLine: 0.88, padding: 0.35, gap: 0.3, bar: 0.28 }
const margin = 0.3
/** Line widths in ems; a longer name takes two lines. */
const lineWidths = [6.2, 5, 4]
/** Factors of the font size. With many places first the large ones shrink, then all. */
const sizeVariants = [
  { large: 1.6, scale: 1 },
  { large: 1.3, scale: 1 },
  { large: 1, scale: 1 },
  { large: 1, scale: 0.92 },
  { large: 1, scale: 0.85 },
]
/** Shares of the width and the height that labels leave free in the centre; none if they do not fit around it. */
const holes = [{ width: 0.44, height: 0.4 }, { width: 0.34, height: 0.3 }, undefined]

const countLetters = (text: string) => estimateTextWidth(text) / estimateTextWidth('字')

/** Measures a name in ems, in lines of at most `lineWidth`. */
function measureName(name: string, lineWidth: number) {
  const width = countLetters(name) * planSizes.name
  if (width <= lineWidth) return { width: width + 0.1, height: planSizes.nameLine }
  // the first line is longer by half a character, or by up to two if words do not break
  const half = Math.ceil(countLetters(name) / 2 + (name.includes(' ') ? 2 : 0)) * planSizes.name
  return { width: Math.min(lineWidth, half) + 0.1, height: 2 * planSizes.nameLine }
}

/** Layout to try: the number of named places, the line width, the font sizes and the free area in the centre. */
interface LayoutVariant {
  readonly names: number
  readonly lineWidth: number
  readonly letter: number
  /** Factor of the font size for large places. */
  readonly large: number
  readonly hole: (typeof holes)[number]
}

/** Returns the layouts for a number of named places, the best first. */
function getLayoutVariants(names: number, letter: number, places: readonly PlanPlace[]): readonly LayoutVariant[] {
  const hasLarge = places.some(({ size }) => size === 'large')
  const sizes = sizeVariants.filter(({ large }) => hasLarge || large === 1)
  return holes.flatMap((hole) =>
    sizes.flatMap(({ large, scale }) => lineWidths.map((lineWidth) => ({ names, lineWidth, letter: letter * scale, large, hole }))),
  )
}

/** Measures a label in ems of its font size. `figure` is the width of the widest figure, so that labels do not change with it. */
function measureLabel({ size, share, name }: PlanPlace, figure: number, lineWidth: number | undefined) {
  if (size === 'dot') return { width: planSizes.dot, height: planSizes.dot }
  const box = lineWidth === undefined ? undefined : measureName(name, lineWidth)
  const content = box ? figure + planSizes.gap + box.width : figure
  const lines = Math.max(box?.height ?? 0, planSizes.figure)
  return { width: content + 2 * planSizes.padding, height: lines + (share === undefined ? 0 : planSizes.bar) + planSizes.padding }
}

function layOut(places: readonly PlanPlace[], variant: LayoutVariant, { width, height }: PlanSize): Plan & { readonly fits: boolean } {
  const { names, lineWidth, letter, large, hole } = variant
  const positions = toPositions(places)
  const figure = Math.max(...places.map((place) => countLetters(place.figure) * planSizes.figureLetter))
  const marks = places.map((place, index) => {
    const isNamed = index < names && place.size !== 'dot'
    const fontSize = letter * (place.size === 'large' ? large : 1)
    const box = measureLabel(place, figure, isNamed ? lineWidth : undefined)
    return { place, isNamed, letter: fontSize, width: box.width * fontSize, height: box.height * fontSize, figureWidth: figure * fontSize }
  })
  const blocks = marks.map((mark, index): PlanBlock => {
    const space = margin * mark.letter
    return { width: mark.width + space, height: mark.height + space, ...(positions[index] ?? { east: 0, north: 0 }) }
  })
  // in the order of the keys, so that a label stays where it is when the order of the places changes
  const order = places.map((_, index) => index).sort((one, other) => ((places[one]?.key ?? '') < (places[other]?.key ?? '') ? -1 : 1))
  const { points, fits } = layOutRows(
    order.flatMap((index) => blocks[index] ?? []),
    { width, height, hole: hole && { width: hole.width * width, height: hole.height * height } },
  )
  const pointsByPlace = new Map(order.map((index, position) => [index, points[position]]))
  return {
    marks: marks.map((mark, index) => ({ ...mark, ...(pointsByPlace.get(index) ?? { x: 0, y: 0 }) })),
    isComplete: fits && names >= places.length,
    fits,
  }
}

/** Lays out places in their relative positions, north at the top and without overlaps; names are dropped from the end if they do not fit. */
export function layOutPlan(places: readonly PlanPlace[], room: PlanSize): Plan {
  const best = (names: number) => {
    let plan: ReturnType<typeof layOut> = { marks: [], isComplete: false, fits: false }
    for (const variant of getLayoutVariants(names, room.letter, places)) {
      plan = layOut(places, variant, room)
      if (plan.fits) break
    }
    return plan
  }
  const complete = best(places.length)
  if (complete.fits) return complete
  // binary search: if a number of names fits, fewer fit too
  let [low, high] = [0, places.length]
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (best(middle).fits) low = middle
    else high = middle
  }
  return best(low)
}
