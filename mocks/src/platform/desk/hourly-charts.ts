import { addDays, getToday } from '../../areas/shared/clock'
import { yuan } from '../../areas/shared/money'
import type { World } from '../../engine/world/world'
import { createLedger, type DayTotals, sumIncome } from './ledger'

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** Returns the weekday; 1 is Monday. */
const getWeekday = (date: string) => String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7)

/** Creates charts of today by the hour with yesterday in the background, and of car arrivals by weekday and hour. */
export function createHourlyCharts(world: World, dates: readonly string[]) {
  const ledger = createLedger(world, undefined, 'hour')
  const now = world.formatNow().slice(11, 13)
  const todayAndBefore = <Value>(figure: (day: DayTotals) => Value) => {
    const of = (date: string, hour: string) => ({ name: `${hour}:00`, value: figure(ledger(`${date} ${hour}`)) })
    const before = addDays(getToday(world), -1)
    return [
      ...hours.filter((hour) => hour <= now).map((hour) => of(getToday(world), hour)),
      ...hours.map((hour) => ({ ...of(before, hour), series: 'before' })),
    ]
  }
  const arrivals = ['1', '2', '3', '4', '5', '6', '7'].flatMap((series) => {
    const same = dates.filter((date) => getWeekday(date) === series)
    return hours.map((hour) => ({
      name: `${hour}:00`,
      series,
      value: same.reduce((sum, date) => sum + ledger(`${date} ${hour}`).entries, 0),
    }))
  })
  return [
    {
      code: 'income_hour',
      title: '今日票务与停车收入',
      unit: '元',
      path: '/biz/userOrder',
      points: todayAndBefore((day) => yuan(sumIncome(day))),
    },
    { code: 'visitor_hour', title: '今日到访', unit: '人次', path: '/biz/userOrder', points: todayAndBefore((day) => day.visitors) },
    { code: 'entry_hour', title: '入场时段', unit: '辆', path: '/biz/parkingLotOrder', points: arrivals },
  ]
}
