import { getChild, toMembers } from '@jwsk/codegen/generate'
import { getOwn } from '@jwsk/sdk'
import { areas } from '../areas'
import { orderTicketTable } from '../areas/member/order-ticket-table'
import type { ApiSession, Input } from './api-session'
import type { InputOverrides } from './call-with-example'
import { loadOperations } from './spec'

type Values = Readonly<Record<string, unknown>>

const specs = loadOperations()
const references = areas.flatMap((area) => area.references)

function getExample(operation: string): Values {
  const body = specs.get(operation)?.body
  return toMembers(getChild(body, 'application/json')?.node.example)
}

/** Creates the contract's example with references to existing rows. */
export const resolveReferences =
  (entity: string, values: Values = {}) =>
  ({ backend }: ApiSession): Input => {
    const example = { ...getExample(`${entity}.submit`), ...values }
    const ids = references.flatMap(({ from, field, to, appliesTo }) => {
      const fits = from.name === entity && getOwn(example, field) !== undefined && (!appliesTo || appliesTo(example))
      return fits && !(field in values) ? [[field, backend.world.table(to).all()[0]?.id]] : []
    })
    return { body: { ...example, ...Object.fromEntries(ids) } }
  }

const tables = new Map(areas.flatMap((area) => area.tables).map((key) => [key.name, key]))

const getTableKey = (table: string) => {
  const key = tables.get(table)
  if (!key) throw new Error(`${table} is no table of the business areas`)
  return key
}

const findRowId = ({ backend }: ApiSession, table: string, matches: Values): string => {
  const row = backend.world
    .table(getTableKey(table))
    .all()
    .findLast((candidate) => Object.entries(matches).every(([name, value]) => Reflect.get(candidate, name) === value))
  if (!row) throw new Error(`${table} holds no row with ${JSON.stringify(matches)}`)
  return row.id
}

/** Adds a copy of the first row that no other row refers to. */
export const copyUnreferencedRow =
  (table: string, values: Values = {}) =>
  ({ backend }: ApiSession): Input => {
    const rows = backend.world.table(getTableKey(table))
    const copy = { ...rows.all()[0], ...values, id: backend.world.nextId() }
    rows.put(copy)
    return { query: { ids: copy.id } }
  }

const query =
  (table: string, matches: Values, more: Readonly<Record<string, string>> = {}) =>
  (session: ApiSession): Input => ({ query: { id: findRowId(session, table, matches), ids: findRowId(session, table, matches), ...more } })
const body =
  (operation: string, table: string, matches: Values) =>
  (session: ApiSession): Input => ({ body: { ...getExample(operation), id: findRowId(session, table, matches) } })

const submits = (...entities: readonly string[]) =>
  Object.fromEntries(entities.map((entity) => [`${entity}.submit`, resolveReferences(entity)]))
const removes = (...entities: readonly string[]) =>
  Object.fromEntries(entities.map((entity) => [`${entity}.remove`, copyUnreferencedRow(entity)]))

/** Creates the input of a sort call with an existing row. */
export const createSortInput =
  (table: string) =>
  (session: ApiSession): Input => ({ body: [{ id: findRowId(session, table, {}), sort: 1 }] })
const createDayInput =
  (table: string) =>
  (session: ApiSession): Input => ({
    query: { id: findRowId(session, table, {}) },
    body: [{ date: '2026-12-24', stock: 100, price: '66.00' }],
  })
const createSellInput =
  (table: string) =>
  (session: ApiSession): Input => ({
    query: { ids: findRowId(session, table, { status: 1 }), otaPlatformId: findRowId(session, 'otaPlatform', { status: 1 }) },
  })
const findTicketCode = ({ backend }: ApiSession) =>
  backend.world.table(orderTicketTable).find((ticket) => ticket.ticketStatus === 0)?.ticketCode ?? ''

/** Creates an upload with one heading that every import accepts and one row that fails validation. */
export const createImportInput = (text: string) => (): Input => ({ body: { file: new Blob([text]), isCovered: '0' } })

/** Inputs of business operations that need a row in a certain state. */
export const businessOverrides: InputOverrides = {
  'parkingLot.submit': resolveReferences('parkingLot'),
  'parkingLot.import': createImportInput('停车场名称\n测试停车场'),
  'parkingLot.remove': copyUnreferencedRow('parkingLot'),
  'parkingLotOrder.refund': query('parkingLotOrder', { orderStatus: 2, payStatus: 1, payWay: 1 }, { amount: '0.01', reason: '重复扣费' }),
  'parkingLotOrder.close': query('parkingLotOrder', { orderStatus: 0 }),
  'parkingLotOrder.markAbnormal': query('parkingLotOrder', { orderStatus: 0 }),
  'parkingLotOrder.pay': body('parkingLotOrder.pay', 'parkingLotOrder', { orderStatus: 1 }),
  'parkingLotReserve.submit': resolveReferences('parkingLotReserve'),
  'parkingLotReserve.audit': body('parkingLotReserve.audit', 'parkingLotReserve', { reserveStatus: 0 }),
  'parkingLotReserve.cancel': query('parkingLotReserve', { reserveStatus: 1 }),
  'parkingLotReserve.verify': query('parkingLotReserve', { reserveStatus: 1 }),
  'parkingLotWhitelist.submit': resolveReferences('parkingLotWhitelist'),
  'parkingLotWhitelist.import': createImportInput('车牌号\n浙A12345'),
  'parkingLotWhitelist.renew': query('parkingLotWhitelist', { status: 1 }, { endTime: '2099-12-31 23:59:59' }),
  'parkingLotWhitelist.changeStatus': query('parkingLotWhitelist', { status: 1 }, { status: '0' }),
  ...submits('scenicSpot', 'attractions', 'scenicSpotTicket', 'waterSport', 'tourRoute', 'otaPlatformTicket'),
  'waterSportTicket.submit': (session) => ({
    // works without a session: the tickets on sale belong to the sport
    body: { ...getExample('waterSportTicket.submit'), waterSportId: findRowId(session, 'waterSport', {}), sessionTime: '' },
  }),
  'tourRoute.saveWay': (session) => ({
    body: { ...getExample('tourRoute.saveWay'), id: findRowId(session, 'tourRoute', {}), spotIds: findRowId(session, 'scenicSpot', {}) },
  }),
  'scenicSpot.sort': createSortInput('scenicSpot'),
  'tourGuide.submit': resolveReferences('tourGuide', { idCard: '330199198801011234', guideCertNo: 'D-3301-999999' }),
  ...removes('tourRoute', 'scenicSpot', 'scenicSpotTicket', 'waterSport', 'waterSportTicket', 'tourGuide', 'otaPlatform'),
  'otaPlatform.submit': () => ({ body: { ...getExample('otaPlatform.submit'), platformCode: 'other' } }),
  'scenicSpotTicket.setStock': createDayInput('scenicSpotTicket'),
  'scenicSpotTicket.priceCalendar': query('scenicSpotTicket', {}, { month: '2026-12' }),
  'scenicSpotTicket.syncOta': createSellInput('scenicSpotTicket'),
  'waterSport.suspend': (session) => ({ body: { ids: findRowId(session, 'waterSport', { status: 1 }), reason: '大风' } }),
  'waterSportTicket.setStock': createDayInput('waterSportTicket'),
  'waterSportTicket.priceCalendar': query('waterSportTicket', {}, { month: '2026-12' }),
  'waterSportTicket.syncOta': createSellInput('waterSportTicket'),
  'tourGuide.audit': body('tourGuide.audit', 'tourGuide', { auditStatus: 0 }),
  'tourGuide.changeStatus': query('tourGuide', { auditStatus: 1 }, { status: '2' }),
  'tourRoute.publish': query('tourRoute', { status: 0 }),
  'tourRoute.offline': query('tourRoute', { status: 1 }),
  'otaPlatformTicket.changeStatus': query('otaPlatformTicket', { syncStatus: 1 }, { status: '2' }),
  'otaPlatformTicket.updatePrice': body('otaPlatformTicket.updatePrice', 'otaPlatformTicket', {}),
  'userOrder.ticketList': (session) => ({ query: { orderId: findRowId(session, 'userOrder', { orderStatus: 3 }) } }),
  'userOrder.timeline': (session) => ({ query: { orderId: findRowId(session, 'userOrder', { orderStatus: 3 }) } }),
  'userOrder.detail': query('userOrder', { orderStatus: 3 }),
  'userOrder.verify': (session) => ({ query: { ticketCode: findTicketCode(session) } }),
  'userOrder.cancel': query('userOrder', { orderStatus: 0 }),
  'userOrder.refundApply': (session) => ({
    body: { id: findRowId(session, 'userOrder', { orderStatus: 1 }), refundAmount: '1.00', reason: '行程取消' },
  }),
  'userOrder.refundAudit': (session) => ({ body: { id: findRowId(session, 'userOrder', { orderStatus: 5 }), agree: 2, reason: '同意' } }),
  ...submits('shop', 'shopPayment'),
  ...removes('shop', 'shopApply'),
  'shop.import': createImportInput('商铺名称\n测试商铺'),
  'shopApply.submit': resolveReferences('shopApply', { licenseImage: '/__mock/media/paper-1.svg' }),
  'shopApply.audit': body('shopApply.audit', 'shopApply', { auditStatus: 0 }),
  'shopContract.submit': resolveReferences('shopContract', { contractNo: 'HT-TEST-1', startDate: '2099-01-01', endDate: '2099-12-31' }),
  'shopContract.remove': copyUnreferencedRow('shopContract', { contractStatus: 0 }),
  'shopContract.submitAudit': query('shopContract', { contractStatus: 0 }),
  'shopContract.audit': (session) => {
    const copy = copyUnreferencedRow('shopContract', { contractStatus: 0, auditStatus: 0 })(session)
    return { body: { id: copy.query?.['ids'], auditStatus: 2, auditRemark: '租金有误' } }
  },
  'shopContract.terminate': (session) => ({
    body: { id: findRowId(session, 'shopContract', { contractStatus: 2 }), reason: '协商终止', terminateDate: '2026-11-21' },
  }),
  'shopContract.renew': (session) => ({
    body: {
      ...getExample('shopContract.renew'),
      contractNo: 'HT-TEST-2',
      id: findRowId(session, 'shopContract', { contractStatus: 2 }),
      startDate: '2099-01-01',
      endDate: '2099-12-31',
    },
  }),
  'shopPayment.remove': copyUnreferencedRow('shopPayment', { paidAmount: '0.00' }),
  'shopPayment.pay': (session) => ({
    body: { id: findRowId(session, 'shopPayment', { payStatus: 3 }), payAmount: '1.00', payWay: 6, payTime: '2026-11-21 10:00:00' },
  }),
  'shopPayment.remind': query('shopPayment', { payStatus: 3 }),
  'shopPayment.waive': body('shopPayment.waive', 'shopPayment', { payStatus: 3 }),
  'shopPayment.generate': (session) => ({ query: { contractId: findRowId(session, 'shopContract', { contractStatus: 1 }) } }),
  'shopPayment.import': createImportInput('账期起\n2026-01-01'),
  'shopDetail.submit': (session) => ({ body: { ...getExample('shopDetail.submit'), shopId: findRowId(session, 'shop', { status: 0 }) } }),
  'shopDetail.detail': (session) => ({ query: { id: findRowId(session, 'shopDetail', {}) } }),
  ...submits(
    'invoiceTitle',
    'feedback',
    'feedbackExt',
    'consultPhone',
    'navigationPoint',
    'userCarNumber',
    'cameraInfo',
    'product',
    'facility',
  ),
  ...removes('cameraConfig'),
  'rentPlace.submit': resolveReferences('rentPlace'),
  'rentPayment.list': query('rentPlace', { status: 2 }),
  'rentPayment.pay': body('rentPayment.pay', 'rentPlace', { status: 2 }),
  'invoiceApply.submit': resolveReferences('invoiceApply', { orderNos: '' }),
  'invoiceApply.remove': copyUnreferencedRow('invoiceApply', { applyStatus: 0 }),
  'invoiceApply.invoice': body('invoiceApply.invoice', 'invoiceApply', { applyStatus: 0 }),
  'invoiceApply.reject': body('invoiceApply.reject', 'invoiceApply', { applyStatus: 0 }),
  'invoiceApply.red': query('invoiceApply', { applyStatus: 1 }),
  'invoiceApply.file': query('invoiceApply', { applyStatus: 1 }),
  'invoiceApply.sendMail': query('invoiceApply', { applyStatus: 1 }),
  'feedback.reply': body('feedback.reply', 'feedback', { feedbackStatus: 1 }),
  'feedback.close': query('feedback', { feedbackStatus: 1 }),
  'feedbackExt.list': (session) => ({ query: { feedbackId: findRowId(session, 'feedback', { feedbackStatus: 3 }) } }),
  'userCarNumber.unbind': query('userCarNumber', { status: 1 }),
  'facility.repair': (session) => ({
    body: { ...getExample('facility.repair'), facilityId: findRowId(session, 'facility', { facilityStatus: 2 }) },
  }),
  'facility.repairList': (session) => ({ query: { facilityId: findRowId(session, 'facility', { facilityStatus: 3 }) } }),
  'facility.import': createImportInput('设施名称\n测试设施'),
  'cameraInfo.previewUrl': query('cameraInfo', { onlineStatus: 1, status: 1 }, { protocol: '3' }),
  'cameraInfo.playbackUrl': query('cameraInfo', { onlineStatus: 1 }, { start: '2026-11-20 08:00:00', end: '2026-11-20 09:00:00' }),
  'cameraInfo.ptz': query('cameraInfo', { onlineStatus: 1, status: 1, ptzFlag: 2 }, { command: 'up' }),
  'cameraInfo.snapshot': query('cameraInfo', { onlineStatus: 1, status: 1 }),
  'cameraInfo.import': createImportInput('名称\n测试摄像头'),
  'product.search': () => ({ query: { keyword: '龙井 礼盒' } }),
  'product.import': createImportInput('商品名称\n测试商品'),
  'announcement.publish': query('announcement', { status: 0 }),
  'feedbackExt.submit': (session) => ({
    body: { ...getExample('feedbackExt.submit'), feedbackId: findRowId(session, 'feedback', { feedbackStatus: 1 }) },
  }),
  'frequentlyAskedQuestion.sort': createSortInput('frequentlyAskedQuestion'),
  'indexBanner.sort': createSortInput('indexBanner'),
  'propertyModule.sort': createSortInput('propertyModule'),
  'propertyModule.submit': resolveReferences('propertyModule', { moduleCode: 'test' }),
  'propertyNotice.submit': resolveReferences('propertyNotice', { scope: 3, targetIds: '古村老街' }),
  'propertyNotice.revoke': query('propertyNotice', { status: 1 }),
  'propertyNotice.send': query('propertyNotice', { status: 1 }),
  'cameraConfig.sync': query('cameraConfig', { status: 1 }),
}
