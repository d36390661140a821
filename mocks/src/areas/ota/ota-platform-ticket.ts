import { otaPlatformTicket } from '@jwsk/sdk/dp'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createStatusMock } from '../shared/actions'
import { createEntityMocks, lookUpName, requireRow, requireRows } from '../shared/entity-mocks'
import { toCents, yuan } from '../shared/money'
import { otaPlatformTable } from './ota-platform-table'
import { otaPlatformTicketTable, ticketKind } from './ota-platform-ticket-table'
import { findLocalTicket, pushTicket, toSyncResult } from './ota-sync'

const checkPrices = (salePrice: string | number, settlePrice: string | number) => {
  if (toCents(settlePrice) > toCents(salePrice)) throw businessError('settlePrice:结算价不能大于平台售价')
}

export const otaPlatformTicketMocks = [
  ...createEntityMocks(otaPlatformTicket, otaPlatformTicketTable, {
    view: (row, call) => ({
      ...row,
      platformName: lookUpName(call.world, otaPlatformTable, { id: row.otaPlatformId, name: (platform) => platform.platformName }),
      ticketName: findLocalTicket(call, row)?.ticketName ?? '',
    }),
    unique: { fields: ['otaPlatformId', 'otaProductId'], message: '平台商品编号已存在' },
    amounts: ['salePrice', 'settlePrice'],
    owned: () => ({ syncStatus: 0, status: 0, salesCount: 0, verifyCount: 0 }),
    // after a local change the platform still sells the old version
    beforeSave: (row, _, before) => (before && toCents(before.salePrice) !== toCents(row.salePrice) ? { ...row, syncStatus: 0 } : row),
    check: ({ salePrice, settlePrice, saleStart, saleEnd, ticketKind: kind }) => {
      if (kind !== ticketKind.scenic && kind !== ticketKind.water) throw businessError('ticketKind:取值不正确')
      checkPrices(salePrice, settlePrice)
      if (saleStart && saleEnd && saleEnd <= saleStart) throw businessError('saleEnd:停售时间必须晚于开售时间')
    },
  }),
  createStatusMock(otaPlatformTicket.changeStatus, otaPlatformTicketTable, {
    allowed: [1, 2],
    check: ({ syncStatus }, status) => {
      if (status === 1 && syncStatus !== 1) throw businessError('须先同步成功才能上架')
    },
  }),
  mock(otaPlatformTicket.sync, (call) => toSyncResult(requireRows(call, otaPlatformTicketTable).map((row) => pushTicket(call, row)))),
  mock(otaPlatformTicket.stock, (call) => {
    const { stock = -1, salesCount = 0 } = requireRow(call, otaPlatformTicketTable)
    return { stock, salesCount, updateTime: call.world.formatNow() }
  }),
  mock(otaPlatformTicket.updatePrice, (call) => {
    const row = requireRow(call, otaPlatformTicketTable)
    const { salePrice, settlePrice } = call.body
    checkPrices(salePrice, settlePrice)
    const priced = call.world
      .table(otaPlatformTicketTable)
      .put({ ...row, salePrice: yuan(toCents(salePrice)), settlePrice: yuan(toCents(settlePrice)) })
    pushTicket(call, priced)
  }),
]
