import type { OutputOf } from '@jwsk/sdk'
import type { ScenicSpot } from '@jwsk/sdk/biz'
import type { dashboard } from '@jwsk/sdk/desk'
import { getLoadTone, type WallboardAlarm, type WallboardBar, type WallboardRankingEntry, type WallboardTone } from '@jwsk/wallboard'

type Board = OutputOf<typeof dashboard.statistics>
type Points = Board['charts'][number]['points']

/** Stat of today. */
export interface Today {
  readonly value: number
  /** Change against yesterday at the same time, in percent; `undefined` if the platform sends none. */
  readonly trend?: number
  /** Total of yesterday up to this time; `undefined` if the platform sends none. */
  readonly before?: number
}

/** Scenic spot with its visitors and their share of its daily capacity. */
export interface SpotLoad {
  readonly spot: ScenicSpot
  /** Visitors of today; `undefined` if the platform sends none. */
  readonly came: number | undefined
  /** Share of the daily capacity, from 0 to 1; 0 if unknown. */
  readonly share: number
  /** The same share for the whole of yesterday; 0 if unknown. */
  readonly shareBefore: number
}

/** Data of the visitor wallboard. */
export interface VisitorStats {
  readonly visitors: Today | undefined
  readonly orders: Today | undefined
  readonly income: Today | undefined
  readonly entries: Today | undefined
  /** Visitors by hour, with those of yesterday. */
  readonly hours: readonly WallboardBar[]
  readonly days: readonly WallboardBar[]
  /** Spots: closed ones first, then the fullest. */
  readonly spots: readonly SpotLoad[]
  /** Daily capacity of all spots; 0 if none is known. */
  readonly capacity: number
}

const toNumber = (value: string | number) => (Number.isFinite(Number(value)) ? Number(value) : 0)

const getPoints = ({ charts }: Board, code: string): Points => charts.find((one) => one.code === code)?.points ?? []

function getToday(board: Board, code: string): Today | undefined {
  const tile = board.tiles.find((one) => one.code === `${code}_today`)
  return (
    tile && {
      value: toNumber(tile.value),
      ...(tile.trend !== undefined && { trend: tile.trend }),
      ...(tile.before !== undefined && { before: toNumber(tile.before) }),
    }
  )
}

// the night is omitted, because gates are closed and its hours would only make the others narrow
export const opening = '08:00'
const closing = '18:00'

function getHours(points: Points): readonly WallboardBar[] {
  const today = new Map(points.filter(({ series }) => series === undefined).map(({ name, value }) => [name, toNumber(value)]))
  return points
    .filter(({ series, name }) => series === 'before' && name >= opening && name <= closing)
    .map(({ name, value }) => ({ name: name.slice(0, 2), value: today.get(name), previousValue: toNumber(value) }))
}

const toBars = (points: Points, getName: (name: string) => string): readonly WallboardBar[] =>
  points.map(({ name, value }) => ({ name: getName(name), value: toNumber(value) }))

const open = 1
export const isOpen = ({ status }: ScenicSpot) => status === open

function getLoads(points: Points, spots: readonly ScenicSpot[]): readonly SpotLoad[] {
  const counts = new Map(points.map((point) => [point.name, point]))
  const getShare = (count: number | undefined, { dayCapacity }: ScenicSpot) => (count && dayCapacity ? count / dayCapacity : 0)
  return spots
    .map((spot): SpotLoad => {
      const point = isOpen(spot) ? counts.get(spot.spotName) : undefined
      const came = point && toNumber(point.value)
      return { spot, came, share: getShare(came, spot), shareBefore: getShare(toNumber(point?.before ?? 0), spot) }
    })
    .toSorted((one, other) => Number(isOpen(one.spot)) - Number(isOpen(other.spot)) || other.share - one.share)
}

/** Returns alarms of the spots that need attention: closed ones first, then those that are almost full. */
export const toAlarms = (spots: readonly SpotLoad[], getText: (load: SpotLoad) => string): readonly WallboardAlarm[] =>
  spots
    .filter(({ spot, share }) => !isOpen(spot) || getLoadTone(share) === 'danger')
    .map((load) => ({ key: load.spot.id ?? '', name: load.spot.spotName, tone: getSpotTone(load), label: getText(load) }))

export function getSpotTone({ spot, share, came }: Pick<SpotLoad, 'spot' | 'share' | 'came'>): WallboardTone {
  if (!isOpen(spot)) return 'danger'
  return came ? getLoadTone(share) : 'quiet'
}

/** Merges the platform's dashboard with its spots; parts that the platform does not send are empty. */
export function toVisitorStats(board: Board, spots: readonly ScenicSpot[]): VisitorStats {
  return {
    visitors: getToday(board, 'visitor'),
    orders: getToday(board, 'order'),
    income: getToday(board, 'income'),
    entries: getToday(board, 'entry'),
    hours: getHours(getPoints(board, 'visitor_hour')),
    days: toBars(
      getPoints(board, 'visitor').filter(({ series }) => series === undefined),
      (day) => day.slice(5),
    ),
    spots: getLoads(getPoints(board, 'visitor_spot'), spots),
    capacity: spots.filter(isOpen).reduce((sum, { dayCapacity = 0 }) => sum + dayCapacity, 0),
  }
}

/** Ranks spots by occupancy; by that of yesterday until the first visitors of today arrive. */
export function toRanking(spots: readonly SpotLoad[]): {
  readonly day: 'today' | 'yesterday'
  readonly entries: readonly WallboardRankingEntry[]
} {
  const open = spots.filter(({ spot }) => isOpen(spot))
  const hasStarted = open.some(({ came = 0 }) => came > 0) || open.every(({ shareBefore }) => shareBefore === 0)
  const entries = open.map((one): WallboardRankingEntry => {
    const share = hasStarted ? one.share : one.shareBefore
    return { key: one.spot.id ?? '', name: one.spot.spotName, share, tone: hasStarted ? getSpotTone(one) : getLoadTone(share) }
  })
  return { day: hasStarted ? 'today' : 'yesterday', entries: entries.toSorted((one, other) => other.share - one.share) }
}
