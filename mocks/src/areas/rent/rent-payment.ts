import type { RentPayment } from '@jwsk/sdk/biz'
import { rentPayment } from '@jwsk/sdk/biz'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { formatDate } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { addDays, addMonths } from '../shared/clock'
import { requireRow } from '../shared/entity-mocks'
import { toCents, yuan } from '../shared/money'
import { placeStatus, type RentPlaceRow, rentPlaceTable } from './rent-place-table'

type RentPaymentRow = RentPayment & { readonly placeId: string }

type Period = Pick<RentPayment, 'periodStart' | 'periodEnd' | 'amount'>

const monthly = 3
// places priced by hour or day pay once a week; a room is used four hours a day
const daysPerWeek = 7
const unitsPerWeek: Readonly<Record<number, number>> = { 1: 4 * daysPerWeek, 2: daysPerWeek }

/** Returns the periods of a lease that began before the world did. */
function createPeriods({ rentStart = '', rentUnit, rentPrice }: RentPlaceRow, today: string): readonly Period[] {
  const periods: Period[] = []
  const amount = yuan(toCents(rentPrice) * (unitsPerWeek[rentUnit] ?? 1))
  for (let start = rentStart; start <= today; ) {
    // counted from the first day, because months differ in length
    const next = rentUnit === monthly ? addMonths(rentStart, periods.length + 1) : addDays(start, daysPerWeek)
    periods.push({ periodStart: start, periodEnd: addDays(next, -1), amount })
    start = next
  }
  return periods
}

/** Returns the paid periods of a place; every third place has yet to pay the current one. */
function createPaidPeriods(world: World, place: RentPlaceRow, index: number): readonly Period[] {
  const periods = createPeriods(place, formatDate(world.startedAt))
  return index % 3 === 0 ? periods.slice(0, -1) : periods
}

/** Payments of the places that are rented. */
export const rentPaymentTable = defineSeededTable<RentPaymentRow>('rentPayment', (world) =>
  rentPlaceTable
    .seed(world)
    .filter(({ status }) => status === placeStatus.rented)
    .flatMap((place, index) => createPaidPeriods(world, place, index).map((period) => ({ place, period })))
    .map(({ place, period }, index) => ({
      id: world.seedId('rentPayment', index),
      placeId: place.id,
      ...period,
      payTime: `${period.periodStart} 09:${String(10 + (index % 40))}:00`,
      payWay: index % 3 === 0 ? 6 : 1,
      remark: '',
    })),
)

export const rentPaymentMocks = [
  mock(rentPayment.list, (call) => {
    const { id } = requireRow(call, rentPlaceTable)
    return call.world
      .table(rentPaymentTable)
      .all()
      .filter(({ placeId }) => placeId === id)
      .sort((left, right) => (left.periodStart < right.periodStart ? 1 : -1))
      .map(({ placeId: _, ...payment }) => payment)
  }),
  mock(rentPayment.pay, (call) => {
    const { id: placeId, amount, remark = '', ...payment } = call.body
    const place = requireRow(call, rentPlaceTable)
    if (place.status !== placeStatus.rented) throw businessError('仅已租出的场地可登记收款')
    if (payment.periodEnd < payment.periodStart) throw businessError('periodEnd:账期止不能早于账期起')
    call.world.table(rentPaymentTable).put({ ...payment, id: call.world.nextId(), placeId, amount: yuan(toCents(amount)), remark })
  }),
]
