import { isRecord } from '@jwsk/sdk'
import { getLoadTone, type WallboardAlarm, type WallboardTone } from '@jwsk/wallboard'

/** Occupancy level of a lot: `full` is the extreme of `tight` and has its own label. */
export type LotState = 'free' | 'busy' | 'tight' | 'full'

/** Tones of the levels, the same as for all loads. */
export const tones: Readonly<Record<LotState, WallboardTone>> = { free: 'success', busy: 'warning', tight: 'danger', full: 'danger' }

/** Lot as shown on the wallboard. */
export interface LotStats {
  readonly key: string
  readonly name: string
  readonly total: number
  readonly left: number
  /** Occupied share of its spaces, from 0 to 1. */
  readonly share: number
  readonly state: LotState
  /** Longitude and latitude; `undefined` if the platform sends none. */
  readonly at?: readonly [number, number]
}

export interface Movement {
  readonly key: string
  readonly plate: string
  readonly lot: string
  /** `MM-DD`; `''` for today. */
  readonly day: string
  /** `HH:mm`. */
  readonly time: string
  readonly way: 'in' | 'out'
  /** Value of the dictionary `plate_color`; `undefined` if the platform sends none. */
  readonly color?: string
}

/** Arrivals and departures within an hour. */
export interface HourFlow {
  /** `HH`. */
  readonly hour: string
  readonly entered: number
  readonly departed: number
}

export interface DayIncome {
  readonly day: string
  readonly amount: number
}

/** Data of the wallboard; lists are limited, however much the platform sends. */
export interface ParkingStats {
  readonly total: number
  readonly left: number
  readonly used: number
  readonly entered: number
  readonly departed: number
  readonly reserved: number
  readonly income: number
  readonly monthIncome: number
  /** Totals of yesterday up to this time; properties are `undefined` if the platform sends none. */
  readonly before: { readonly entered?: number; readonly departed?: number; readonly income?: number }
  readonly lots: readonly LotStats[]
  readonly trend: readonly DayIncome[]
  /** Flow of the last hours, the current one last; empty if the platform sends none. */
  readonly flow: readonly HourFlow[]
  readonly moves: readonly Movement[]
}

const limits = { lots: 200, days: 14, hours: 24, moves: 20 } as const

const toCount = (value: unknown): number => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof count === 'number' && Number.isFinite(count) ? count : 0
}
const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
type Wire = Readonly<Record<string, unknown>>
const toRecords = (value: unknown, limit: number): readonly Wire[] => (Array.isArray(value) ? value.filter(isRecord).slice(0, limit) : [])

/** Returns a function that makes repeated names unique. */
function uniqueKeys(): (name: string) => string {
  const known = new Map<string, number>()
  return (name) => {
    const count = (known.get(name) ?? 0) + 1
    known.set(name, count)
    return `${name} ${count}`
  }
}

const getOccupancy = (left: number, total: number) => (total > 0 ? Math.min(1, Math.max(0, 1 - left / total)) : 0)

const states: Readonly<Partial<Record<WallboardTone, LotState>>> = { success: 'free', warning: 'busy', danger: 'tight' }

/** Returns the level by the occupied share, rounded as it is shown; a lot without any space is full. */
export const getLotState = (left: number, total: number): LotState =>
  left <= 0 ? 'full' : (states[getLoadTone(getOccupancy(left, total))] ?? 'free')

function toPoint({ longitude, latitude }: Wire): Pick<LotStats, 'at'> {
  const at = [toCount(longitude), toCount(latitude)] as const
  return at[0] === 0 || at[1] === 0 ? {} : { at }
}

/** Returns the counts by name; omits those that the platform does not send. */
function toCounts<Name extends string>(from: Wire, names: Readonly<Record<Name, string>>): Partial<Record<Name, number>> {
  const present = Object.entries<string>(names).filter(([, key]) => from[key] !== undefined)
  return Object.fromEntries(present.map(([name, key]) => [name, toCount(from[key])])) as Partial<Record<Name, number>> // the same names
}

function toLots(wire: unknown): readonly LotStats[] {
  const getUniqueKey = uniqueKeys()
  const lots = toRecords(wire, limits.lots).map((lot): LotStats => {
    const total = toCount(lot.totalSpace)
    const left = Math.max(0, toCount(lot.leftSpace))
    const name = toText(lot.lotName)
    return {
      key: getUniqueKey(name),
      name,
      total,
      left,
      share: getOccupancy(left, total),
      state: getLotState(left, total),
      ...toPoint(lot),
    }
  })
  // the fullest lots need attention
  return lots.toSorted((one, other) => other.share - one.share)
}

function splitMoment(moment: string, today: string): Pick<Movement, 'day' | 'time'> {
  const [day = '', time = ''] = moment.split(' ')
  return { day: day === today ? '' : day.slice(5), time: time.slice(0, 5) }
}

const getPlateColor = ({ plateColor }: Wire): Pick<Movement, 'color'> => (toText(plateColor) === '' ? {} : { color: toText(plateColor) })

const toHourlyFlow = (wire: unknown): readonly HourFlow[] =>
  toRecords(wire, limits.hours).map(({ hour, enter, leave }) => ({
    hour: toText(hour).slice(11, 13),
    entered: toCount(enter),
    departed: toCount(leave),
  }))

function toMovements(wire: unknown, today: string): readonly Movement[] {
  const getUniqueKey = uniqueKeys()
  return toRecords(wire, limits.moves).map((car) => {
    const left = toText(car.leaveTime)
    const moment = left || toText(car.enterTime)
    const plate = toText(car.plateNo)
    return {
      key: getUniqueKey(`${plate} ${moment}`),
      plate,
      lot: toText(car.lotName),
      ...splitMoment(moment, today),
      way: left ? 'out' : 'in',
      ...getPlateColor(car),
    }
  })
}

/** Parses the platform's data; missing values and values of another type count as absent. */
export function toParkingStats(wire: object): ParkingStats {
  const from: Wire = { ...wire }
  const [today = ''] = toText(from.updateTime).split(' ')
  return {
    total: toCount(from.totalSpace),
    left: toCount(from.leftSpace),
    used: toCount(from.usedSpace),
    entered: toCount(from.todayEnter),
    departed: toCount(from.todayLeave),
    reserved: toCount(from.reserveToday),
    income: toCount(from.todayIncome),
    monthIncome: toCount(from.monthIncome),
    before: toCounts(from, { entered: 'enterBefore', departed: 'leaveBefore', income: 'incomeBefore' }),
    lots: toLots(from.lots),
    trend: toRecords(from.incomeTrend, limits.days).map((one) => ({ day: toText(one.day).slice(5), amount: toCount(one.amount) })),
    flow: toHourlyFlow(from.flow),
    moves: toMovements(from.recent, today),
  }
}

/** Returns alarms of the lots that need attention: full ones first, then those that soon will be. */
export const toAlarms = (lots: readonly LotStats[], getText: (lot: LotStats) => string): readonly WallboardAlarm[] =>
  lots
    .filter(({ state }) => state === 'full' || state === 'tight')
    .toSorted((one, other) => one.left - other.left)
    .map((lot) => ({ key: lot.key, name: lot.name, tone: tones[lot.state], label: getText(lot) }))
