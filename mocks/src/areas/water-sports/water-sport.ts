import { waterSport, waterSportTicket } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { ticketKind } from '../ota/ota-platform-ticket-table'
import { syncLocal } from '../ota/ota-sync'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { createCalendarMocks } from '../scenic/ticket-calendar'
import { checkPrices } from '../scenic/ticket-rules'
import { countSold } from '../scenic/ticket-sales'
import { createOptionsMock, createStatusMock } from '../shared/actions'
import { createEntityMocks, lookUpName, patchRow, requireRows } from '../shared/entity-mocks'
import { checkSession, sportSessionMocks } from './sport-sessions'
import { waterSportTable } from './water-sport-table'
import { waterSportTicketTable } from './water-sport-ticket-table'

const suspended = 2

export const waterSportMocks = [
  ...createEntityMocks(waterSport, waterSportTable, {
    view: (row, { world }) => ({
      ...row,
      spotName: lookUpName(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
    }),
    order: compareBySort,
    owned: () => ({ suspendReason: '' }),
    check: ({ ageMin = 0, ageMax }) => {
      if (ageMax !== undefined && ageMax < ageMin) throw businessError('ageMax:最大年龄不能小于最小年龄')
    },
  }),
  ...sportSessionMocks,
  createOptionsMock(waterSport.select, waterSportTable, { fields: ['sportName', 'sportType'] }),
  createStatusMock(waterSport.changeStatus, waterSportTable, {
    allowed: [0, 1, suspended],
    with: (_, status) => (status === suspended ? {} : { suspendReason: '' }),
  }),
  mock(waterSport.suspend, (call) => {
    const rows = requireRows(call, waterSportTable, call.body.ids.split(','))
    if (rows.some((row) => row.status === suspended)) throw businessError('所选项目已停运')
    for (const row of rows) patchRow(call, waterSportTable, { id: row.id, status: suspended, suspendReason: call.body.reason })
  }),
]

export const waterSportTicketMocks = [
  ...createEntityMocks(waterSportTicket, waterSportTicketTable, {
    view: (row, { world }) => ({
      ...row,
      sportName: lookUpName(world, waterSportTable, { id: row.waterSportId, name: (sport) => sport.sportName }),
      salesCount: countSold(world, row.id),
    }),
    order: compareBySort,
    amounts: ['marketPrice', 'salePrice', 'settlePrice', 'depositAmount'],
    owned: () => ({ salesCount: 0 }),
    check: (row, { world }) => {
      checkPrices(row)
      const [from = '', until = ''] = (row.sessionTime ?? '').split('-')
      if (row.sessionTime && until <= from) throw businessError('sessionTime:场次结束时间必须晚于开始时间')
      checkSession(world, row)
    },
  }),
  createOptionsMock(waterSportTicket.select, waterSportTicketTable, { fields: ['ticketName', 'salePrice'] }),
  createStatusMock(waterSportTicket.changeStatus, waterSportTicketTable, {
    allowed: [0, 1],
    check: ({ waterSportId }, status, { world }) => {
      if (status === 1 && world.table(waterSportTable).get(waterSportId)?.status !== 1) throw businessError('所属项目未营业，不能上架')
    },
  }),
  ...createCalendarMocks(waterSportTicket, waterSportTicketTable),
  mock(waterSportTicket.syncOta, (call) => syncLocal(call, ticketKind.water, requireRows(call, waterSportTicketTable))),
]
