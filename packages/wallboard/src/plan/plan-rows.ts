/** Block of a place with its name; east and north are relative to the others, from 0 to 1. */
export interface PlanBlock {
  readonly width: number
  readonly height: number
  readonly east: number
  readonly north: number
}

/** Room for blocks; `hole` is an area in its centre that they leave free. */
interface RowsRoom {
  readonly width: number
  readonly height: number
  readonly hole?: { readonly width: number; readonly height: number } | undefined
}

/** Centre of a block. */
interface PlanPoint {
  readonly x: number
  readonly y: number
}

/** Part of a row: the whole of it, or the part west or east of the hole. */
interface Segment {
  readonly members: readonly number[]
  readonly start: number
  readonly room: number
}

interface Row {
  readonly height: number
  readonly segments: readonly Segment[]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const getWidth = (blocks: readonly PlanBlock[], members: readonly number[]) => sum(members.map((index) => blocks[index]?.width ?? 0))

const sortSouthward = (blocks: readonly PlanBlock[]): readonly number[] =>
  blocks.map((_, index) => index).sort((one, other) => (blocks[other]?.north ?? 0) - (blocks[one]?.north ?? 0))

/** Returns whether the row at `index` of `count` rows of one height touches the hole. */
function touchesHole(index: number, count: number, { height, hole }: RowsRoom): boolean {
  if (!hole) return false
  const [top, bottom] = [(index / count) * height, ((index + 1) / count) * height]
  return bottom > (height - hole.height) / 2 && top < (height + hole.height) / 2
}

/** Splits a row at the hole so that both parts are about equally full. */
function splitAtHole(blocks: readonly PlanBlock[], eastward: readonly number[], room: RowsRoom): readonly Segment[] {
  const side = (room.width - (room.hole?.width ?? 0)) / 2
  const getDifference = (count: number) => Math.abs(getWidth(blocks, eastward.slice(0, count)) - getWidth(blocks, eastward.slice(count)))
  const counts = Array.from({ length: eastward.length + 1 }, (_, count) => count)
  const [only] = eastward
  const isWest = eastward.length === 1 && only !== undefined && (blocks[only]?.east ?? 0) < 0.5
  const count = isWest ? 1 : counts.reduce((best, next) => (getDifference(next) < getDifference(best) ? next : best), 0)
  return [
    { members: eastward.slice(0, count), start: 0, room: side },
    { members: eastward.slice(count), start: room.width - side, room: side },
  ]
}

/** Splits the blocks from north to south into `count` rows that are about equally full. */
function splitIntoRows(blocks: readonly PlanBlock[], count: number, room: RowsRoom): readonly Row[] {
  const order = sortSouthward(blocks)
  const all = getWidth(blocks, order)
  const isSplit = Array.from({ length: count }, (_, index) => touchesHole(index, count, room))
  const capacities = isSplit.map((split) => room.width - (split ? (room.hole?.width ?? 0) : 0))
  const ends = capacities.map((_, index) => sum(capacities.slice(0, index + 1)) / sum(capacities))
  const rows: number[][] = Array.from({ length: count }, () => [])
  let before = 0
  for (const index of order) {
    const { width = 0 } = blocks[index] ?? {}
    const at = ends.findIndex((end) => end > (before + width / 2) / all)
    rows[at < 0 ? count - 1 : at]?.push(index)
    before += width
  }
  return rows.map((members, row) => {
    const eastward = members.toSorted((one, other) => (blocks[one]?.east ?? 0) - (blocks[other]?.east ?? 0))
    return {
      height: Math.max(0, ...members.map((index) => blocks[index]?.height ?? 0)),
      segments: isSplit[row] ? splitAtHole(blocks, eastward, room) : [{ members: eastward, start: 0, room: room.width }],
    }
  })
}

/** Returns the free share of the width or the height, whichever is smaller; negative if the rows do not fit. */
const getFreeShare = (blocks: readonly PlanBlock[], rows: readonly Row[], room: RowsRoom) =>
  Math.min(
    ...rows.flatMap(({ segments }) => segments.map(({ members, room: width }) => 1 - getWidth(blocks, members) / width)),
    1 - sum(rows.map(({ height }) => height)) / room.height,
  )

/** Weight of the true positions against even spacing. */
const positionWeight = 0.5

/** Returns the centres of the blocks of a segment, close to their true positions and without overlaps. */
function distributeBlocks(blocks: readonly PlanBlock[], { start, room }: Segment, all: number): readonly number[] {
  const getDistance = (index: number) => ((blocks[index]?.width ?? 0) + (blocks[index + 1]?.width ?? 0)) / 2
  const xs = blocks.map(({ east, width }) => Math.max(width / 2, width / 2 + east * (all - width) - start))
  for (let index = 1; index < xs.length; index++) xs[index] = Math.max(xs[index] ?? 0, (xs[index - 1] ?? 0) + getDistance(index - 1))
  let end = room
  for (const [index, { width }] of [...blocks.entries()].reverse()) {
    xs[index] = Math.min(xs[index] ?? 0, end - width / 2)
    end = (xs[index] ?? 0) - width / 2
  }
  const spare = (room - sum(blocks.map(({ width }) => width))) / Math.max(1, blocks.length)
  let before = 0
  return blocks.map(({ width }, index) => {
    const even = before + (spare + width) / 2
    before += spare + width
    return start + positionWeight * (xs[index] ?? 0) + (1 - positionWeight) * even
  })
}

/** Lays out blocks in rows from north to south, without overlaps if they fit; within a row the more northern blocks are higher. */
export function layOutRows(
  blocks: readonly PlanBlock[],
  room: RowsRoom,
): { readonly points: readonly PlanPoint[]; readonly fits: boolean } {
  if (blocks.length === 0) return { points: [], fits: true }
  const maxRows = Math.max(1, Math.ceil(room.height / Math.min(...blocks.map(({ height }) => height))))
  const order = sortSouthward(blocks)
  const candidates = Array.from({ length: Math.min(blocks.length, maxRows) }, (_, index) => splitIntoRows(blocks, index + 1, room))
  const [first = [], ...others] = candidates
  const rows = others.reduce(
    (best, candidate) => (getFreeShare(blocks, candidate, room) > getFreeShare(blocks, best, room) ? candidate : best),
    first,
  )
  const spare = (room.height - sum(rows.map(({ height }) => height))) / Math.max(1, rows.length)
  const points: PlanPoint[] = []
  let top = 0
  for (const { segments, height } of rows) {
    const inRow = new Set(segments.flatMap(({ members }) => members))
    const southward = order.filter((index) => inRow.has(index))
    for (const segment of segments) {
      const { members } = segment
      const xs = distributeBlocks(
        members.flatMap((index) => blocks[index] ?? []),
        segment,
        room.width,
      )
      for (const [place, index] of members.entries()) {
        const down = inRow.size === 1 ? 0.5 : southward.indexOf(index) / (inRow.size - 1)
        const own = blocks[index]?.height ?? 0
        points[index] = { x: xs[place] ?? 0, y: top + down * (Math.max(0, spare) + height - own) + own / 2 }
      }
    }
    top += height + spare
  }
  return { points, fits: getFreeShare(blocks, rows, room) >= 0 }
}
