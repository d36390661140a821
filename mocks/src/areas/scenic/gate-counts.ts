import { parseTime, getWeekday } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { addDays, getToday } from '../shared/clock'
import { type ScenicSpotRow, scenicSpotTable } from './scenic-spot-table'

/** Of a hundred visitors, how many come in each hour from this one on. */
const opening = 8
const byHour = [9, 16, 18, 13, 8, 9, 11, 8, 5, 3]
const whole = 100

/** A number from 0 to 1 that a text always gives. */
function hashToShare(text: string): number {
  let state = 7
  for (const letter of text) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return ((state * 7_919) % 1000) / 1000
}

/** How much of what it takes in a day a spot takes: more at weekends. */
function getLoad({ id }: ScenicSpotRow, date: string): number {
  const isWeekend = [0, 6].includes(getWeekday(parseTime(date)))
  return (isWeekend ? 0.66 : 0.52) + 0.5 * hashToShare(`${id} ${date}`)
}

/** How many came through the gates of a spot on a day, or in an hour `yyyy-MM-dd HH`, by the time `HH:mm:ss` of it. */
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

/** The spots that are open, with what their gates counted today, and on the whole day before. */
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

/** What all gates counted, as `gateCount`; of today no more than came by now, of days to come nothing. */
export function createVisitCounter(world: World): (moment: string, by: string) => number {
  const spots = getOpenSpots(world)
  const [date, now] = [getToday(world), world.formatNow().slice(11)]
  return (moment, by) => {
    const asked = moment.slice(0, 10)
    if (asked > date) return 0
    const until = asked === date && now < by ? now : by
    return spots.reduce((sum, spot) => sum + getGateCount(spot, moment, until), 0)
  }
}
