import { invoiceApply, invoiceTitle, scenicSpotTicket, tourGuide, tourRoute, userOrder, waterSport } from '@jwsk/sdk/biz'
import { otaPlatformTicket } from '@jwsk/sdk/dp'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'
import { invoiceApplyTable } from '../invoice/invoice-apply-table'
import { invoiceTitleTable } from '../invoice/invoice-title-table'
import { otaPlatformTable } from '../ota/ota-platform-table'
import { otaPlatformTicketTable } from '../ota/ota-platform-ticket-table'
import { scenicSpotTicketTable } from '../scenic/scenic-spot-ticket-table'
import { countSoldByDay } from '../scenic/ticket-sales'
import { tourGuideTable } from '../tour/tour-guide-table'
import { tourRouteTable } from '../tour/tour-route-table'
import { waterSportTable } from '../water-sports/water-sport-table'
import { orderTicketTable } from './order-ticket-table'
import { type UserOrderRow, userOrderStatus, userOrderTable } from './user-order-table'

let session: ApiSession

beforeEach(async () => {
  session = await createAdminSession()
})

const orderBy = (matches: (row: UserOrderRow) => boolean) => {
  const row = session.backend.world.table(userOrderTable).find(matches)
  if (!row) throw new Error('no such order')
  return row
}
const getTickets = (orderId: string) =>
  session.backend.world
    .table(orderTicketTable)
    .all()
    .filter((ticket) => ticket.orderId === orderId)

describe('tickets for a month, sold through a platform', () => {
  test('prices and stock are stored by day', async () => {
    const { world } = session.backend
    const id = world.table(scenicSpotTicketTable).all()[0]?.id ?? ''
    const body = Array.from({ length: 31 }, (_, day) => ({
      date: `2026-12-${String(day + 1).padStart(2, '0')}`,
      stock: 500,
      price: '72.5',
    }))
    expect(await session.call(scenicSpotTicket.setStock, { query: { id }, body })).toMatchObject({ status: 200 })
    const days = (await session.call(scenicSpotTicket.priceCalendar, { query: { id, month: '2026-12' } })).body['data'] as {
      stock: number
      price: string
    }[]
    expect(days).toHaveLength(31)
    expect(new Set(days.map(({ stock, price }) => `${stock} ${price}`))).toEqual(new Set(['500 72.50']))
  })

  test('stock is neither negative nor below the number sold', async () => {
    const { world } = session.backend
    const ticket = world
      .table(scenicSpotTicketTable)
      .all()
      .find((row) => countSoldByDay(world, row.id).size > 0)
    const [date = '', count = 0] = [...countSoldByDay(world, ticket?.id ?? '')][0] ?? []
    const set = (stock: number) =>
      session.call(scenicSpotTicket.setStock, { query: { id: ticket?.id ?? '' }, body: [{ date, stock, price: '1' }] })
    expect(await set(-2)).toMatchObject({ status: 400 })
    expect(await set(count - 1)).toMatchObject({ status: 400, body: { msg: `stock:${date}的库存不能小于已售数量` } })
    expect(await set(count)).toMatchObject({ status: 200 })
  })

  test('a sync reports a failed ticket and succeeds once it is corrected', async () => {
    const { world } = session.backend
    const [first, ...others] = world.table(scenicSpotTicketTable).all()
    const flawed = others.find((row) => row.settlePrice === '')
    const otaPlatformId = world.table(otaPlatformTable).all()[0]?.id ?? ''
    const sync = () => session.call(scenicSpotTicket.syncOta, { query: { ids: `${first?.id},${flawed?.id}`, otaPlatformId } })
    expect((await sync()).body).toMatchObject({
      data: {
        total: 2,
        successCount: 1,
        failCount: 1,
        results: [{ success: true }, { id: flawed?.id, success: false, message: '本地门票未设置结算价' }],
      },
    })
    await session.call(scenicSpotTicket.submit, { body: { ...flawed, settlePrice: '10' } })
    expect((await sync()).body).toMatchObject({ data: { successCount: 2, failCount: 0 } })
  })

  test('a platform ticket goes on sale only after its sync succeeds', async () => {
    const failed = session.backend.world.table(otaPlatformTicketTable).find((row) => row.syncStatus === 2)
    const id = failed?.id ?? ''
    expect(await session.call(otaPlatformTicket.changeStatus, { query: { ids: id, status: '1' } })).toMatchObject({
      status: 400,
      body: { msg: '须先同步成功才能上架' },
    })
    await session.call(otaPlatformTicket.updatePrice, { body: { id, salePrice: '5', settlePrice: '4' } })
    expect(await session.call(otaPlatformTicket.changeStatus, { query: { ids: id, status: '1' } })).toMatchObject({ status: 200 })
  })

  test.each([
    ['a market price below the sale price', { marketPrice: '1' }, 'marketPrice:门市价不能低于销售价'],
    ['a combined ticket without spots', { comboFlag: 2 }, 'comboSpotIds:联票须选择联票景区'],
    ['a missing number of valid days', { validType: 2 }, 'validDays:不能为空'],
    ['the end of sale before its start', { saleEnd: '2020-01-01 00:00:00' }, 'saleEnd:停售时间必须晚于开售时间'],
  ])('rejects %s', async (_, wrong, msg) => {
    const [row] = session.backend.world.table(scenicSpotTicketTable).all()
    expect(await session.call(scenicSpotTicket.submit, { body: { ...row, ...wrong } })).toMatchObject({ status: 400, body: { msg } })
  })

  test('a water sport is suspended with a reason and reopened', async () => {
    const { world } = session.backend
    const id = world.table(waterSportTable).all()[0]?.id ?? ''
    await session.call(waterSport.suspend, { body: { ids: id, reason: '雷雨' } })
    expect(world.table(waterSportTable).get(id)).toMatchObject({ status: 2, suspendReason: '雷雨' })
    await session.call(waterSport.changeStatus, { query: { ids: id, status: '1' } })
    expect(world.table(waterSportTable).get(id)).toMatchObject({ status: 1, suspendReason: '' })
  })
})

describe('an order', () => {
  test('uses each ticket once', async () => {
    const order = orderBy((row) => row.orderStatus === userOrderStatus.paid && row.quantity === 2)
    const [one, two] = getTickets(order.id)
    const verify = (ticketCode = '') => session.call(userOrder.verify, { query: { ticketCode } })
    await verify(one?.ticketCode)
    expect(orderBy((row) => row.id === order.id).orderStatus).toBe(userOrderStatus.partly)
    expect(await verify(one?.ticketCode)).toMatchObject({ status: 400, body: { msg: '仅未使用的票可核销' } })
    expect((await verify(two?.ticketCode)).body).toMatchObject({
      data: { ticketStatus: 1, visitorIdCard: expect.stringMatching(/^\d{6}\*{8}\d{3}[\dX]$/) as string },
    })
    expect(orderBy((row) => row.id === order.id)).toMatchObject({ orderStatus: userOrderStatus.done, verifyCount: 2 })
    const events = (await session.call(userOrder.timeline, { query: { orderId: order.id } })).body['data'] as { event: string }[]
    expect(events.map(({ event }) => event)).toEqual(['下单', '支付', '核销', '核销'])
  })

  test("refunds no more than was paid, with the order's tickets", async () => {
    const { id, payAmount } = orderBy((row) => row.orderStatus === userOrderStatus.paid)
    const apply = (refundAmount: string) => session.call(userOrder.refundApply, { body: { id, refundAmount, reason: '改期' } })
    expect(await apply(String(Number(payAmount) + 0.01))).toMatchObject({
      status: 400,
      body: { msg: 'refundAmount:退款金额不能大于实付金额' },
    })
    await apply('1')
    expect(getTickets(id).every((ticket) => ticket.ticketStatus === 3)).toBe(true)
    const decide = (body: object) => session.call(userOrder.refundAudit, { body: { id, ...body } })
    expect(await decide({ agree: 1 })).toMatchObject({ status: 400, body: { msg: 'reason:不能为空' } })
    await decide({ agree: 1, reason: '已过期限' })
    expect(orderBy((row) => row.id === id)).toMatchObject({ orderStatus: userOrderStatus.paid, refundAmount: '0.00' })
    await apply('1')
    expect(await decide({ agree: 2, refundAmount: String(Number(payAmount) + 1) })).toMatchObject({
      status: 400,
      body: { msg: 'refundAmount:退款金额不能大于实付金额' },
    })
    await decide({ agree: 2 })
    expect(orderBy((row) => row.id === id)).toMatchObject({ orderStatus: userOrderStatus.refunded, refundAmount: '1.00' })
    expect(getTickets(id).every((ticket) => ticket.ticketStatus === 4)).toBe(true)
    expect(await decide({ agree: 2 })).toMatchObject({ status: 400 })
  })

  test('is canceled only before payment', async () => {
    const { id } = orderBy((row) => row.orderStatus === userOrderStatus.paid)
    expect(await session.call(userOrder.cancel, { query: { id } })).toMatchObject({ status: 400, body: { msg: '仅待支付的订单可取消' } })
  })
})

describe('an invoice', () => {
  const draft = (more: object) => ({ invoiceType: 1, titleType: 2, titleName: '王静', invoiceAmount: '1', email: 'a@b.example', ...more })
  const invoiced = () => session.backend.world.table(invoiceApplyTable).all()

  test('covers no more than was paid and each order once', async () => {
    const used = new Set(invoiced().flatMap((row) => (row.orderNos ?? '').split(',')))
    const order = orderBy((row) => row.orderStatus === userOrderStatus.done && !used.has(row.orderNo ?? ''))
    const submit = (more: object) => session.call(invoiceApply.submit, { body: draft({ orderNos: order.orderNo, ...more }) })
    expect(await submit({ invoiceAmount: String(Number(order.payAmount) + 0.01) })).toMatchObject({
      status: 400,
      body: { msg: 'invoiceAmount:开票金额不能大于关联订单实付合计' },
    })
    expect(await submit({ titleType: 1 })).toMatchObject({ status: 400, body: { msg: 'taxNo:不能为空' } })
    expect(await submit({ titleType: 1, taxNo: '12345' })).toMatchObject({ status: 400, body: { msg: 'taxNo:格式不正确' } })
    expect(await submit({ invoiceAmount: order.payAmount })).toMatchObject({ status: 200 })
    expect(await submit({})).toMatchObject({ status: 400, body: { msg: 'orderNos:关联订单已申请开票' } })
    expect(await submit({ orderNos: 'X1' })).toMatchObject({ status: 400, body: { msg: 'orderNos:关联订单不存在' } })
  })

  test('is issued once, then only canceled by a credit note', async () => {
    const id = invoiced().find((row) => row.applyStatus === 0)?.id ?? ''
    const issue = () =>
      session.call(invoiceApply.invoice, {
        body: { id, invoiceNo: '12345678', invoiceUrl: 'https://files.example/1.pdf', invoiceTime: '2026-11-21 10:00:00' },
      })
    expect(await session.call(invoiceApply.red, { query: { id } })).toMatchObject({ status: 400, body: { msg: '仅已开票的可红冲' } })
    expect(await issue()).toMatchObject({ status: 200 })
    expect(await issue()).toMatchObject({ status: 400, body: { msg: '仅待开票的可开具' } })
    expect(await session.call(invoiceApply.reject, { body: { id, rejectReason: '晚了' } })).toMatchObject({ status: 400 })
    expect(await session.call(invoiceApply.remove, { query: { ids: id } })).toMatchObject({ status: 400 })
    expect(await session.call(invoiceApply.red, { query: { id } })).toMatchObject({ status: 200 })
  })

  test('has one default title per user', async () => {
    const { world } = session.backend
    const title = world.table(invoiceTitleTable).find((row) => row.defaultFlag === 1)
    await session.call(invoiceTitle.setDefault, { query: { id: title?.id ?? '' } })
    const defaults = world
      .table(invoiceTitleTable)
      .all()
      .filter((row) => row.userId === title?.userId && row.defaultFlag === 2)
    expect(defaults.map(({ id }) => id)).toEqual([title?.id])
  })
})

describe('guides and routes', () => {
  test('a guide works after the audit and is audited again after edits', async () => {
    const { world } = session.backend
    const { id = '', idCard = '', ...rest } = world.table(tourGuideTable).find((row) => row.auditStatus === 0) ?? {}
    expect(await session.call(tourGuide.changeStatus, { query: { ids: id, status: '1' } })).toMatchObject({ status: 400 })
    await session.call(tourGuide.audit, { body: { id, auditStatus: 1 } })
    expect(await session.call(tourGuide.audit, { body: { id, auditStatus: 2, auditRemark: '再看' } })).toMatchObject({
      status: 400,
      body: { msg: '当前记录已审核' },
    })
    const masked = ((await session.call(tourGuide.detail, { query: { id } })).body['data'] as { idCard: string }).idCard
    expect(masked).toBe(`${idCard.slice(0, 6)}********${idCard.slice(-4)}`)
    await session.call(tourGuide.submit, { body: { ...rest, id, idCard: masked, workYears: 9 } })
    expect(world.table(tourGuideTable).get(id)).toMatchObject({ idCard, auditStatus: 1, workYears: 9 })
    await session.call(tourGuide.submit, { body: { ...rest, id, idCard: masked, guideCertNo: 'D-3301-000001' } })
    expect(world.table(tourGuideTable).get(id)?.auditStatus).toBe(0)
  })

  test('a full route is published as full; only published routes go offline', async () => {
    const { world } = session.backend
    const draft = world.table(tourRouteTable).find((row) => row.status === 0)
    const id = draft?.id ?? ''
    expect(await session.call(tourRoute.offline, { query: { ids: id } })).toMatchObject({ status: 400 })
    if (draft) world.table(tourRouteTable).put({ ...draft, bookedCount: draft.quota ?? 0 })
    await session.call(tourRoute.publish, { query: { ids: id } })
    expect(world.table(tourRouteTable).get(id)?.status).toBe(2)
    expect(await session.call(tourRoute.submit, { body: { ...draft, id: '', lineJson: '[[200, 10]]' } })).toMatchObject({
      status: 400,
      body: { msg: 'lineJson:格式不正确' },
    })
  })
})
