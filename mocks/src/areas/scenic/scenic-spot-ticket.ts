import { scenicSpotTicket } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { ticketKind } from '../ota/ota-platform-ticket-table'
import { syncLocal } from '../ota/ota-sync'
import { changeStatus, options } from '../shared/actions'
import { entity, nameIn, namesIn, rowsOf } from '../shared/entity'
import { scenicSpotTable } from './scenic-spot-table'
import { type ScenicSpotTicketRow, scenicSpotTicketTable } from './scenic-spot-ticket-table'
import { calendarMocks } from './ticket-calendar'
import { checkPrices } from './ticket-rules'
import { salesOf } from './ticket-sales'

function check(row: ScenicSpotTicketRow) {
  checkPrices(row)
  if (row.comboFlag === 2 && !row.comboSpotIds) throw refuse('comboSpotIds:联票须选择联票景区')
  if (row.validType === 2 && !row.validDays) throw refuse('validDays:不能为空')
  if (row.saleStart && row.saleEnd && row.saleEnd <= row.saleStart) throw refuse('saleEnd:停售时间必须晚于开售时间')
}

export const scenicSpotTicketMocks = [
  ...entity(scenicSpotTicket, scenicSpotTicketTable, {
    view: (row, { world }) => ({
      ...row,
      spotName: nameIn(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
      comboSpotNames: namesIn(world, scenicSpotTable, { ids: row.comboSpotIds, name: (spot) => spot.spotName }),
      salesCount: salesOf(world, row.id),
    }),
    order: bySort,
    amounts: ['marketPrice', 'salePrice', 'settlePrice'],
    owned: () => ({ salesCount: 0 }),
    check,
  }),
  options(scenicSpotTicket.select, scenicSpotTicketTable, { fields: ['ticketName', 'salePrice'] }),
  changeStatus(scenicSpotTicket.changeStatus, scenicSpotTicketTable, { allowed: [0, 1] }),
  ...calendarMocks(scenicSpotTicket, scenicSpotTicketTable),
  mock(scenicSpotTicket.syncOta, (call) => syncLocal(call, ticketKind.scenic, rowsOf(call, scenicSpotTicketTable))),
]
