import { formatDate, formatDateTime, hour } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { addDays, getToday } from '../shared/clock'
import { toCents, yuan } from '../shared/money'
import { orderStatus, type ParkingLotOrderRow, parkingLotOrderTable } from './parking-lot-order-table'
import { parkingLotReserveTable } from './parking-lot-reserve-table'
import { getOpenLots, parkingLotTable } from './parking-lot-table'
import { maskPlate } from './plates'

const sumIncome = (orders: readonly ParkingLotOrderRow[], day: string) =>
  orders.reduce(
    (total, order) => (order.payTime?.startsWith(day) ? total + toCents(order.payAmount) - toCents(order.refundAmount) : total),
    0,
  )

/** Sums up a day until a time of it, e.g. `2026-11-25 07:44:00`. */
function sumIncomeBefore(orders: readonly ParkingLotOrderRow[], moment: string) {
  const [day = ''] = moment.split(' ')
  const isBefore = (time: string | undefined) => time?.startsWith(day) === true && time <= moment
  return {
    enterBefore: orders.filter((order) => isBefore(order.enterTime)).length,
    leaveBefore: orders.filter((order) => isBefore(order.leaveTime)).length,
    incomeBefore: yuan(
      sumIncome(
        orders.filter((order) => isBefore(order.payTime)),
        day,
      ),
    ),
  }
}

const flowHours = 12

/** Returns the hour of a timestamp, e.g. `2026-11-25 07`; `undefined` without a timestamp. */
const getHour = (moment: string | undefined) => moment?.slice(0, 13)

/** Counts cars in and out per hour; the last hour is still running. */
const createHourlyFlow = (world: World, orders: readonly ParkingLotOrderRow[]) =>
  Array.from({ length: flowHours }, (_, index) => {
    const start = getHour(formatDateTime(world.now() - (flowHours - 1 - index) * hour))
    return {
      hour: `${start}:00:00`,
      enter: orders.filter(({ enterTime }) => getHour(enterTime) === start).length,
      leave: orders.filter(({ leaveTime }) => getHour(leaveTime) === start).length,
    }
  })

const getLastMove = (order: ParkingLotOrderRow) => order.leaveTime || order.enterTime

/** Creates the statistics of the parking wallboard from the current orders. */
export function createParkingStatistics(world: World) {
  const day = getToday(world)
  const lots = getOpenLots(world)
  const names = new Map(
    world
      .table(parkingLotTable)
      .all()
      .map((lot) => [lot.id, lot.lotName]),
  )
  const orders = world.table(parkingLotOrderTable).all()
  const totalSpace = lots.reduce((total, lot) => total + lot.totalSpace, 0)
  const parked = orders.filter((order) => order.orderStatus === orderStatus.parked).length
  const recent = [...orders].sort((left, right) => (getLastMove(left) < getLastMove(right) ? 1 : -1)).slice(0, 20)
  return {
    lotCount: lots.length,
    totalSpace,
    usedSpace: parked,
    leftSpace: Math.max(0, totalSpace - parked),
    todayEnter: orders.filter((order) => order.enterTime.startsWith(day)).length,
    todayLeave: orders.filter((order) => order.leaveTime?.startsWith(day)).length,
    todayIncome: yuan(sumIncome(orders, day)),
    ...sumIncomeBefore(orders, `${addDays(day, -1)} ${world.formatNow().slice(11)}`),
    monthIncome: yuan(sumIncome(orders, day.slice(0, 7))),
    reserveToday: world
      .table(parkingLotReserveTable)
      .all()
      .filter((row) => row.reserveDate === day).length,
    lots: lots.map(({ lotName, totalSpace: spaces, leftSpace, longitude, latitude }) => ({
      lotName,
      totalSpace: spaces,
      leftSpace,
      longitude,
      latitude,
    })),
    incomeTrend: Array.from({ length: 7 }, (_, index) => addDays(formatDate(world.now()), index - 6)).map((date) => ({
      day: date,
      amount: yuan(sumIncome(orders, date)),
    })),
    flow: createHourlyFlow(world, orders),
    recent: recent.map((order) => ({
      plateNo: maskPlate(order.plateNo ?? ''),
      ...(order.plateColor && { plateColor: order.plateColor }),
      lotName: names.get(order.parkingLotId) ?? '',
      enterTime: order.enterTime,
      ...(order.leaveTime && { leaveTime: order.leaveTime }),
    })),
    updateTime: world.formatNow(),
  }
}
