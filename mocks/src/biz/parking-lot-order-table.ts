import type { ParkingLotOrder } from '@jwsk/sdk/biz'
import type { Random } from '../engine/random'
import { day, formatDateTime, hour, minute } from '../engine/time'
import type { World } from '../engine/world'
import { firstDay } from './clock'
import { type Held, held, seededTable } from './held'
import { membersOf } from './members'
import { yuan } from './money'
import { parkingFee } from './parking-fee'
import { type ParkingLotRow, parkingLotTable } from './parking-lot-table'
import { picture } from './pictures'
import { carOf } from './plates'
import { seededNumber } from './serial-number'

export type ParkingLotOrderRow = Held<ParkingLotOrder> & {
  readonly parkingLotId: string
  readonly enterTime: string
  readonly orderStatus: number
  readonly payStatus: number
}

/** 0 parked, 1 to be paid, 2 done, 3 abnormal */
export const orderStatus = { parked: 0, unpaid: 1, done: 2, abnormal: 3 } as const

const orderCount = 5000

/** When the cars of the year came: more at weekends and lately, by day more than by night. */
function arrivals(world: World, random: Random): number[] {
  const start = firstDay(world)
  const times: number[] = []
  while (times.length < orderCount) {
    const age = Math.floor(random.next() ** 1.3 * 365)
    const weekday = new Date(start - age * day).getDay()
    if (weekday !== 0 && weekday !== 6 && random.next() < 0.4) continue
    const time = start - age * day + 6 * hour + ((random.next() + random.next()) / 2) * 16 * hour
    // what would still be to come today came yesterday
    times.push(time < world.startedAt ? time : time - day)
  }
  return times.sort((left, right) => left - right)
}

export const parkingLotOrderTable = seededTable<ParkingLotOrderRow>('parkingLotOrder', (world) => {
  const random = world.random('parkingLotOrder')
  const lots = parkingLotTable.seed(world).filter((lot) => lot.hourPrice !== '0.00')
  const members = membersOf(world)
  const cars = Array.from({ length: 1400 }, (_, index) => ({
    ...carOf(random),
    ...(index % 4 === 0 && { userId: members[index % members.length]?.id ?? '' }),
  }))
  return arrivals(world, random).map((enter, index): ParkingLotOrderRow => {
    // the bigger the lot, the more cars
    const lot = [random.pick(lots), random.pick(lots)].reduce((one, other) => (other.totalSpace > one.totalSpace ? other : one))
    // one in eight stays overnight
    const stayed = index % 8 === 0 ? 600 + random.next() * 2000 : 10 + random.next() ** 2 * 600
    const leave = enter + Math.round(stayed) * minute
    const enterTime = formatDateTime(enter)
    return {
      ...held(world, 'parkingLotOrder', index)(enterTime),
      orderNo: seededNumber('PK', enterTime, index),
      parkingLotId: lot.id,
      ...random.pick(cars),
      enterTime,
      enterImage: picture('gate', index % 12),
      ...stay(world, random, { lot, enter, leave, index }),
    }
  })
})

interface Stay {
  readonly lot: ParkingLotRow
  readonly enter: number
  readonly leave: number
  readonly index: number
}

const nothingPaid = { totalAmount: '0.00', discountAmount: '0.00', payAmount: '0.00', refundAmount: '0.00', payStatus: 0 }

/** What became of the car: still there, gone and paid, gone for nothing, or a case for the staff. */
function stay(world: World, random: Random, { lot, enter, leave, index }: Stay) {
  if (leave > world.startedAt) return { ...nothingPaid, orderStatus: orderStatus.parked }
  if (index % 173 === 0) return { ...nothingPaid, orderStatus: orderStatus.abnormal, abnormalReason: '出场车牌未识别' }
  const parkMinutes = Math.round((leave - enter) / minute)
  const fee = parkingFee(lot, parkMinutes)
  const gone = { leaveTime: formatDateTime(leave), parkMinutes, leaveImage: picture('gate', (index + 5) % 12), totalAmount: yuan(fee) }
  if (index % 61 === 0 && fee > 0) return { ...nothingPaid, ...gone, orderStatus: orderStatus.unpaid }
  const discount = index % 17 === 0 ? Math.min(fee, 500) : 0
  const paid = fee - discount
  return {
    ...gone,
    discountAmount: yuan(discount),
    payAmount: yuan(paid),
    orderStatus: orderStatus.done,
    ...payment(random, { paid, leave, index }),
  }
}

function payment(random: Random, { paid, leave, index }: { readonly paid: number; readonly leave: number; readonly index: number }) {
  if (paid === 0) return { refundAmount: '0.00', payStatus: 1 }
  const pay = {
    payWay: random.pick([1, 1, 1, 2, 2, 3, 4]),
    payTime: formatDateTime(leave - 40_000),
    transactionNo: `42000${String(leave)}${String(index).padStart(6, '0')}`,
  }
  if (index % 97 !== 0) return { ...pay, refundAmount: '0.00', payStatus: 1 }
  const whole = index % 2 === 0
  return {
    ...pay,
    refundAmount: yuan(whole ? paid : Math.floor(paid / 2)),
    refundReason: whole ? '重复扣费' : '优惠券未抵扣',
    payStatus: whole ? 3 : 4,
  }
}
