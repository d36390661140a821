import { getWeekday, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { addDays, getToday } from '../shared/clock'
import { type ScenicSpotRow, scenicSpotTable } from './scenic-spot-table'

/** Opening hour; `byHour` has the visitors per hour from here on, in per cent of a day. */
const opening = 8
const byHour = [9, 16, 18, 13, 8, 9, 11, 8, 5, 3]
const whole = 100

/** Hashes a text to a number from 0 to 1. */
function hashToShare(text: string): number {
  let state = 7
  for (const letter of text) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return ((state * 7_919) % 1000) / 1000
}

/** Returns the share of its daily capacity that a spot reaches on a date; higher at weekends. */
function getLoad({ id }: ScenicSpotRow, date: string): number {
  const isWeekend = [0, 6].includes(getWeekday(parseTime(date)))
  return (isWeekend ? 0.66 : 0.52) + 0.5 * hashToShare(`${id} ${date}`)
}

/** Counts the visitors of a spot on a day, or in an hour `yyyy-MM-dd HH`, until the time `HH:mm:ss` of it. */
export function getGateCount(spot: ScenicSpotRow, moment: string, by: string): number {
  const [date = '', only] = moment.split(' ')
  const [hours = 0, minutes = 0] = by.split(':').map(Number)
  const passed = byHour.reduce((sum, part, index) => {
    const hour = opening + index
    if (only !== undefined && Number(only) !== hour) return sum
    const over = Math.min(1, Math.max(0, hours + minutes / 60 - hour))
    return sum + part * over * (0.8 + 0.4 * hashToShare(`${spot.id} ${date} ${hour}`))
  }, 0)
  return Math.round(((spot.dayCapacity ?? 0) * getLoad(spot, date) * passed) / whole)
}

/** Returns the open spots with the gate counts of today so far and of the whole previous day. */
export const getGatesToday = (world: World) =>
  getOpenSpots(world).map((spot) => ({
    spot,
    count: getGateCount(spot, getToday(world), world.formatNow().slice(11)),
    before: getGateCount(spot, addDays(getToday(world), -1), '24:00:00'),
  }))

const getOpenSpots = (world: World) =>
  world
    .table(scenicSpotTable)
    .all()
    .filter(({ status }) => status === 1)

/** Creates a `getGateCount` over all open spots; counts today only until now, and 0 for future days. */
export function createVisitCounter(world: World): (moment: string, by: string) => number {
  const spots = getOpenSpots(world)
  const [date, now] = [getToday(world), world.formatNow().slice(11)]
  return (moment, by) => {
    const day = moment.slice(0, 10)
    if (day > date) return 0
    const until = day === date && now < by ? now : by
    return spots.reduce((sum, spot) => sum + getGateCount(spot, moment, until), 0)
  }
}
