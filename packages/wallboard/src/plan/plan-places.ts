import { estimateTextWidth } from '@jwsk/ui'
import type { WallboardTone } from '../wallboard-tone'
import { layOutLabels } from './plan-labels'
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

/** Point in CSS pixels of the plan. */
interface PlanAnchor {
  readonly x: number
  readonly y: number
}

/** Label of a place: its centre and size in CSS pixels of the plan. */
export interface PlacedMark {
  readonly place: PlanPlace
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Point of the place, from which a line leads to the label; `undefined` if labels are in rows and not at their points. */
  readonly anchor?: PlanAnchor | undefined
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
/** Distance of the points from the edges of the plan, in ems. */
const inset = { x: 2.4, y: 1 }
/** Size of the plan in ems whose layout every larger plan scales, so that places keep their relative positions on every screen. */
const referenceSize = { width: 30, height: 18 }
/** Distance from the centre, from 0 to 1, below which the direction of a point is kept but not its distance. */
const minDistance = 0.05
/** Dots give way to labels, which are to stay close to their points. */
const masses = { dot: 1, label: 4 }
/** Size in ems by which points keep apart, so that the labels of a cluster have room near them. */
const clearance = { width: 4, height: 1.5 }
/** Factors of the font size. With many places first the large ones shrink, then all. */
const sizeVariants = [
  { large: 1.25, scale: 1 },
  { large: 1.1, scale: 1 },
  { large: 1, scale: 1 },
  { large: 1, scale: 0.92 },
  { large: 1, scale: 0.85 },
]
type Hole = { readonly width: number; readonly height: number } | undefined

/** Shares of the width and the height that labels in rows leave free in the centre; none if they do not fit around it. */
const holes: readonly Hole[] = [{ width: 0.44, height: 0.4 }, { width: 0.34, height: 0.3 }, undefined]

const countLetters = (text: string) => estimateTextWidth(text) / estimateTextWidth('字')

/** Measures a name in ems, in lines of at most `lineWidth`. */
function measureName(name: string, lineWidth: number) {
  const width = countLetters(name) * planSizes.name
  if (width <= lineWidth) return { width: width + 0.2, height: planSizes.nameLine }
  // the first line is longer by half a character, or by up to two if words do not break
  const half = Math.ceil(countLetters(name) / 2 + (name.includes(' ') ? 2 : 0)) * planSizes.name
  return { width: Math.min(lineWidth, half) + 0.2, height: 2 * planSizes.nameLine }
}

/** Layout to try: the number of named places, the line width, the font sizes and the free area in the centre. */
interface LayoutVariant {
  readonly names: number
  readonly lineWidth: number
  readonly letter: number
  /** Factor of the font size for large places. */
  readonly large: number
  readonly hole: Hole
}

interface AnchoredVariant extends LayoutVariant {
  /** Points of the places in the order of their keys. */
  readonly anchors: readonly PlanAnchor[]
}

/** Returns the layouts for a number of named places, the best first. */
function getLayoutVariants(names: number, letter: number, places: readonly PlanPlace[]): readonly LayoutVariant[] {
  const hasLarge = places.some(({ size }) => size === 'large')
  const sizes = sizeVariants.filter(({ large }) => hasLarge || large === 1)
  return sizes.flatMap(({ large, scale }) =>
    holes.flatMap((hole) => lineWidths.map((lineWidth) => ({ names, lineWidth, letter: letter * scale, large, hole }))),
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

/** Measures all labels of a variant; their positions are not known yet. */
function measureMarks(places: readonly PlanPlace[], { names, lineWidth, letter, large }: LayoutVariant) {
  const figure = Math.max(...places.map((place) => countLetters(place.figure) * planSizes.figureLetter))
  return places.map((place, index) => {
    const isNamed = index < names && place.size !== 'dot'
    const fontSize = letter * (place.size === 'large' ? large : 1)
    const box = measureLabel(place, figure, isNamed ? lineWidth : undefined)
    return { place, isNamed, letter: fontSize, width: box.width * fontSize, height: box.height * fontSize, figureWidth: figure * fontSize }
  })
}

type Layout = Plan & { readonly fits: boolean }

/** Returns the order of the keys, so that a label stays where it is when the order of the places changes. */
const sortByKey = (places: readonly PlanPlace[]): readonly number[] =>
  places.map((_, index) => index).sort((one, other) => ((places[one]?.key ?? '') < (places[other]?.key ?? '') ? -1 : 1))

/** Moves a point away from the centre, so that those within the free area are around it in the same direction. */
function moveOutOfHole({ x, y }: PlanAnchor, hole: Hole, { width, height }: PlanSize): PlanAnchor {
  if (!hole) return { x, y }
  const [right, down] = [x / (width / 2) - 1, y / (height / 2) - 1]
  const distance = Math.max(Math.abs(right), Math.abs(down), minDistance)
  const scale = (distance * (1 - hole.width) + hole.width) / distance
  return { x: (width / 2) * (1 + right * scale), y: (height / 2) * (1 + down * scale) }
}

/** Returns the points of places in the order of their keys, clusters loosened. */
function toAnchors(places: readonly PlanPlace[], hole: Hole, room: PlanSize): readonly PlanAnchor[] {
  const order = sortByKey(places)
  const positions = toPositions(places)
  const [edgeX, edgeY] = [Math.min(inset.x, room.width / 2), Math.min(inset.y, room.height / 2)]
  const points = order.map((index) => {
    const { east, north } = positions[index] ?? { east: 0.5, north: 0.5 }
    return { x: edgeX + east * (room.width - 2 * edgeX), y: edgeY + (1 - north) * (room.height - 2 * edgeY) }
  })
  const blocks = points.map((point, position) => {
    const { x, y } = moveOutOfHole(point, hole, room)
    const size = places[order[position] ?? 0]?.size === 'dot' ? { width: planSizes.dot, height: planSizes.dot } : clearance
    return { ...size, anchorX: x, anchorY: y, mass: 1 }
  })
  return layOutLabels(blocks, toLabelsRoom(room, hole)) ?? blocks.map(({ anchorX, anchorY }) => ({ x: anchorX, y: anchorY }))
}

const toLabelsRoom = ({ width, height }: PlanSize, hole: Hole) => ({
  width,
  height,
  hole: hole && { width: hole.width * width, height: hole.height * height },
})

/** Lays out labels at their points, with a line to the point where others are in the way; `undefined` if they do not fit. */
function layOutAtPoints(places: readonly PlanPlace[], variant: AnchoredVariant, room: PlanSize): Layout | undefined {
  const { anchors } = variant
  const marks = measureMarks(places, variant)
  const order = sortByKey(places)
  const blocks = order.flatMap((index, position) => {
    const [mark, anchor] = [marks[index], anchors[position]]
    if (!mark || !anchor) return []
    const space = margin * mark.letter
    return {
      width: mark.width + space,
      height: mark.height + space,
      anchorX: anchor.x,
      anchorY: anchor.y,
      mass: mark.place.size === 'dot' ? masses.dot : masses.label,
    }
  })
  const points = layOutLabels(blocks, toLabelsRoom(room, variant.hole))
  if (!points) return undefined
  const placed = new Map(order.map((index, position) => [index, { ...(points[position] ?? { x: 0, y: 0 }), anchor: anchors[position] }]))
  return {
    marks: marks.map((mark, index) => ({ ...mark, x: 0, y: 0, ...placed.get(index) })),
    isComplete: variant.names >= places.length,
    fits: true,
  }
}

/** Lays out labels in rows around a free centre. */
function layOutInRows(places: readonly PlanPlace[], variant: LayoutVariant, room: PlanSize): Layout {
  const positions = toPositions(places)
  const marks = measureMarks(places, variant)
  const blocks = marks.map((mark, index): PlanBlock => {
    const space = margin * mark.letter
    return { width: mark.width + space, height: mark.height + space, ...(positions[index] ?? { east: 0, north: 0 }) }
  })
  const order = sortByKey(places)
  const { points, fits } = layOutRows(
    order.flatMap((index) => blocks[index] ?? []),
    toLabelsRoom(room, variant.hole),
  )
  const pointsByPlace = new Map(order.map((index, position) => [index, points[position]]))
  return {
    marks: marks.map((mark, index) => ({ ...mark, ...(pointsByPlace.get(index) ?? { x: 0, y: 0 }) })),
    isComplete: fits && variant.names >= places.length,
    fits,
  }
}

/** Returns the best layout for a number of named places: at their points or, if there are too many, in rows. */
function findLayout(places: readonly PlanPlace[], names: number, room: PlanSize): Layout {
  const variants = getLayoutVariants(names, room.letter, places)
  const anchorsByHole = new Map<Hole, readonly PlanAnchor[]>()
  for (const variant of variants) {
    const anchors = anchorsByHole.get(variant.hole) ?? toAnchors(places, variant.hole, room)
    anchorsByHole.set(variant.hole, anchors)
    const plan = layOutAtPoints(places, { ...variant, anchors }, room)
    if (plan) return plan
  }
  let plan: Layout = { marks: [], isComplete: false, fits: false }
  for (const variant of variants) {
    plan = layOutInRows(places, variant, room)
    if (plan.fits) return plan
  }
  return plan
}

/** Lays out as many names as fit; they are dropped from the end. */
function layOutNames(places: readonly PlanPlace[], room: PlanSize): Plan {
  const complete = findLayout(places, places.length, room)
  if (complete.fits) return complete
  // binary search: if a number of names fits, fewer fit too
  let [low, high] = [0, places.length]
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (findLayout(places, middle, room).fits) low = middle
    else high = middle
  }
  return findLayout(places, low, room)
}

/** Lays out places at their relative positions, north at the top and without overlaps; names are dropped from the end if they do not fit. */
export function layOutPlan(places: readonly PlanPlace[], { width, height, letter }: PlanSize): Plan {
  const own = { width: width / letter, height: height / letter, letter: 1 }
  const isLarge = own.width >= referenceSize.width && own.height >= referenceSize.height
  // in ems, because rounding in pixels would give each screen another layout
  const room = isLarge ? { ...referenceSize, letter: 1 } : own
  const { marks, isComplete } = layOutNames(places, room)
  const toPixels = ({ x, y }: PlanAnchor) => ({ x: (x / room.width) * width, y: (y / room.height) * height })
  return {
    marks: marks.map((mark) => ({
      ...mark,
      ...toPixels(mark),
      anchor: mark.anchor && toPixels(mark.anchor),
      width: mark.width * letter,
      height: mark.height * letter,
      letter: mark.letter * letter,
      figureWidth: mark.figureWidth * letter,
    })),
    isComplete,
  }
}
