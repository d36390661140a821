import type { ParkingLotOrder } from '@jwsk/sdk/biz'
import type { Random } from '../../engine/world/random'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { day, formatDateTime, getWeekday, hour, minute, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { getMembers } from '../member/members'
import { getFirstDay } from '../shared/clock'
import { getImageUrl } from '../shared/images'
import { yuan } from '../shared/money'
import { createSeededNumber } from '../shared/serial-number'
import type { TenantRow } from '../shared/tenant-row'
import { computeParkingFee } from './parking-fee'
import { type Car, createCar } from './plates'
import { createEmptyLots, type ParkingLotRow } from './seed-lots'

export type ParkingLotOrderRow = TenantRow<ParkingLotOrder> & {
  readonly parkingLotId: string
  readonly enterTime: string
  readonly orderStatus: number
  readonly payStatus: number
}

/** Codes: 0 parked, 1 to be paid, 2 done, 3 abnormal. */
export const orderStatus = { parked: 0, unpaid: 1, done: 2, abnormal: 3 } as const

const orderCount = 5000
/** Share of orders in the last thirty days; gives as many cars a day as the lots have spaces for. */
const recentShare = 0.7

/** Creates the arrivals of a year: most are recent, with more at weekends and by day. */
function createArrivals(world: World, random: Random): number[] {
  const times: number[] = []
  while (times.length < orderCount) {
    const age = Math.floor(random.next() * (random.next() < recentShare ? 30 : 365))
    const weekday = getWeekday(getFirstDay(world) - age * day)
    if (weekday !== 0 && weekday !== 6 && random.next() < 0.4) continue
    const time = spreadOverDay(world, random, age)
    if (time < world.startedAt) times.push(time)
  }
  return times.sort((left, right) => left - right)
}

/** Returns a time between 6:00 and 22:00 of the day `age` days ago; most are around 14:00. */
const spreadOverDay = (world: World, random: Random, age: number) =>
  Math.round(getFirstDay(world) - age * day + 6 * hour + ((random.next() + random.next()) / 2) * 16 * hour)

interface RegularCar extends Car {
  readonly userId: string
  /** Time in ms until which the car is parked. */
  until: number
}

/** Creates the cars that return; every fourth belongs to a user of the app. */
function createRegularCars(world: World, random: Random): RegularCar[] {
  const members = getMembers(world)
  return Array.from({ length: 1400 }, (_, index) => ({
    ...createCar(random),
    userId: index % 4 === 0 ? (members[index % members.length]?.id ?? '') : '',
    until: 0,
  }))
}

function pickAbsentCar(random: Random, cars: readonly RegularCar[], at: number): RegularCar {
  const car = random.pick(cars)
  return car.until < at ? car : pickAbsentCar(random, cars, at)
}

/** Moves a departure to the opening time if the lot is closed at night. */
function clampToOpeningHours({ openTime }: ParkingLotRow, leave: number): number {
  const [opens = '', closes = ''] = openTime.split('-')
  const time = formatDateTime(leave)
  if (time.slice(11, 16) >= opens && time.slice(11, 16) < closes) return leave
  const morning = parseTime(`${time.slice(0, 10)} ${opens}:00`) + ((leave / minute) % 90) * minute
  return morning > leave ? morning : morning + day
}

interface Stay {
  readonly enter: number
  readonly leave: number
  readonly lot: ParkingLotRow
  readonly car: RegularCar
}

function createFinishedStays(world: World, random: Random, { lots, cars }: Places): Stay[] {
  return createArrivals(world, random).map((enter, index) => {
    // bigger lots attract more cars
    const [one, other] = [random.pick(lots), random.pick(lots)]
    const lot = other.totalSpace > one.totalSpace ? other : one
    // one in eight stays overnight
    const stayed = index % 8 === 0 ? 600 + random.next() * 2000 : 10 + random.next() ** 2 * 600
    const leave = clampToOpeningHours(lot, enter + Math.round(stayed * minute))
    const car = pickAbsentCar(random, cars, enter)
    car.until = leave
    return { enter, leave, lot, car }
  })
}

interface Places {
  readonly lots: readonly ParkingLotRow[]
  readonly cars: readonly RegularCar[]
}

/** Occupancy of the lots in turn: some have space, some fill up, a few are full. */
const fillings = [0.64, 0.95, 0.52, 0.78, 1, 0.45, 0.84, 0.6, 0.38, 0.72]
const days = 4

/** Adds cars that stay for days, which together with recent arrivals fill each lot to its occupancy. */
function createOpenStays(world: World, random: Random, { lots, cars, stays }: Places & { readonly stays: readonly Stay[] }): Stay[] {
  const now = world.startedAt
  return lots.flatMap((lot, place) => {
    const there = stays.filter((stay) => stay.lot === lot && stay.leave > now).length
    const missing = Math.floor(lot.totalSpace * (fillings[place % fillings.length] ?? 0)) - there
    return Array.from({ length: Math.max(0, missing) }, (): Stay => {
      const at = spreadOverDay(world, random, Math.floor(random.next() * days))
      const enter = at < now ? at : at - day
      const car = pickAbsentCar(random, cars, enter)
      car.until = Number.POSITIVE_INFINITY
      return { enter, leave: car.until, lot, car }
    })
  })
}

export const parkingLotOrderTable = defineSeededTable<ParkingLotOrderRow>('parkingLotOrder', (world) => {
  const random = world.random('parkingLotOrder')
  const lots = createEmptyLots(world).filter((lot) => lot.hourPrice !== '0.00' && lot.status === 1)
  const cars = createRegularCars(world, random)
  const now = world.startedAt
  const stays = createFinishedStays(world, random, { lots, cars })
  const all = [...stays, ...createOpenStays(world, random, { lots, cars, stays })].sort((one, other) => one.enter - other.enter)
  return all.map(({ enter, leave, lot, car }, index) => {
    const enterTime = formatDateTime(enter)
    const end = leave > now ? stillThere : createDeparture(random, { lot, enter, leave, index })
    // builds the 5,000 rows of one shape in one literal; spreading parts would be slow
    const row: ParkingLotOrderRow = {
      id: world.seedId('parkingLotOrder', index),
      tenantId: '000000',
      createUser: '',
      createDept: '',
      createTime: enterTime,
      updateUser: '',
      updateTime: enterTime,
      status: 1,
      isDeleted: 0,
      orderNo: createSeededNumber('PK', enterTime, index),
      parkingLotId: lot.id,
      plateNo: car.plateNo,
      plateColor: car.plateColor,
      carType: car.carType,
      enterTime,
      leaveTime: end.leaveTime,
      parkMinutes: end.parkMinutes,
      totalAmount: yuan(end.due),
      discountAmount: yuan(end.discount),
      payAmount: yuan(end.paid),
      payTime: end.payWay ? end.payTime : '',
      payStatus: end.payStatus,
      transactionNo: end.payWay ? `42000${leave}${String(index).padStart(6, '0')}` : '',
      refundAmount: yuan(end.refund),
      refundReason: end.refund > 0 ? '重复扣费' : '',
      orderStatus: end.orderStatus,
      abnormalReason: end.orderStatus === orderStatus.abnormal ? '出场车牌未识别' : '',
      enterImage: getImageUrl('gate', index % 12),
      leaveImage: end.leaveTime === '' ? '' : getImageUrl('gate', (index + 5) % 12),
    }
    if (car.userId !== '') row.userId = car.userId
    if (end.payWay > 0) row.payWay = end.payWay
    return row
  })
})

/** End of a stay; amounts in cents, `payWay` is 0 if nothing was paid. */
interface StayEnd {
  readonly leaveTime: string
  readonly parkMinutes: number
  readonly due: number
  readonly discount: number
  readonly paid: number
  readonly payWay: number
  readonly payTime: string
  readonly payStatus: number
  readonly refund: number
  readonly orderStatus: number
}

const stillThere: StayEnd = {
  leaveTime: '',
  parkMinutes: 0,
  due: 0,
  discount: 0,
  paid: 0,
  payWay: 0,
  payTime: '',
  payStatus: 0,
  refund: 0,
  orderStatus: orderStatus.parked,
}

interface ParkingStay {
  readonly lot: ParkingLotRow
  readonly enter: number
  readonly leave: number
  readonly index: number
}

/** Creates the departure: paid, free of charge, unpaid, or abnormal for the staff to handle. */
function createDeparture(random: Random, { lot, enter, leave, index }: ParkingStay): StayEnd {
  if (index % 173 === 0) return { ...stillThere, orderStatus: orderStatus.abnormal }
  const parkMinutes = Math.round((leave - enter) / minute)
  const due = computeParkingFee(lot, parkMinutes)
  const leaveTime = formatDateTime(leave)
  if (index % 61 === 0 && due > 0) return { ...stillThere, leaveTime, parkMinutes, due, orderStatus: orderStatus.unpaid }
  const discount = index % 17 === 0 ? Math.min(due, 500) : 0
  const paid = due - discount
  const refund = index % 97 === 0 ? computeRefund(paid, index) : 0
  return {
    leaveTime,
    parkMinutes,
    due,
    discount,
    paid,
    payWay: paid > 0 ? random.pick([1, 1, 1, 2, 2, 3, 4]) : 0,
    payTime: formatDateTime(leave - 40_000),
    payStatus: toPayStatus(paid, refund),
    refund,
    orderStatus: orderStatus.done,
  }
}

const computeRefund = (paid: number, index: number) => (index % 2 === 0 ? paid : Math.floor(paid / 2))

function toPayStatus(paid: number, refund: number): number {
  if (refund === 0) return 1
  return refund === paid ? 3 : 4
}
