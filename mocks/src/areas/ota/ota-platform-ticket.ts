import { otaPlatformTicket } from '@jwsk/sdk/dp'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { changeStatus } from '../shared/actions'
import { entity, nameIn, rowOf, rowsOf } from '../shared/entity'
import { toCents, yuan } from '../shared/money'
import { otaPlatformTable } from './ota-platform-table'
import { otaPlatformTicketTable, ticketKind } from './ota-platform-ticket-table'
import { localTicket, pushTicket, syncResult } from './ota-sync'

const checkPrices = (salePrice: string | number, settlePrice: string | number) => {
  if (toCents(settlePrice) > toCents(salePrice)) throw refuse('settlePrice:结算价不能大于平台售价')
}

export const otaPlatformTicketMocks = [
  ...entity(otaPlatformTicket, otaPlatformTicketTable, {
    view: (row, call) => ({
      ...row,
      platformName: nameIn(call.world, otaPlatformTable, { id: row.otaPlatformId, name: (platform) => platform.platformName }),
      ticketName: localTicket(call, row)?.ticketName ?? '',
    }),
    unique: { fields: ['otaPlatformId', 'otaProductId'], message: '平台商品编号已存在' },
    amounts: ['salePrice', 'settlePrice'],
    owned: () => ({ syncStatus: 0, status: 0, salesCount: 0, verifyCount: 0 }),
    // what was changed here is not what the platform sells
    complete: (row, _, before) => (before && toCents(before.salePrice) !== toCents(row.salePrice) ? { ...row, syncStatus: 0 } : row),
    check: ({ salePrice, settlePrice, saleStart, saleEnd, ticketKind: kind }) => {
      if (kind !== ticketKind.scenic && kind !== ticketKind.water) throw refuse('ticketKind:取值不正确')
      checkPrices(salePrice, settlePrice)
      if (saleStart && saleEnd && saleEnd <= saleStart) throw refuse('saleEnd:停售时间必须晚于开售时间')
    },
  }),
  changeStatus(otaPlatformTicket.changeStatus, otaPlatformTicketTable, {
    allowed: [1, 2],
    check: ({ syncStatus }, status) => {
      if (status === 1 && syncStatus !== 1) throw refuse('须先同步成功才能上架')
    },
  }),
  mock(otaPlatformTicket.sync, (call) => syncResult(rowsOf(call, otaPlatformTicketTable).map((row) => pushTicket(call, row)))),
  mock(otaPlatformTicket.stock, (call) => {
    const { stock = -1, salesCount = 0 } = rowOf(call, otaPlatformTicketTable)
    return { stock, salesCount, updateTime: call.world.stamp() }
  }),
  mock(otaPlatformTicket.updatePrice, (call) => {
    const row = rowOf(call, otaPlatformTicketTable)
    const { salePrice, settlePrice } = call.body
    checkPrices(salePrice, settlePrice)
    const priced = call.world
      .table(otaPlatformTicketTable)
      .put({ ...row, salePrice: yuan(toCents(salePrice)), settlePrice: yuan(toCents(settlePrice)) })
    pushTicket(call, priced)
  }),
]
