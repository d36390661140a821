import { isRecord } from '@jwsk/sdk'
import type { WallboardAlarm, WallboardTone } from '@jwsk/wallboard'

/** How full a lot is: full is the end of tight, and has a word of its own. */
export type LotState = 'free' | 'busy' | 'tight' | 'full'

/** The colour of each step, as of every load. */
export const tones: Readonly<Record<LotState, WallboardTone>> = { free: 'success', busy: 'warning', tight: 'danger', full: 'danger' }

/** A lot as the screen shows it. */
export interface LotStats {
  readonly key: string
  readonly name: string
  readonly total: number
  readonly left: number
  /** Of its spaces that are taken, from 0 to 1. */
  readonly share: number
  readonly state: LotState
  /** Longitude and latitude; nothing where the platform does not tell. */
  readonly at?: readonly [number, number]
}

export interface Movement {
  readonly key: string
  readonly plate: string
  readonly lot: string
  /** `MM-DD`; empty for today. */
  readonly day: string
  /** `HH:mm` */
  readonly time: string
  readonly way: 'in' | 'out'
  /** A value of the dictionary `plate_color`; nothing where the platform does not tell. */
  readonly color?: string
}

/** Cars in and out within an hour. */
export interface HourFlow {
  /** `HH` */
  readonly hour: string
  readonly entered: number
  readonly departed: number
}

export interface DayIncome {
  readonly day: string
  readonly amount: number
}

/** Everything on the screen; lists have an end, whatever the platform sends. */
export interface ParkingStats {
  readonly total: number
  readonly left: number
  readonly used: number
  readonly entered: number
  readonly departed: number
  readonly reserved: number
  readonly income: number
  readonly monthIncome: number
  /** Yesterday by this time; nothing where the platform does not tell. */
  readonly before: { readonly entered?: number; readonly departed?: number; readonly income?: number }
  readonly lots: readonly LotStats[]
  readonly trend: readonly DayIncome[]
  /** Of the last hours, the running one last; empty where the platform does not tell. */
  readonly flow: readonly HourFlow[]
  readonly moves: readonly Movement[]
}

const limits = { lots: 200, days: 14, hours: 24, moves: 20 } as const
// one in ten: people turn away before they arrive
const tightThreshold = 0.1
const busyThreshold = 0.3

const toCount = (value: unknown): number => {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof count === 'number' && Number.isFinite(count) ? count : 0
}
const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
type Wire = Readonly<Record<string, unknown>>
const toRecords = (value: unknown, limit: number): readonly Wire[] => (Array.isArray(value) ? value.filter(isRecord).slice(0, limit) : [])

/** Names one after the other, told apart where they are the same. */
function uniqueKeys(): (name: string) => string {
  const known = new Map<string, number>()
  return (name) => {
    const count = (known.get(name) ?? 0) + 1
    known.set(name, count)
    return `${name} ${count}`
  }
}

/** The colour step by the spaces that are left; a lot without any is full. */
export function getLotState(left: number, total: number): LotState {
  if (left <= 0) return 'full'
  if (left <= total * tightThreshold) return 'tight'
  return left <= total * busyThreshold ? 'busy' : 'free'
}

const getOccupancy = (left: number, total: number) => (total > 0 ? Math.min(1, Math.max(0, 1 - left / total)) : 0)

function toPoint({ longitude, latitude }: Wire): Pick<LotStats, 'at'> {
  const at = [toCount(longitude), toCount(latitude)] as const
  return at[0] === 0 || at[1] === 0 ? {} : { at }
}

/** By name, those that the platform tells. */
function toLotFacts<Name extends string>(from: Wire, names: Readonly<Record<Name, string>>): Partial<Record<Name, number>> {
  const told = Object.entries<string>(names).filter(([, key]) => from[key] !== undefined)
  return Object.fromEntries(told.map(([name, key]) => [name, toCount(from[key])])) as Partial<Record<Name, number>> // the same names
}

function toLots(wire: unknown): readonly LotStats[] {
  const keyOf = uniqueKeys()
  const lots = toRecords(wire, limits.lots).map((lot): LotStats => {
    const total = toCount(lot.totalSpace)
    const left = Math.max(0, toCount(lot.leftSpace))
    const name = toText(lot.lotName)
    return { key: keyOf(name), name, total, left, share: getOccupancy(left, total), state: getLotState(left, total), ...toPoint(lot) }
  })
  // somebody has to look after the fullest
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
  const keyOf = uniqueKeys()
  return toRecords(wire, limits.moves).map((car) => {
    const left = toText(car.leaveTime)
    const moment = left || toText(car.enterTime)
    const plate = toText(car.plateNo)
    return {
      key: keyOf(`${plate} ${moment}`),
      plate,
      lot: toText(car.lotName),
      ...splitMoment(moment, today),
      way: left ? 'out' : 'in',
      ...getPlateColor(car),
    }
  })
}

/** Reads what the platform says; whatever is missing or of another kind counts as nothing. */
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
    before: toLotFacts(from, { entered: 'enterBefore', departed: 'leaveBefore', income: 'incomeBefore' }),
    lots: toLots(from.lots),
    trend: toRecords(from.incomeTrend, limits.days).map((one) => ({ day: toText(one.day).slice(5), amount: toCount(one.amount) })),
    flow: toHourlyFlow(from.flow),
    moves: toMovements(from.recent, today),
  }
}

/** The lots that somebody has to look after: full ones, then those that soon will be. */
export const toAlarms = (lots: readonly LotStats[], word: (lot: LotStats) => string): readonly WallboardAlarm[] =>
  lots
    .filter(({ state }) => state === 'full' || state === 'tight')
    .toSorted((one, other) => one.left - other.left)
    .map((lot) => ({ key: lot.key, name: lot.name, tone: tones[lot.state], label: word(lot) }))
