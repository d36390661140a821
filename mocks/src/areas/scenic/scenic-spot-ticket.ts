import { scenicSpotTicket } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { ticketKind } from '../ota/ota-platform-ticket-table'
import { syncLocal } from '../ota/ota-sync'
import { createOptionsMock, createStatusMock } from '../shared/actions'
import { createEntityMocks, lookUpName, lookUpNames, requireRows } from '../shared/entity-mocks'
import { scenicSpotTable } from './scenic-spot-table'
import { type ScenicSpotTicketRow, scenicSpotTicketTable } from './scenic-spot-ticket-table'
import { createCalendarMocks } from './ticket-calendar'
import { checkPrices } from './ticket-rules'
import { countSold } from './ticket-sales'

function check(row: ScenicSpotTicketRow) {
  checkPrices(row)
  if (row.comboFlag === 2 && !row.comboSpotIds) throw businessError('comboSpotIds:联票须选择联票景区')
  if (row.validType === 2 && !row.validDays) throw businessError('validDays:不能为空')
  if (row.saleStart && row.saleEnd && row.saleEnd <= row.saleStart) throw businessError('saleEnd:停售时间必须晚于开售时间')
}

export const scenicSpotTicketMocks = [
  ...createEntityMocks(scenicSpotTicket, scenicSpotTicketTable, {
    view: (row, { world }) => ({
      ...row,
      spotName: lookUpName(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
      comboSpotNames: lookUpNames(world, scenicSpotTable, { ids: row.comboSpotIds, name: (spot) => spot.spotName }),
      salesCount: countSold(world, row.id),
    }),
    order: compareBySort,
    amounts: ['marketPrice', 'salePrice', 'settlePrice'],
    owned: () => ({ salesCount: 0 }),
    check,
  }),
  createOptionsMock(scenicSpotTicket.select, scenicSpotTicketTable, { fields: ['ticketName', 'salePrice'] }),
  createStatusMock(scenicSpotTicket.changeStatus, scenicSpotTicketTable, { allowed: [0, 1] }),
  ...createCalendarMocks(scenicSpotTicket, scenicSpotTicketTable),
  mock(scenicSpotTicket.syncOta, (call) => syncLocal(call, ticketKind.scenic, requireRows(call, scenicSpotTicketTable))),
]
