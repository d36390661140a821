import { parkingLot, parkingLotOrder, parkingLotReserve, parkingLotWhitelist } from '@jwsk/sdk/biz'
import { readSheet as readWorkbook } from 'read-excel-file/universal'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'
import { demoAccounts } from '../../system/organisation/user-table'
import { computeParkingFee } from './parking-fee'
import { orderStatus, parkingLotOrderTable } from './parking-lot-order-table'
import { parkingLotReserveTable } from './parking-lot-reserve-table'
import { parkingLotTable } from './parking-lot-table'
import { parkingLotWhitelistTable } from './parking-lot-whitelist-table'

const plateNo = '浙A8K3P6'
let session: ApiSession

beforeEach(async () => {
  session = await createAdminSession()
})

const lot = () => {
  const [first] = session.backend.world.table(parkingLotTable).all()
  if (!first) throw new Error('no lot')
  return first
}
const findOrder = (plate: string) =>
  session.backend.world.table(parkingLotOrderTable).find((row) => row.plateNo === plate && row.orderStatus !== orderStatus.done)
const figures = async () =>
  (await session.call(parkingLot.statistics)).body['data'] as Record<string, number | string> & {
    lots: { lotName: string; leftSpace: number }[]
  }
const draft = (more: object = {}) => ({
  parkingLotId: lot().id,
  contactName: '陈晓雨',
  contactPhone: '13800000001',
  plateNo,
  reserveDate: '2026-11-22',
  startTime: '2026-11-22 09:00:00',
  endTime: '2026-11-22 18:00:00',
  ...more,
})

async function reserve() {
  await session.call(parkingLotReserve.submit, { body: draft() })
  const row = session.backend.world.table(parkingLotReserveTable).find((candidate) => candidate.plateNo === plateNo)
  if (!row) throw new Error('not stored')
  return row.id
}

describe('a visit from the reservation to the refund', () => {
  test('a parked car changes every number of the portal', async () => {
    const { world } = session.backend
    const id = await reserve()
    const before = await figures()
    expect(await session.call(parkingLotReserve.audit, { body: { id, auditStatus: 1 } })).toMatchObject({ status: 200 })
    expect(await session.call(parkingLotReserve.audit, { body: { id, auditStatus: 1 } })).toMatchObject({
      status: 400,
      body: { msg: '当前记录已审核' },
    })
    await session.call(parkingLotReserve.verify, { query: { id } })
    const entered = await figures()
    expect(entered['todayEnter']).toBe(Number(before['todayEnter']) + 1)
    expect(entered.lots[0]?.leftSpace).toBe(Number(before.lots[0]?.leftSpace) - 1)

    world.advance(2 * 3_600_000)
    await session.signIn(demoAccounts.admin)
    const order = findOrder(plateNo)
    await session.call(parkingLotOrder.close, { query: { id: order?.id ?? '' } })
    const due = world.table(parkingLotOrderTable).get(order?.id ?? '')
    expect(due).toMatchObject({ orderStatus: orderStatus.unpaid, totalAmount: '12.00', parkMinutes: 120 })
    expect(world.table(parkingLotReserveTable).get(id)?.reserveStatus).toBe(3)
    await session.call(parkingLotOrder.pay, { body: { id: order?.id, payWay: 3 } })
    const paid = await figures()
    expect(Number(paid['todayIncome'])).toBe(Number(before['todayIncome']) + 12)
    expect(paid.lots[0]?.leftSpace).toBe(before.lots[0]?.leftSpace)

    expect(
      await session.call(parkingLotOrder.refund, { query: { id: order?.id ?? '', amount: '6.00', reason: '半价活动' } }),
    ).toMatchObject({
      status: 200,
    })
    expect(world.table(parkingLotOrderTable).get(order?.id ?? '')).toMatchObject({ refundAmount: '6.00', payStatus: 4 })
    expect(await session.call(parkingLotOrder.refund, { query: { id: order?.id ?? '', amount: '6.01', reason: '再退' } })).toMatchObject({
      status: 400,
      body: { msg: 'amount:退款金额不能大于实付金额' },
    })
    await session.call(parkingLotOrder.refund, { query: { id: order?.id ?? '', amount: '6', reason: '全退' } })
    expect(world.table(parkingLotOrderTable).get(order?.id ?? '')?.payStatus).toBe(3)
    expect(Number((await figures())['todayIncome'])).toBe(Number(before['todayIncome']))
  })

  test('follows the order of the steps', async () => {
    const id = await reserve()
    expect(await session.call(parkingLotReserve.verify, { query: { id } })).toMatchObject({
      status: 400,
      body: { msg: '仅预约成功的可核验' },
    })
    expect(await session.call(parkingLotReserve.audit, { body: { id, auditStatus: 2 } })).toMatchObject({
      status: 400,
      body: { msg: 'auditRemark:不能为空' },
    })
    await session.call(parkingLotReserve.audit, { body: { id, auditStatus: 2, auditRemark: '车位已满' } })
    expect(await session.call(parkingLotReserve.cancel, { query: { id, reason: '不来了' } })).toMatchObject({ status: 400 })
    const done = session.backend.world.table(parkingLotOrderTable).find((row) => row.orderStatus === orderStatus.done)
    expect(await session.call(parkingLotOrder.close, { query: { id: done?.id ?? '' } })).toMatchObject({ status: 400 })
    expect(await session.call(parkingLotOrder.pay, { body: { id: done?.id, payWay: 1 } })).toMatchObject({ status: 400 })
  })

  test('expires a reservation whose time has passed', async () => {
    const id = await reserve()
    session.backend.world.advance(3 * 86_400_000)
    await session.signIn(demoAccounts.admin)
    const { body } = await session.call(parkingLotReserve.detail, { query: { id } })
    expect(body).toMatchObject({ data: { reserveStatus: 5 } })
  })
})

describe('drafts', () => {
  test.each([
    ['the end before the start', { endTime: '2026-11-22 08:00:00' }],
    ['a plate without a province', { plateNo: 'A8K3P6' }],
    ['a short phone number', { contactPhone: '1380000' }],
    ['a lot that does not exist', { parkingLotId: '1800000000000000001' }],
    ['another day than the start', { reserveDate: '2026-11-23' }],
  ])('reject %s', async (_, wrong) => {
    expect(await session.call(parkingLotReserve.submit, { body: draft(wrong) })).toMatchObject({ status: 400 })
  })

  test('cannot reserve overlapping times for one car', async () => {
    await reserve()
    expect(
      await session.call(parkingLotReserve.submit, { body: draft({ startTime: '2026-11-22 17:00:00', endTime: '2026-11-22 20:00:00' }) }),
    ).toMatchObject({ status: 400, body: { msg: 'startTime:该车牌在此时段已有预约' } })
  })

  test('cannot set states and numbers of the platform', async () => {
    await session.call(parkingLotReserve.submit, { body: draft({ reserveStatus: 3, reserveNo: 'X', auditUser: '我' }) })
    const row = session.backend.world.table(parkingLotReserveTable).find((candidate) => candidate.plateNo === plateNo)
    expect(row).toMatchObject({ reserveStatus: 0, auditUser: '' })
    expect(row?.reserveNo).toMatch(/^YY20261121\d{8}$/)
  })

  test('store two decimals, need unique codes, keep lots with orders', async () => {
    const { id, createUser: _, ...rest } = lot()
    await session.call(parkingLot.submit, { body: { ...rest, lotCode: 'NEW', hourPrice: '7.5' } })
    expect(session.backend.world.table(parkingLotTable).find((row) => row.lotCode === 'NEW')?.hourPrice).toBe('7.50')
    expect(await session.call(parkingLot.submit, { body: { ...rest, lotName: '另一个' } })).toMatchObject({
      status: 400,
      body: { msg: 'lotCode:停车场编号已存在' },
    })
    expect(await session.call(parkingLot.submit, { body: { ...rest, id, leftSpace: 9999 } })).toMatchObject({ status: 400 })
    expect(await session.call(parkingLot.remove, { query: { ids: id } })).toMatchObject({
      status: 400,
      body: { msg: '存在关联数据，无法删除' },
    })
  })
})

describe('the white list', () => {
  const upload = (text: string, isCovered = '0') =>
    session.call(parkingLotWhitelist.import, { body: { file: new Blob([text]), isCovered } })
  const heading = '停车场,车牌号,车主姓名,车主电话,名单类型,生效时间,失效时间'
  const good = () => `${lot().lotName},浙AD12345,王静,13900000001,员工,2026-01-01 00:00:00,2027-01-01 00:00:00`

  test('an import reports each bad row and stores the good ones', async () => {
    const { body } = await upload(
      [
        heading,
        good(),
        `${lot().lotName},浙B1,王静,,员工,2026-01-01 00:00:00,2027-01-01 00:00:00`,
        '"没有,这个",浙A12345,李强,,员工,2026-01-01 00:00:00,2027-01-01 00:00:00',
        good(),
      ].join('\r\n'),
    )
    expect(body['data']).toEqual({
      total: 4,
      successCount: 1,
      failCount: 3,
      failures: [
        { row: 3, field: 'plateNo', message: '车牌号格式不正确' },
        { row: 4, field: 'parkingLotId', message: '停车场取值不正确' },
        { row: 5, field: 'plateNo', message: '该车牌已在此停车场的白名单中' },
      ],
    })
  })

  test('an overwriting import updates the existing row', async () => {
    await upload([heading, good()].join('\n'))
    await upload([heading, good().replace('王静', '赵敏')].join('\n'), '1')
    const rows = session.backend.world
      .table(parkingLotWhitelistTable)
      .all()
      .filter((row) => row.plateNo === '浙AD12345')
    expect(rows.map((row) => row.ownerName)).toEqual(['赵敏'])
  })

  test('imports its own export and template, but no other files', async () => {
    const template = await (await session.send(parkingLotWhitelist.exportTemplate)).blob()
    expect((await readWorkbook(template))[0]).toContain('车牌号')
    const file = await (await session.send(parkingLotWhitelist.export, { query: { whiteType: '5' } })).blob()
    const lines = await readWorkbook(file)
    const lots = session.backend.world
      .table(parkingLotWhitelistTable)
      .all()
      .filter((row) => row.whiteType === 5)
    expect(lines.length).toBe(lots.length + 1)
    const { body } = await session.call(parkingLotWhitelist.import, { body: { file, isCovered: '1' } })
    expect(body).toMatchObject({ data: { total: lots.length, failCount: 0 } })
    expect(
      await session.call(parkingLotWhitelist.import, { body: { file: new Blob([new Uint8Array([0x89, 0x50, 0, 1])]) } }),
    ).toMatchObject({
      status: 400,
    })
    expect(await session.call(parkingLotWhitelist.import, { body: { file: new Blob(['名称\n甲']) } })).toMatchObject({
      status: 400,
      body: { msg: '导入文件与模板不符' },
    })
  })

  test('is renewed only to a later date, and makes its cars free', async () => {
    const { world } = session.backend
    const row = world.table(parkingLotWhitelistTable).find(({ status }) => status === 1)
    expect(await session.call(parkingLotWhitelist.renew, { query: { ids: row?.id ?? '', endTime: '2026-01-01 00:00:00' } })).toMatchObject({
      status: 400,
    })
    expect(await session.call(parkingLotWhitelist.renew, { query: { ids: row?.id ?? '', endTime: '2028-01-01 00:00:00' } })).toMatchObject({
      status: 200,
    })
    const parked = world.table(parkingLotOrderTable).find((order) => order.orderStatus === orderStatus.parked)
    if (!parked || !row) throw new Error('nobody is parked')
    world
      .table(parkingLotWhitelistTable)
      .put({ ...row, plateNo: parked.plateNo ?? '', parkingLotId: parked.parkingLotId, endTime: '2028-01-01 00:00:00' })
    world.advance(5 * 3_600_000)
    await session.signIn(demoAccounts.admin)
    await session.call(parkingLotOrder.close, { query: { id: parked.id } })
    const left = world.table(parkingLotOrderTable).get(parked.id)
    expect(left).toMatchObject({ orderStatus: orderStatus.done, payAmount: '0.00' })
    expect(left?.discountAmount).toBe(left?.totalAmount)
  })
})

describe('permissions', () => {
  test('the wallboard is public and shows no whole plates', async () => {
    session.token = ''
    const { status, body } = await session.call(parkingLot.statistics)
    expect(status).toBe(200)
    const { recent } = body['data'] as { recent: { plateNo: string }[] }
    expect(recent).toHaveLength(20)
    expect(recent.every((car) => /^.{3}\*\*\*.$/.test(car.plateNo))).toBe(true)
  })

  test('the hourly counts of the wallboard sum up to the totals of today', async () => {
    const { todayEnter, todayLeave, flow, updateTime } = (await figures()) as unknown as {
      readonly [key in 'todayEnter' | 'todayLeave']: number
    } & { readonly flow: readonly { hour: string; enter: number; leave: number }[]; readonly updateTime: string }
    expect(flow).toHaveLength(12)
    expect(flow.at(-1)?.hour).toBe(`${updateTime.slice(0, 13)}:00:00`)
    const ofToday = flow.filter(({ hour }) => hour.startsWith(updateTime.slice(0, 10)))
    expect(ofToday.reduce((sum, { enter }) => sum + enter, 0)).toBe(todayEnter)
    expect(ofToday.reduce((sum, { leave }) => sum + leave, 0)).toBe(todayLeave)
  })

  test('an auditor reads everything and writes nothing', async () => {
    await session.signIn(demoAccounts.auditor)
    expect(await session.call(parkingLotOrder.page)).toMatchObject({ status: 200 })
    expect(await session.call(parkingLotOrder.refund, { query: { id: '1', amount: '1', reason: '试' } })).toMatchObject({
      status: 401,
      body: { msg: '请求未授权' },
    })
  })
})

test('a stay costs its started hours after the free ones, capped per day', () => {
  const charges = { freeMinutes: 30, hourPrice: '6.00', dayMaxPrice: '60.00' }
  expect([0, 30, 31, 90, 91, 155, 24 * 60, 25 * 60 + 30].map((minutes) => computeParkingFee(charges, minutes))).toEqual([
    0, 0, 600, 600, 1200, 1800, 6000, 6600,
  ])
})
