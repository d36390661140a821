import type { WallAlarm, WallBar, WallTone } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { ScenicSpot } from '@jwsk/sdk/biz'
import type { dashboard } from '@jwsk/sdk/desk'

type Board = OutputOf<typeof dashboard.statistics>
type Points = Board['charts'][number]['points']

/** A figure of today. */
export interface Today {
  readonly value: number
  /** Against yesterday at this hour, in per cent; where the platform tells. */
  readonly trend?: number
  /** The whole day before, where the platform tells. */
  readonly yesterday?: number
}

/** A spot and how much of what it takes in a day has come. */
export interface SpotLoad {
  readonly spot: ScenicSpot
  /** Nothing where the platform does not tell. */
  readonly came: number | undefined
  /** From 0 to 1; 0 where it is not known. */
  readonly share: number
}

/** What a wall of the scenic spots shows. */
export interface VisitorFigures {
  readonly visitors: Today | undefined
  readonly orders: Today | undefined
  readonly income: Today | undefined
  readonly entries: Today | undefined
  /** By the hour, with yesterday's. */
  readonly hours: readonly WallBar[]
  readonly days: readonly WallBar[]
  /** Those that are shut first, then the fullest. */
  readonly spots: readonly SpotLoad[]
  /** How many may come in a day; 0 where no spot says. */
  readonly capacity: number
}

const numberOf = (value: string | number) => (Number.isFinite(Number(value)) ? Number(value) : 0)

const pointsOf = ({ charts }: Board, code: string): Points => charts.find((one) => one.code === code)?.points ?? []

function todayOf(board: Board, code: string): Today | undefined {
  const tile = board.tiles.find((one) => one.code === `${code}_today`)
  // the last day of its chart is today
  const yesterday = pointsOf(board, code).at(-2)?.value
  return (
    tile && {
      value: numberOf(tile.value),
      ...(tile.trend !== undefined && { trend: tile.trend }),
      ...(yesterday !== undefined && { yesterday: numberOf(yesterday) }),
    }
  )
}

// gates are shut at night: its hours would only make the others narrow
export const opening = '08:00'
const closing = '18:00'

function hoursOf(points: Points): readonly WallBar[] {
  const today = new Map(points.filter(({ series }) => series === undefined).map(({ name, value }) => [name, numberOf(value)]))
  return points
    .filter(({ series, name }) => series === 'before' && name >= opening && name <= closing)
    .map(({ name, value }) => ({ name: name.slice(0, 2), value: today.get(name), before: numberOf(value) }))
}

const barsOf = (points: Points, nameOf: (name: string) => string): readonly WallBar[] =>
  points.map(({ name, value }) => ({ name: nameOf(name), value: numberOf(value) }))

const open = 1
export const isOpen = ({ status }: ScenicSpot) => status === open

function loadsOf(points: Points, spots: readonly ScenicSpot[]): readonly SpotLoad[] {
  const counts = new Map(points.map(({ name, value }) => [name, numberOf(value)]))
  return spots
    .map((spot): SpotLoad => {
      const came = isOpen(spot) ? counts.get(spot.spotName) : undefined
      return { spot, came, share: came && spot.dayCapacity ? came / spot.dayCapacity : 0 }
    })
    .toSorted((one, other) => Number(isOpen(one.spot)) - Number(isOpen(other.spot)) || other.share - one.share)
}

/** The spots that somebody has to look after: those that are shut, then those that soon take nobody in. */
export const alarmsOf = (spots: readonly SpotLoad[], word: (load: SpotLoad) => string): readonly WallAlarm[] =>
  spots
    .filter(({ spot, share }) => !isOpen(spot) || share >= tight)
    .map((load) => ({ key: load.spot.id ?? '', name: load.spot.spotName, tone: loadTone(load), word: word(load) }))

export function loadTone({ spot, share, came }: SpotLoad): WallTone {
  if (!isOpen(spot)) return 'danger'
  return came ? toneOf(share) : 'quiet'
}

/** Reads the board of the platform beside its spots; a part that it does not send stays empty. */
export function figuresOf(board: Board, spots: readonly ScenicSpot[]): VisitorFigures {
  return {
    visitors: todayOf(board, 'visitor'),
    orders: todayOf(board, 'order'),
    income: todayOf(board, 'income'),
    entries: todayOf(board, 'entry'),
    hours: hoursOf(pointsOf(board, 'visitor_hour')),
    days: barsOf(
      pointsOf(board, 'visitor').filter(({ series }) => series === undefined),
      (day) => day.slice(5),
    ),
    spots: loadsOf(pointsOf(board, 'visitor_spot'), spots),
    capacity: spots.filter(isOpen).reduce((sum, { dayCapacity = 0 }) => sum + dayCapacity, 0),
  }
}

const tight = 0.9

/** The colour of a day by the share of its visitors that came already. */
export function toneOf(share: number): WallTone {
  if (share >= 1) return 'danger'
  if (share >= tight) return 'warning'
  return share >= 0.7 ? 'info' : 'success'
}
