import { shop, shopApply, shopContract, shopPayment } from '@jwsk/sdk/biz'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'
import { demoAccounts } from '../../system/organisation/user-table'
import { createPaymentPlan } from './payment-plan'
import { shopApplyTable } from './shop-apply-table'
import { contractStatus, type ShopContractRow, shopContractTable } from './shop-contract-table'
import { paymentStatus, shopPaymentTable } from './shop-payment-table'
import { shopStatus, shopTable } from './shop-table'

let session: ApiSession

beforeEach(async () => {
  session = await createAdminSession()
})

const vacantShop = () => session.backend.world.table(shopTable).find((row) => row.status === shopStatus.vacant)?.id ?? ''
const contractBy = (matches: (row: ShopContractRow) => boolean) => {
  const row = session.backend.world.table(shopContractTable).find(matches)
  if (!row) throw new Error('no such contract')
  return row
}
const later = async (days: number) => {
  session.backend.world.advance(days * 86_400_000)
  await session.signIn(demoAccounts.admin)
}

const application = (shopId: string) => ({
  shopId,
  applicantType: 2,
  applicantName: '青禾餐饮有限公司',
  contactName: '李强',
  contactPhone: '13900000002',
  creditCode: '91330106MA28000007',
  licenseImage: '/__mock/media/paper-1.svg',
  businessScope: '餐饮服务',
})

const terms = (shopId: string) => ({
  contractNo: 'HT-TEST',
  contractName: '测试合同',
  shopId,
  partyA: '云栖湖文旅集团有限公司',
  partyB: '青禾餐饮有限公司',
  signDate: '2026-11-21',
  startDate: '2026-11-21',
  endDate: '2027-11-20',
  monthRent: '10000',
  totalAmount: '120000',
  payCycle: 2,
  payDay: 25,
})

describe('a merchant from the application to the reminder', () => {
  test('completes all steps', async () => {
    const { world } = session.backend
    const shopId = vacantShop()
    await session.call(shopApply.submit, { body: application(shopId) })
    const apply = () => world.table(shopApplyTable).all().at(-1)
    const id = apply()?.id ?? ''
    await session.call(shopApply.audit, { body: { id, auditStatus: 2, auditRemark: '资料不全' } })
    expect(apply()).toMatchObject({ auditStatus: 2, auditRemark: '资料不全' })
    // a second application updates the first
    await session.call(shopApply.submit, { body: { ...application(shopId), id, applyReason: '已补齐' } })
    expect(apply()?.auditStatus).toBe(0)
    await session.call(shopApply.audit, { body: { id, auditStatus: 1 } })
    expect(await session.call(shopApply.audit, { body: { id, auditStatus: 1 } })).toMatchObject({
      status: 400,
      body: { msg: '当前记录已审核' },
    })

    await session.call(shopContract.submit, { body: { ...terms(shopId), applyId: id } })
    const contract = () => contractBy((row) => row.contractNo === 'HT-TEST')
    expect(contract()).toMatchObject({ contractStatus: contractStatus.draft, monthRent: '10000.00' })
    expect(await session.call(shopContract.audit, { body: { id: contract().id, auditStatus: 1 } })).toMatchObject({
      status: 400,
      body: { msg: '合同未提交审核' },
    })
    await session.call(shopContract.submitAudit, { query: { ids: contract().id } })
    await session.call(shopContract.audit, { body: { id: contract().id, auditStatus: 1 } })
    expect(contract().contractStatus).toBe(contractStatus.active)
    expect(apply()?.auditStatus).toBe(4)
    expect(world.table(shopTable).get(shopId)).toMatchObject({ status: shopStatus.let, merchantName: '青禾餐饮有限公司' })

    expect((await session.call(shopPayment.generate, { query: { contractId: contract().id } })).body).toMatchObject({ data: { count: 4 } })
    expect((await session.call(shopPayment.generate, { query: { contractId: contract().id } })).body).toMatchObject({ data: { count: 0 } })
    const plan = () =>
      world
        .table(shopPaymentTable)
        .all()
        .filter((row) => row.contractId === contract().id)
    expect(plan().map((row) => row.receivableAmount)).toEqual(['30000.00', '30000.00', '30000.00', '30000.00'])
    const first = plan()[0]?.id ?? ''
    const pay = (payAmount: string) =>
      session.call(shopPayment.pay, { body: { id: first, payAmount, payWay: 6, payTime: '2026-11-21 10:00:00' } })
    expect(await pay('30000.01')).toMatchObject({ status: 400, body: { msg: 'payAmount:缴费金额不能大于未缴金额' } })
    await pay('10000')
    expect(plan()[0]).toMatchObject({ payStatus: paymentStatus.partly, paidAmount: '10000.00' })
    await pay('20000')
    expect(plan()[0]).toMatchObject({ payStatus: paymentStatus.paid, paidAmount: '30000.00' })
    expect(await pay('0.01')).toMatchObject({ status: 400 })

    await later(100)
    const { body } = await session.call(shopPayment.page, {
      query: { contractId: contract().id, payStatus: String(paymentStatus.overdue) },
    })
    expect(body).toMatchObject({ data: { total: 1 } })
    const overdue = plan().find((row) => row.payStatus === paymentStatus.overdue)?.id ?? ''
    await session.call(shopPayment.remind, { query: { ids: overdue } })
    expect(world.table(shopPaymentTable).get(overdue)?.remindCount).toBe(1)
    expect(await session.call(shopPayment.remind, { query: { ids: first } })).toMatchObject({ status: 400 })
    expect((await session.call(shopPayment.summary, { query: { contractId: contract().id } })).body).toMatchObject({
      data: { receivableAmount: '120000.00', paidAmount: '30000.00', overdueAmount: '30000.00', overdueCount: 1 },
    })
  })

  test('requires a license from a company', async () => {
    const { licenseImage: _, ...incomplete } = application(vacantShop())
    expect(await session.call(shopApply.submit, { body: incomplete })).toMatchObject({
      status: 400,
      body: { msg: 'licenseImage:不能为空' },
    })
  })
})

describe('a contract', () => {
  test('in force is neither edited nor removed', async () => {
    const { id, shopId } = contractBy((row) => row.contractStatus === contractStatus.active)
    expect(await session.call(shopContract.submit, { body: { ...terms(shopId), id } })).toMatchObject({
      status: 400,
      body: { msg: '合同生效后不可修改，只能终止或续签' },
    })
    expect(await session.call(shopContract.remove, { query: { ids: id } })).toMatchObject({
      status: 400,
      body: { msg: '存在关联数据，无法删除' },
    })
  })

  test('never overlaps another of the same shop and ends after its start', async () => {
    const { shopId, startDate } = contractBy((row) => row.contractStatus === contractStatus.active)
    expect(await session.call(shopContract.submit, { body: { ...terms(shopId), startDate } })).toMatchObject({ status: 400 })
    expect(await session.call(shopContract.submit, { body: { ...terms(vacantShop()), endDate: '2026-11-20' } })).toMatchObject({
      status: 400,
      body: { msg: 'endDate:到期日必须晚于起租日' },
    })
  })

  test('terminated frees the shop and voids later payments', async () => {
    const { world } = session.backend
    const row = contractBy(
      ({ contractStatus: status, payCycle, startDate }) => status === contractStatus.active && payCycle === 1 && startDate > '2026-06-01',
    )
    await session.call(shopContract.terminate, { body: { id: row.id, reason: '协商', terminateDate: '2026-11-21' } })
    expect(world.table(shopContractTable).get(row.id)).toMatchObject({ contractStatus: contractStatus.terminated, terminateReason: '协商' })
    expect(world.table(shopTable).get(row.shopId)).toMatchObject({ status: shopStatus.vacant, merchantName: '' })
    const after = world
      .table(shopPaymentTable)
      .all()
      .filter((payment) => payment.contractId === row.id && payment.periodStart > '2026-11-21')
    expect(after.length).toBeGreaterThan(0)
    expect(new Set(after.map((payment) => payment.payStatus))).toEqual(new Set([paymentStatus.waived]))
    expect(await session.call(shopContract.terminate, { body: { id: row.id, reason: '再来', terminateDate: '2026-11-21' } })).toMatchObject(
      {
        status: 400,
      },
    )
  })

  test('renewed replaces the old one on its first day', async () => {
    const { world } = session.backend
    const old = contractBy(
      (row) =>
        row.contractStatus === contractStatus.active &&
        !world.table(shopContractTable).find((other) => other.shopId === row.shopId && other.startDate > row.endDate),
    )
    const renewal = {
      id: old.id,
      contractNo: 'HT-NEXT',
      signDate: '2026-11-21',
      startDate: '2028-01-01',
      endDate: '2028-12-31',
      monthRent: '9000',
      totalAmount: '108000',
    }
    expect(await session.call(shopContract.renew, { body: { ...renewal, startDate: old.endDate } })).toMatchObject({ status: 400 })
    await session.call(shopContract.renew, { body: renewal })
    const next = () => contractBy((row) => row.contractNo === 'HT-NEXT')
    expect(next()).toMatchObject({ contractStatus: contractStatus.draft, shopId: old.shopId, monthRent: '9000.00' })
    await session.call(shopContract.submitAudit, { query: { ids: next().id } })
    await session.call(shopContract.audit, { body: { id: next().id, auditStatus: 1 } })
    expect(next().contractStatus).toBe(contractStatus.signed)
    await later(420)
    const { body } = await session.call(shopContract.detail, { query: { id: next().id } })
    expect(body).toMatchObject({ data: { contractStatus: contractStatus.active, payments: [] } })
    expect(body['data']).not.toHaveProperty('renews')
    expect(world.table(shopContractTable).get(old.id)?.contractStatus).toBe(contractStatus.renewed)
  })
})

test('a shop with contracts cannot be removed and has a unique code', async () => {
  const [one, other] = session.backend.world.table(shopTable).all()
  expect(await session.call(shop.remove, { query: { ids: one?.id ?? '' } })).toMatchObject({
    status: 400,
    body: { msg: '存在关联数据，无法删除' },
  })
  expect(await session.call(shop.submit, { body: { ...one, shopCode: other?.shopCode } })).toMatchObject({
    status: 400,
    body: { msg: 'shopCode:商铺编号已存在' },
  })
})

test('a plan covers the term without gaps and prorates the last period', () => {
  const plan = createPaymentPlan({ startDate: '2026-01-31', endDate: '2026-06-15', payCycle: 2, payDay: 31, monthRent: '3000.00' })
  expect(plan).toEqual([
    { periodStart: '2026-01-31', periodEnd: '2026-04-29', dueDate: '2026-01-31', receivableAmount: '9000.00' },
    { periodStart: '2026-04-30', periodEnd: '2026-06-15', dueDate: '2026-04-30', receivableAmount: '4700.00' },
  ])
})

test('open bills come first by due date, settled ones follow, latest first', async () => {
  const { body } = await session.call(shopPayment.page, { query: { size: '500' } })
  const { records } = body.data as { readonly records: readonly { readonly payStatus: number; readonly dueDate: string }[] }
  const isSettled = ({ payStatus }: { readonly payStatus: number }) =>
    payStatus === paymentStatus.paid || payStatus === paymentStatus.waived
  const days = (settled: boolean) => records.filter((row) => isSettled(row) === settled).map(({ dueDate }) => dueDate)
  expect(records[0]?.payStatus).toBe(paymentStatus.overdue)
  expect(records.map(isSettled)).toEqual([...days(false).map(() => false), ...days(true).map(() => true)])
  expect(days(false)).toEqual(days(false).toSorted())
  expect(days(true)).toEqual(days(true).toSorted().toReversed())
})
