import { parkingLot, parkingLotOrder, userOrder } from '@jwsk/sdk/biz'
import { dashboard, notice } from '@jwsk/sdk/desk'
import { beforeEach, describe, expect, test } from 'vitest'
import { userOrderTable } from '../../areas/member/user-order-table'
import { parkingLotOrderTable } from '../../areas/parking/parking-lot-order-table'
import { parkingLotTable } from '../../areas/parking/parking-lot-table'
import { createVisitCounter, getGateCount } from '../../areas/scenic/gate-counts'
import { scenicSpotTable } from '../../areas/scenic/scenic-spot-table'
import { addDays, getToday } from '../../areas/shared/clock'
import { toCents, yuan } from '../../areas/shared/money'
import { shopPaymentTable } from '../../areas/shop/shop-payment-table'
import { type ApiSession, createAdminSession, createApiSession } from '../../contract/api-session'
import { demoAccounts } from '../../system/organisation/user-table'
import { sumBefore } from './ledger'

interface Board {
  readonly tiles: readonly { code: string; value: string | number; trend?: number }[]
  readonly charts: readonly { code: string; points: readonly { name: string; value: string | number }[] }[]
  readonly pending: readonly { code: string; count: number; path: string }[]
}

let session: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
})

type BoardCall = typeof dashboard.statistics | typeof dashboard.merchant
const fetchDashboard = async (operation: BoardCall, query: Record<string, string> = {}) =>
  (await session.call(operation, { query })).body.data as Board
const tile = ({ tiles }: Board, code: string) => tiles.find((one) => one.code === code)?.value
const chart = ({ charts }: Board, code: string) => charts.find((one) => one.code === code)?.points ?? []

describe('the home dashboard', () => {
  test('counts the current orders', async () => {
    const { world } = session.backend
    const today = world.formatNow().slice(0, 10)
    const made = world
      .table(userOrderTable)
      .all()
      .filter((order) => order.createTime.startsWith(today)).length
    const dashboardData = await fetchDashboard(dashboard.statistics)
    expect(tile(dashboardData, 'order_today')).toBe(made)
    const parked = world
      .table(parkingLotOrderTable)
      .all()
      .filter((stay) => stay.orderStatus === 0).length
    expect(tile(dashboardData, 'parked')).toBe(parked)
  })

  test('compares today with yesterday until the same hour', async () => {
    const { world } = session.backend
    const yesterday = addDays(getToday(world), -1)
    const by = `${yesterday} ${world.formatNow().slice(11)}`
    const stays = world.table(parkingLotOrderTable).all()
    const entered = (from: string, to: string) => stays.filter(({ enterTime }) => enterTime >= from && enterTime <= to).length
    const [now, before] = [entered(getToday(world), world.formatNow()), entered(yesterday, by)]
    const { tiles } = await fetchDashboard(dashboard.statistics)
    expect(before).toBeGreaterThan(0)
    expect(tiles.find(({ code }) => code === 'entry_today')?.trend).toBe(Math.round(((now - before) / before) * 1000) / 10)
  })

  test('counts the same parked cars as the parking wallboard', async () => {
    const { data } = (await session.call(parkingLot.statistics)).body as {
      data: { usedSpace: number; totalSpace: number; leftSpace: number }
    }
    expect(tile(await fetchDashboard(dashboard.statistics), 'parked')).toBe(data.usedSpace)
    expect(data.leftSpace).toBe(data.totalSpace - data.usedSpace)
    const lots = session.backend.world.table(parkingLotTable).all()
    expect(lots.filter(({ totalSpace, leftSpace, status }) => status === 1 && leftSpace < 0 && totalSpace > 0)).toEqual([])
  })

  test('changes with an order, its payment and its refund', async () => {
    const { world } = session.backend
    const before = await fetchDashboard(dashboard.statistics)
    const paid = world
      .table(userOrderTable)
      .all()
      .find((order) => toCents(order.payAmount) > 2000)
    if (!paid) throw new Error('nobody has paid')
    const now = world.formatNow()
    world.table(userOrderTable).put({
      ...paid,
      id: world.nextId(),
      createTime: now,
      payTime: now,
      payAmount: '80.00',
      refundTime: now,
      refundAmount: '30.00',
      verifyTime: '',
    })
    const after = await fetchDashboard(dashboard.statistics)
    expect(tile(after, 'order_today')).toBe(Number(tile(before, 'order_today')) + 1)
    expect(tile(after, 'income_today')).toBe(yuan(toCents(tile(before, 'income_today')) + 5000))
    expect(chart(after, 'income').at(-1)?.value).toBe(tile(after, 'income_today'))
  })

  test('covers the requested number of days', async () => {
    const dashboardData = await fetchDashboard(dashboard.statistics, { days: '30' })
    const points = chart(dashboardData, 'income')
    expect(points).toHaveLength(30)
    expect(points.map((point) => point.name)).toEqual([...points.map((point) => point.name)].sort())
    expect((await session.call(dashboard.statistics, { query: { days: '91' } })).status).toBe(400)
  })

  test('lists only pages that the caller may open', async () => {
    const codes = (await fetchDashboard(dashboard.statistics)).pending.map((one) => one.code)
    expect(codes).toEqual(expect.arrayContaining(['todo', 'shop_apply', 'refund']))
    const staff = createApiSession()
    await staff.signIn(demoAccounts.property)
    const { pending, tiles, charts } = (await staff.call(dashboard.statistics)).body.data as Board
    expect(pending.map((one) => one.code)).not.toContain('shop_apply')
    expect(pending.map((one) => one.code)).toEqual(expect.arrayContaining(['rent_end', 'property_notice']))
    expect(tiles.map((one) => one.code)).toEqual(['place_rented', 'notice_read', 'module_enabled'])
    expect(charts.map((one) => one.code)).toEqual(['place_zone', 'notice_reader'])
  })

  test('links to the pending work', async () => {
    const { pending } = await fetchDashboard(dashboard.statistics)
    const refunds = pending.find((one) => one.code === 'refund')
    const { body } = await session.call(userOrder.page, { query: { orderStatus: '5' } })
    expect(refunds?.count).toBe((body.data as { total: number }).total)
  })
})

test('the portal sums up its sources', async () => {
  const dashboardData = await fetchDashboard(dashboard.portal, { days: '14' })
  const sources = chart(dashboardData, 'income_source').reduce((total, point) => total + toCents(point.value), 0)
  expect(yuan(sources)).toBe(tile(dashboardData, 'income'))
  expect(sources).toBe(chart(dashboardData, 'income').reduce((total, point) => total + toCents(point.value), 0))
})

test('the portal compares a partial day with one that ends at the same hour', async () => {
  const { world } = session.backend
  const [first, last] = [addDays(getToday(world), -7), addDays(getToday(world), -4)]
  const by = `${last} ${world.formatNow().slice(11)}`
  const stays = world.table(parkingLotOrderTable).all()
  const before = stays.filter(({ enterTime }) => enterTime.startsWith(first) || (enterTime >= last && enterTime <= by))
  expect(sumBefore(world, [first, last], ({ entries }) => entries)).toBe(before.length)
  expect((await fetchDashboard(dashboard.portal)).tiles.find(({ code }) => code === 'income')?.trend).toBeTypeOf('number')
})

test('gate counts grow over a day, start at opening and equal the hourly sums', () => {
  const { world } = session.backend
  const spots = world.table(scenicSpotTable).all()
  const [spot] = spots
  if (!spot) throw new Error('no spot')
  const date = addDays(getToday(world), -1)
  const counts = ['07:59:00', '10:30:00', '24:00:00'].map((by) => getGateCount(spot, date, by))
  expect(counts[0]).toBe(0)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(getGateCount(spot, `${date} 09`, '24:00:00')).toBeGreaterThan(0)
  expect(createVisitCounter(world)(addDays(date, 2), '24:00:00')).toBe(0)
})

test('a merchant sees the open payments of the shop', async () => {
  const { world } = session.backend
  const late = world
    .table(shopPaymentTable)
    .all()
    .find((payment) => payment.payStatus === 3)
  const shopId = late?.shopId ?? ''
  const dashboardData = await fetchDashboard(dashboard.merchant, { shopId })
  expect(Number(tile(dashboardData, 'overdue'))).toBeGreaterThan(0)
  expect(toCents(tile(dashboardData, 'owed'))).toBeGreaterThanOrEqual(toCents(late?.receivableAmount))
  expect((await session.call(dashboard.merchant, { query: { shopId: '1' } })).status).toBe(400)
})

describe('notices', () => {
  const draft = { title: '闭园通知', category: 4, releaseTime: '2026-11-20 09:00:00', content: '<p>今日闭园</p>' }

  test('are shown on the home page once they are published', async () => {
    await session.call(notice.submit, { body: draft })
    await session.call(notice.submit, { body: { ...draft, title: '明年的事', releaseTime: '2027-01-01 00:00:00' } })
    const { body } = await session.call(dashboard.notices)
    const titles = (body.data as { title: string }[]).map((row) => row.title)
    expect(titles).toContain('闭园通知')
    expect(titles).not.toContain('明年的事')
  })

  test('have the label of their kind and are found by kind and time', async () => {
    await session.call(notice.submit, { body: draft })
    const query = { category: '4', releaseTime_datege: '2026-11-20 00:00:00', releaseTime_datelt: '2026-11-21 00:00:00' }
    const { body } = await session.call(notice.page, { query })
    expect(body.data).toMatchObject({ total: 1, records: [{ title: '闭园通知', categoryName: '指示通知' }] })
  })

  test('are rejected without a title or with one that is too long', async () => {
    expect(await session.call(notice.save, { body: { ...draft, title: '' } })).toMatchObject({
      status: 400,
      body: { msg: 'title:不能为空' },
    })
    expect((await session.call(notice.save, { body: { ...draft, title: '长'.repeat(256) } })).status).toBe(400)
  })
})

test('messages list what waits for the caller, newest first', async () => {
  const { body } = await session.call(dashboard.myNotices)
  const messages = body.data as { type: string; time: string; isRead: boolean }[]
  expect(new Set(messages.map((one) => one.type))).toEqual(new Set(['todo', 'message', 'notice']))
  expect(messages.map((one) => one.time)).toEqual(
    messages
      .map((one) => one.time)
      .sort()
      .reverse(),
  )
})

test('activities are in the past and name actor and object', async () => {
  const { body } = await session.call(dashboard.activities)
  const activities = body.data as { user: string; target: string; time: string; action: string }[]
  expect(activities).toHaveLength(20)
  expect(activities.every((one) => one.user !== '' && one.target !== '' && one.time <= session.backend.world.formatNow())).toBe(true)
  expect(new Set(activities.map((one) => one.action)).size).toBeGreaterThan(2)
})

test('the page of stays equals the number of parked cars', async () => {
  const { body } = await session.call(parkingLotOrder.page, { query: { orderStatus: '0' } })
  expect(tile(await fetchDashboard(dashboard.statistics), 'parked')).toBe((body.data as { total: number }).total)
})
