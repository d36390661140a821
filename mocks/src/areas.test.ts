import { describe, expect, test } from 'vitest'
import { areas } from './areas'
import { invoiceApplyTable } from './areas/invoice/invoice-apply-table'
import { userOrderTable } from './areas/member/user-order-table'
import { parkingLotOrderTable } from './areas/parking/parking-lot-order-table'
import { parkingLotTable } from './areas/parking/parking-lot-table'
import { scenicSpotTable } from './areas/scenic/scenic-spot-table'
import { toCents } from './areas/shared/money'
import { shopApplyTable } from './areas/shop/shop-apply-table'
import { contractStatus, shopContractTable } from './areas/shop/shop-contract-table'
import { tourGuideTable } from './areas/tour/tour-guide-table'
import { fixedNow } from './contract/api-session'
import { createWorld, type World } from './engine/world/world'

const seeded = (seed = 'jwsk'): World => createWorld({ areas, seed, now: () => fixedNow })
const tables = areas.flatMap((area) => area.tables)
const dump = (world: World) => Object.fromEntries(tables.map((key) => [key.name, world.table(key).all()]))

test('no two tables share a name', () => {
  const names = tables.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

describe('the seeded world', () => {
  const world = seeded()

  for (const { from, field, to, appliesTo } of areas.flatMap(({ references }) => references))
    test(`${from.name}.${field} only refers to rows of ${to.name}`, () => {
      const known = new Set(
        world
          .table(to)
          .all()
          .map(({ id }) => id),
      )
      const rows = world
        .table(from)
        .all()
        .filter((row) => !appliesTo || appliesTo(row))
      const ids = rows.flatMap((row) => String(Reflect.get(row, field) ?? '').split(',')).filter((id) => id !== '')
      expect(ids.filter((id) => !known.has(id))).toEqual([])
    })

  test('covers a year of operation', () => {
    expect(world.table(parkingLotTable).size).toBe(30)
    expect(world.table(scenicSpotTable).size).toBe(12)
    expect(world.table(parkingLotOrderTable).size).toBeGreaterThan(5000)
    expect(world.table(shopContractTable).size).toBeGreaterThan(280)
    const enters = world
      .table(parkingLotOrderTable)
      .all()
      .map((order) => order.enterTime)
      .sort()
    expect(enters.at(0)?.slice(0, 7)).toBe('2025-11')
    expect(Number(enters.at(-1)?.slice(8, 10))).toBeGreaterThan(18)
  })

  test('contains no events in the future', () => {
    const now = world.formatNow()
    const times = tables
      .flatMap((key) => world.table(key).all())
      .flatMap((row) => [Reflect.get(row, 'createTime'), Reflect.get(row, 'payTime'), Reflect.get(row, 'leaveTime')])
    expect(times.filter((time) => typeof time === 'string' && time > now)).toEqual([])
  })

  test('every amount has two decimals', () => {
    const amounts = tables
      .flatMap((key) => world.table(key).all())
      .flatMap((row) => Object.entries(row).filter(([name, value]) => /(Amount|Price|Rent|Fee|cost)$/.test(name) && value !== ''))
    expect(amounts.length).toBeGreaterThan(20_000)
    expect(amounts.filter(([, value]) => !/^\d+\.\d{2}$/.test(String(value)))).toEqual([])
  })

  test('refunds no more than was paid', () => {
    const orders = [...world.table(parkingLotOrderTable).all(), ...world.table(userOrderTable).all()]
    expect(orders.filter((order) => toCents(order.refundAmount) > toCents(order.payAmount))).toEqual([])
  })

  test('cars leave during opening hours, from one lot at a time', () => {
    const lots = new Map(
      world
        .table(parkingLotTable)
        .all()
        .map(({ id, openTime }) => [id, openTime.split('-')]),
    )
    const stays = world
      .table(parkingLotOrderTable)
      .all()
      .filter(({ leaveTime }) => leaveTime)
    const within = (time: string, [opens = '', closes = '']: readonly string[]) =>
      time.slice(11, 16) >= opens && time.slice(11, 16) <= closes
    expect(stays.filter(({ parkingLotId, leaveTime = '' }) => !within(leaveTime, lots.get(parkingLotId) ?? []))).toEqual([])
    const last = new Map<string, string>()
    const twice = stays.filter(({ plateNo = '', enterTime, leaveTime = '' }) => {
      const before = last.get(plateNo) ?? ''
      last.set(plateNo, leaveTime)
      return before > enterTime
    })
    expect(twice).toEqual([])
    expect(stays.filter(({ transactionNo }) => !/^\d*$/.test(transactionNo ?? ''))).toEqual([])
  })

  test('guides have the sex of their ID card and began work as adults', () => {
    const guides = world.table(tourGuideTable).all()
    expect(guides.filter(({ sex = 0, idCard }) => Number(idCard[16]) % 2 !== sex % 2)).toEqual([])
    expect(guides.filter(({ workYears = 0, idCard }) => 2026 - Number(idCard.slice(6, 10)) - workYears < 18)).toEqual([])
  })

  test('users request invoices for their own paid orders after payment', () => {
    const orders = new Map(
      [...world.table(parkingLotOrderTable).all(), ...world.table(userOrderTable).all()].map((order) => [order.orderNo, order]),
    )
    const strange = world
      .table(invoiceApplyTable)
      .all()
      .filter(({ orderNos, userId, applyTime = '' }) => {
        const order = orders.get(orderNos)
        return order?.userId !== userId || (order?.payTime ?? '') > applyTime
      })
    expect(strange).toEqual([])
  })

  test('signed applications have a contract of the same applicant', () => {
    const applies = new Map(
      world
        .table(shopApplyTable)
        .all()
        .map((row) => [row.id, row]),
    )
    const signed = world
      .table(shopContractTable)
      .all()
      .flatMap((row) => (row.applyId ? [{ row, apply: applies.get(row.applyId) }] : []))
    expect(signed.length).toBeGreaterThan(20)
    expect(
      signed.filter(({ row, apply }) => apply?.contactName !== row.contactName || (apply?.auditTime ?? '') > (row.signDate ?? '')),
    ).toEqual([])
  })

  test('no shop has overlapping contracts', () => {
    const terms = world
      .table(shopContractTable)
      .all()
      .filter((row) => row.contractStatus !== contractStatus.draft)
    const clashes = terms.filter((row) =>
      terms.some(
        (other) =>
          other.id !== row.id &&
          other.shopId === row.shopId &&
          (other.terminateDate ?? other.endDate) >= row.startDate &&
          other.startDate <= (row.terminateDate ?? row.endDate),
      ),
    )
    expect(clashes).toEqual([])
  })

  test('ids have 19 digits and are unique', () => {
    const ids = tables
      // a region's id is its official code
      .filter(({ name }) => name !== 'region')
      .flatMap((key) =>
        world
          .table(key)
          .all()
          .map((row) => row.id),
      )
      .filter((id) => !id.includes(':'))
    expect(ids.filter((id) => !/^\d{19,21}$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('worlds of one seed', () => {
  test('are identical', () => {
    expect(dump(seeded())).toEqual(dump(seeded()))
  })

  test('differ from worlds of another seed', () => {
    const plates = (world: World) =>
      world
        .table(parkingLotOrderTable)
        .all()
        .map((order) => order.plateNo)
    expect(plates(seeded())).not.toEqual(plates(seeded('another')))
  })

  test('are independent of the order of access and of earlier changes', () => {
    const late = seeded()
    const lot = late.table(parkingLotTable).all()[0]
    if (!lot) throw new Error('no lot')
    late.table(parkingLotTable).put({ ...lot, id: late.nextId() })
    late.table(scenicSpotTable).remove(late.table(scenicSpotTable).all().at(-1)?.id ?? '')
    expect(late.table(parkingLotOrderTable).all()).toEqual(seeded().table(parkingLotOrderTable).all())
  })
})
