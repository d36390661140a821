/** Block of a mark with its name; east and north are relative to the others, from 0 to 1. */
export interface PlanBlock {
  readonly width: number
  readonly height: number
  readonly east: number
  readonly north: number
}

interface RowsRoom {
  readonly width: number
  readonly height: number
}

interface PlanPoint {
  /** Centre of the block. */
  readonly x: number
  readonly top: number
}

interface Row {
  readonly width: number
  readonly height: number
  readonly members: readonly number[]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const sortSouthward = (blocks: readonly PlanBlock[]): readonly number[] =>
  blocks.map((_, index) => index).sort((one, other) => (blocks[other]?.north ?? 0) - (blocks[one]?.north ?? 0))

/** Splits the blocks in the given order into `count` rows of about equal width. */
function splitIntoRows(blocks: readonly PlanBlock[], order: readonly number[], count: number): readonly Row[] {
  const all = sum(blocks.map(({ width }) => width))
  const rows: number[][] = Array.from({ length: count }, () => [])
  let before = 0
  for (const index of order) {
    const { width = 0 } = blocks[index] ?? {}
    rows[Math.min(count - 1, Math.floor(((before + width / 2) / all) * count))]?.push(index)
    before += width
  }
  return rows.map((members) => ({
    members,
    width: sum(members.map((index) => blocks[index]?.width ?? 0)),
    height: Math.max(0, ...members.map((index) => blocks[index]?.height ?? 0)),
  }))
}

/** Returns the free share of the width or the height, whichever is smaller; negative if the rows do not fit. */
const getFreeHeight = (rows: readonly Row[], room: RowsRoom) =>
  Math.min(1 - Math.max(...rows.map(({ width }) => width)) / room.width, 1 - sum(rows.map(({ height }) => height)) / room.height)

/** Weight of the true positions against even spacing. */
const positionWeight = 0.5

/** Returns the centres of the blocks of a row, close to their true positions and without overlaps. */
function distributeRows(blocks: readonly PlanBlock[], room: RowsRoom): readonly number[] {
  const getDistance = (index: number) => ((blocks[index]?.width ?? 0) + (blocks[index + 1]?.width ?? 0)) / 2
  const xs = blocks.map(({ east, width }) => width / 2 + east * (room.width - width))
  for (let index = 1; index < xs.length; index++) xs[index] = Math.max(xs[index] ?? 0, (xs[index - 1] ?? 0) + getDistance(index - 1))
  let end = room.width
  for (const [index, { width }] of [...blocks.entries()].reverse()) {
    xs[index] = Math.min(xs[index] ?? 0, end - width / 2)
    end = (xs[index] ?? 0) - width / 2
  }
  const spare = (room.width - sum(blocks.map(({ width }) => width))) / Math.max(1, blocks.length)
  let start = 0
  return blocks.map(({ width }, index) => {
    const even = start + (spare + width) / 2
    start += spare + width
    return positionWeight * (xs[index] ?? 0) + (1 - positionWeight) * even
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
  const candidates = Array.from({ length: Math.min(blocks.length, maxRows) }, (_, index) => splitIntoRows(blocks, order, index + 1))
  const [first = [], ...others] = candidates
  const rows = others.reduce((best, candidate) => (getFreeHeight(candidate, room) > getFreeHeight(best, room) ? candidate : best), first)
  const spare = (room.height - sum(rows.map(({ height }) => height))) / Math.max(1, rows.length)
  const points: PlanPoint[] = []
  let top = 0
  for (const { members, height } of rows) {
    const eastward = members.toSorted((one, other) => (blocks[one]?.east ?? 0) - (blocks[other]?.east ?? 0))
    const xs = distributeRows(
      eastward.flatMap((index) => blocks[index] ?? []),
      room,
    )
    for (const [place, index] of eastward.entries()) {
      const down = members.length === 1 ? 0.5 : members.indexOf(index) / (members.length - 1)
      const own = height - (blocks[index]?.height ?? 0)
      points[index] = { x: xs[place] ?? 0, top: top + down * (Math.max(0, spare) + own) }
    }
    top += height + spare
  }
  return { points, fits: getFreeHeight(rows, room) >= 0 }
}
