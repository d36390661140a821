/** Label and the point it belongs to, in ems. */
export interface AnchoredBlock {
  readonly width: number
  readonly height: number
  readonly anchorX: number
  readonly anchorY: number
  /** Resistance against displacement, relative to 1. */
  readonly mass: number
}

/** Room for labels, in ems; `hole` is an area in its centre that they leave free. */
interface LabelsRoom {
  readonly width: number
  readonly height: number
  readonly hole?: { readonly width: number; readonly height: number } | undefined
}

interface MovableBlock extends AnchoredBlock {
  x: number
  y: number
}

/** Share of the room above which labels hardly ever fit around their points. */
const maxFill = 0.66
/** More labels take too long to lay out while the wallboard refreshes. */
const maxBlocks = 60
const maxIterations = 160
/** In one of this number of iterations, overlaps are resolved along the longer axis, which frees labels that block each other. */
const longAxisInterval = 7
const maxReturnPasses = 3
/** Mass of what does not move. */
const fixedMass = 1e9
/** Search for a free position: distance of its rings in ems, their number, and the positions on each. */
const [searchStep, searchSteps, searchAngles] = [0.4, 13, 12]
/** Ratio of the width of a label to its height, less than the real one. */
const widthRatio = 1.8
/** Tolerance in ems. */
const tolerance = 0.001

const clamp = (value: number, half: number, end: number) => Math.min(Math.max(value, half), Math.max(half, end - half))

const getOverlapX = (one: MovableBlock, other: MovableBlock) => (one.width + other.width) / 2 - Math.abs(one.x - other.x)
const getOverlapY = (one: MovableBlock, other: MovableBlock) => (one.height + other.height) / 2 - Math.abs(one.y - other.y)

const overlaps = (one: MovableBlock, other: MovableBlock) => getOverlapX(one, other) > tolerance && getOverlapY(one, other) > tolerance

/** Returns 1 if `one` is to stay east or south of `other`, else -1. */
function getDirection(one: MovableBlock, other: MovableBlock, axis: 'x' | 'y'): number {
  const anchor = axis === 'x' ? ('anchorX' as const) : ('anchorY' as const)
  const distance = one[axis] - other[axis] || one[anchor] - other[anchor]
  return distance >= 0 ? 1 : -1
}

/** Moves two blocks apart along one axis; returns whether they overlapped. */
function separate([one, other]: readonly [MovableBlock, MovableBlock], room: LabelsRoom, isLongAxis: boolean): boolean {
  if (!overlaps(one, other)) return false
  const overlap = { x: getOverlapX(one, other), y: getOverlapY(one, other) }
  const isShort = overlap.x < overlap.y
  const axis = isShort === isLongAxis ? 'y' : 'x'
  const [size, end] = axis === 'x' ? (['width', room.width] as const) : (['height', room.height] as const)
  const shift = (overlap[axis] + tolerance) * getDirection(one, other, axis)
  const share = other.mass / (one.mass + other.mass)
  one[axis] = clamp(one[axis] + shift * share, one[size] / 2, end)
  other[axis] = clamp(other[axis] - shift * (1 - share), other[size] / 2, end)
  return true
}

/** Moves overlapping blocks apart; returns whether none overlap any more. */
function resolveOverlaps(blocks: readonly MovableBlock[], room: LabelsRoom): boolean {
  const pairs = blocks.flatMap((one, index) => blocks.slice(index + 1).map((other) => [one, other] as const))
  for (let iteration = 1; iteration <= maxIterations; iteration++) {
    let hasOverlap = false
    for (const pair of pairs) if (separate(pair, room, iteration % longAxisInterval === 0)) hasOverlap = true
    if (!hasOverlap) return true
  }
  return false
}

/** Positions around a point, closest first, as offsets in ems. Labels are wide, so that they move further sideways. */
const candidates = Array.from({ length: searchSteps }, (_, ring) =>
  Array.from({ length: ring === 0 ? 1 : searchAngles }, (__, index) => {
    const angle = (index / searchAngles) * 2 * Math.PI
    const distance = ring * searchStep
    return { x: distance * widthRatio * Math.sin(angle), y: distance * Math.cos(angle), distance }
  }),
).flat()

const getDistance = ({ x, y, anchorX, anchorY }: MovableBlock) => Math.hypot((x - anchorX) / widthRatio, y - anchorY)

/** Whether a block would overlap no other at a position. */
function isFree(block: MovableBlock, position: { readonly x: number; readonly y: number }, all: readonly MovableBlock[]): boolean {
  const moved = { ...block, ...position }
  return all.every((other) => other === block || !overlaps(moved, other))
}

/** Moves a block to the free position that is closest to its point. */
function returnToAnchor(block: MovableBlock, all: readonly MovableBlock[], room: LabelsRoom): void {
  const distance = getDistance(block)
  for (const offset of candidates) {
    if (offset.distance >= distance) return
    const x = clamp(block.anchorX + offset.x, block.width / 2, room.width)
    const y = clamp(block.anchorY + offset.y, block.height / 2, room.height)
    if (!isFree(block, { x, y }, all)) continue
    // at the edges a label does not get as close as the offset
    if (getDistance({ ...block, x, y }) < distance) {
      block.x = x
      block.y = y
    }
    return
  }
}

const toMovable = (block: AnchoredBlock, room: LabelsRoom): MovableBlock => ({
  ...block,
  x: clamp(block.anchorX, block.width / 2, room.width),
  y: clamp(block.anchorY, block.height / 2, room.height),
})

/** Returns the free area as a block that others cannot move. */
const toFixedBlocks = ({ width, height, hole }: LabelsRoom): readonly MovableBlock[] => {
  const centre = { x: width / 2, y: height / 2 }
  return hole ? [{ ...hole, ...centre, anchorX: centre.x, anchorY: centre.y, mass: fixedMass }] : []
}

/** Lays out labels as close to their points as they fit without overlaps; `undefined` if there are too many. */
export function layOutLabels(
  given: readonly AnchoredBlock[],
  room: LabelsRoom,
): readonly { readonly x: number; readonly y: number }[] | undefined {
  const fixed = toFixedBlocks(room)
  const area = [...given, ...fixed].reduce((sum, { width, height }) => sum + width * height, 0)
  if (given.length > maxBlocks || area > maxFill * room.width * room.height) return undefined
  const blocks = given.map((block) => toMovable(block, room))
  if (!resolveOverlaps([...blocks, ...fixed], room)) return undefined
  const all = [...blocks, ...fixed]
  for (let pass = 0; pass < maxReturnPasses; pass++)
    // those that are farthest away first
    for (const block of blocks.toSorted((one, other) => getDistance(other) - getDistance(one))) returnToAnchor(block, all, room)
  return blocks.map(({ x, y }) => ({ x, y }))
}
