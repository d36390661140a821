import type { Operation } from '@jwsk/sdk'
import { invoiceApply, propertyModule, rentPlace, shopApply, shopContract, shopDetail, shopPayment, thirdClient } from '@jwsk/sdk/biz'
import { facility } from '@jwsk/sdk/dp'
import { addWords, product } from '@jwsk/sdk/es'
import { cameraInfo } from '@jwsk/sdk/iot'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession, type Input } from '../../contract/api-session'

type Values = Readonly<Record<string, unknown>>
type Query = Readonly<Record<string, string>>

let session: ApiSession

beforeAll(async () => {
  session = await createAdminSession()
})

const fetchRecords = async (page: Operation, query: Query = {}) => {
  const { data } = (await session.call(page, { query: { size: '100', ...query } })).body as { data: { records: readonly Values[] } }
  if (data.records.length === 0) throw new Error(`${page.id} lists nothing for ${JSON.stringify(query)}`)
  return data.records
}
const fetchFirst = async (page: Operation, query?: Query) => (await fetchRecords(page, query))[0] ?? {}

/** Creates a copy of a record with other values; without its key it is a new record. */
const changed = async (page: Operation, values: Values, query?: Query): Promise<Input> => ({
  body: { ...(await fetchFirst(page, query)), ...values },
})
const keyed = async (page: Operation, query: Query, more: Query = {}): Promise<Input> => {
  const id = String((await fetchFirst(page, query)).id)
  return { query: { id, ids: id, ...more } }
}

interface Refusal {
  readonly what: string
  readonly call: Operation
  readonly input: () => Promise<Input>
  readonly msg: string
}

const dated = { terminateDate: '2099-01-01', reason: '搬迁' }
const payment = { payAmount: '1', payWay: 6, payTime: '2026-11-21 10:00:00' }

const refusals: readonly Refusal[] = [
  {
    what: 'a lease that ends before it starts',
    call: rentPlace.submit,
    input: () => changed(rentPlace.page, { rentStart: '2026-02-01', rentEnd: '2026-02-01' }, { status: '2' }),
    msg: 'rentEnd:到期日必须晚于起租日',
  },
  {
    what: 'a lease without a tenant',
    call: rentPlace.submit,
    input: () => changed(rentPlace.page, { tenantName2: '' }, { status: '2' }),
    msg: 'tenantName2:已租出时须填写承租方',
  },
  {
    what: 'a duplicate module code',
    call: propertyModule.submit,
    input: () => changed(propertyModule.page, { id: undefined }),
    msg: 'moduleCode:模块编码已存在',
  },
  {
    what: 'a second page of a shop',
    call: shopDetail.submit,
    input: () => changed(shopDetail.page, { id: undefined }),
    msg: 'shopId:该商铺已有详情',
  },
  {
    what: 'an edit of an approved application',
    call: shopApply.submit,
    input: () => changed(shopApply.page, {}, { auditStatus: '1' }),
    msg: '审核通过的申请不可修改',
  },
  {
    what: 'a termination outside the term',
    call: shopContract.terminate,
    input: () => changed(shopContract.page, dated, { contractStatus: '2' }),
    msg: 'terminateDate:终止日期须在租期内',
  },
  {
    what: 'a termination of an ended contract',
    call: shopContract.terminate,
    input: () => changed(shopContract.page, dated, { contractStatus: '3' }),
    msg: '仅生效中的合同可终止',
  },
  {
    what: 'a renewal of a terminated contract',
    call: shopContract.renew,
    input: () => changed(shopContract.page, { contractNo: 'HT-X' }, { contractStatus: '4' }),
    msg: '仅生效中或已到期的合同可续签',
  },
  {
    what: 'a renewal that starts too early',
    call: shopContract.renew,
    input: () => changed(shopContract.page, { contractNo: 'HT-X' }, { contractStatus: '2' }),
    msg: 'startDate:起租日必须晚于原合同到期日',
  },
  {
    what: 'a plan of an ended contract',
    call: shopPayment.generate,
    input: async () => ({ query: { contractId: String((await fetchFirst(shopContract.page, { contractStatus: '3' })).id) } }),
    msg: '仅待生效或生效中的合同可生成缴费计划',
  },
  {
    what: 'a bill whose period ends before it starts',
    call: shopPayment.submit,
    input: () => changed(shopPayment.page, { periodStart: '2026-02-02', periodEnd: '2026-02-01' }, { payStatus: '0' }),
    msg: 'periodEnd:账期止不能早于账期起',
  },
  {
    what: 'an edit of a paid bill',
    call: shopPayment.submit,
    input: () => changed(shopPayment.page, {}, { payStatus: '1' }),
    msg: '已缴费的记录不可修改',
  },
  {
    what: 'the removal of a paid bill',
    call: shopPayment.remove,
    input: () => keyed(shopPayment.page, { payStatus: '1' }),
    msg: '已缴费的记录不可删除',
  },
  {
    what: 'a second payment',
    call: shopPayment.pay,
    input: () => changed(shopPayment.page, payment, { payStatus: '1' }),
    msg: '仅未缴清的可缴费',
  },
  {
    what: 'a waiver of a paid bill',
    call: shopPayment.waive,
    input: () => changed(shopPayment.page, { reason: '优惠' }, { payStatus: '1' }),
    msg: '仅未缴清的可减免',
  },
  {
    what: 'a reminder of a paid bill',
    call: shopPayment.remind,
    input: () => keyed(shopPayment.page, { payStatus: '1' }),
    msg: '仅待缴、部分缴与逾期的可催缴',
  },
  {
    what: 'an edit of an issued invoice',
    call: invoiceApply.submit,
    input: () => changed(invoiceApply.page, {}, { applyStatus: '1' }),
    msg: '已开票的申请不可修改',
  },
  {
    what: 'the removal of an issued invoice',
    call: invoiceApply.remove,
    input: () => keyed(invoiceApply.page, { applyStatus: '1' }),
    msg: '已开票的申请不可删除，请先红冲',
  },
  {
    what: 'the PDF of an application without an invoice',
    call: invoiceApply.file,
    input: () => keyed(invoiceApply.page, { applyStatus: '0' }),
    msg: '仅已开票的有电子发票',
  },
  {
    what: 'a duplicate invoice number',
    call: invoiceApply.invoice,
    input: async () => {
      const { invoiceNo, invoiceCode, invoiceTime, invoiceUrl } = await fetchFirst(invoiceApply.page, { applyStatus: '1' })
      return {
        body: { id: (await fetchFirst(invoiceApply.page, { applyStatus: '0' })).id, invoiceNo, invoiceCode, invoiceTime, invoiceUrl },
      }
    },
    msg: 'invoiceNo:发票号码已存在',
  },
  {
    what: 'a duplicate camera code',
    call: cameraInfo.submit,
    input: () => changed(cameraInfo.page, { id: undefined }),
    msg: 'cameraCode:摄像头编号已存在',
  },
  {
    what: 'a stream of a disabled camera',
    call: cameraInfo.previewUrl,
    input: () => keyed(cameraInfo.page, { status: '0' }),
    msg: '摄像头已停用',
  },
  {
    what: 'a recording that ends before it starts',
    call: cameraInfo.playbackUrl,
    input: () => keyed(cameraInfo.page, {}, { start: '2026-11-20 10:00:00', end: '2026-11-20 09:00:00' }),
    msg: 'end:结束时间必须晚于开始时间',
  },
  {
    what: 'more than a day of recording',
    call: cameraInfo.playbackUrl,
    input: () => keyed(cameraInfo.page, {}, { start: '2026-11-18 10:00:00', end: '2026-11-19 10:00:01' }),
    msg: 'end:回放时长不能超过24小时',
  },
  {
    what: 'a deleted recording',
    call: cameraInfo.playbackUrl,
    input: () => keyed(cameraInfo.page, {}, { start: '2026-09-18 10:00:00', end: '2026-09-18 11:00:00' }),
    msg: '该时段无录像',
  },
  {
    what: 'a new client that has already expired',
    call: thirdClient.submit,
    input: () => changed(thirdClient.page, { expireTime: '2026-01-01 00:00:00' }),
    msg: 'expireTime:到期时间必须晚于当前时间',
  },
  {
    what: 'a duplicate facility code',
    call: facility.submit,
    input: () => changed(facility.page, { id: undefined }),
    msg: 'facilityCode:设施编号已存在',
  },
  {
    what: 'a warranty that ends before the purchase',
    call: facility.submit,
    input: () => changed(facility.page, { buyDate: '2026-02-02', warrantyDate: '2026-02-01' }),
    msg: 'warrantyDate:质保到期日不能早于购置日期',
  },
  {
    what: 'a duplicate product number',
    call: product.submit,
    input: () => changed(product.page, { id: undefined }),
    msg: 'productSn:货号已存在',
  },
  {
    what: 'an original price below the price',
    call: product.submit,
    input: () => changed(product.page, { price: '10.00', originalPrice: '9.99' }),
    msg: 'originalPrice:原价不能低于售价',
  },
  { what: 'a duplicate word', call: addWords.submit, input: () => changed(addWords.page, { id: undefined }), msg: 'word:该词已存在' },
]

describe('the platform rejects', () => {
  test.each(refusals)('$what', async ({ call, input, msg }) => {
    expect(await session.call(call, await input())).toMatchObject({ status: 400, body: { msg } })
  })
})

test('a place that is vacant again has no tenant', async () => {
  const { id } = await fetchFirst(rentPlace.page, { status: '2' })
  await session.call(rentPlace.changeStatus, { query: { ids: String(id), status: '1' } })
  const { body } = await session.call(rentPlace.detail, { query: { id: String(id) } })
  expect(body.data).toMatchObject({ status: 1, tenantName2: '', rentStart: '', rentEnd: '' })
})

test('the secret of a new client is returned once', async () => {
  const { body } = await session.call(thirdClient.submit, { body: { clientName: '码头闸机', companyName: '湖畔科技有限公司', status: 1 } })
  const { id, appSecret } = body.data as { readonly id: string; readonly appSecret: string }
  expect(appSecret).toMatch(/^[0-9a-f]{48}$/)
  const later = [
    await session.send(thirdClient.page, { query: { size: '100' } }),
    await session.send(thirdClient.detail, { query: { id } }),
    await session.send(thirdClient.submit, { body: { id, clientName: '码头闸机一号', companyName: '湖畔科技有限公司', status: 1 } }),
  ]
  const texts = await Promise.all(later.map((answer) => answer.text()))
  expect(texts[0]).toContain('码头闸机')
  expect(texts.filter((text) => text.includes(appSecret) || text.includes('appSecret'))).toEqual([])
})
