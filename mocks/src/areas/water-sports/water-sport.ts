import { waterSport, waterSportTicket } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { ticketKind } from '../ota/ota-platform-ticket-table'
import { syncLocal } from '../ota/ota-sync'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { calendarMocks } from '../scenic/ticket-calendar'
import { checkPrices } from '../scenic/ticket-rules'
import { salesOf } from '../scenic/ticket-sales'
import { changeStatus, options } from '../shared/actions'
import { entity, nameIn, patchRow, rowsOf } from '../shared/entity'
import { checkSession, sportSessionMocks } from './sport-sessions'
import { waterSportTable } from './water-sport-table'
import { waterSportTicketTable } from './water-sport-ticket-table'

const suspended = 2

export const waterSportMocks = [
  ...entity(waterSport, waterSportTable, {
    view: (row, { world }) => ({
      ...row,
      spotName: nameIn(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
    }),
    order: bySort,
    owned: () => ({ suspendReason: '' }),
    check: ({ ageMin = 0, ageMax }) => {
      if (ageMax !== undefined && ageMax < ageMin) throw refuse('ageMax:最大年龄不能小于最小年龄')
    },
  }),
  ...sportSessionMocks,
  options(waterSport.select, waterSportTable, { fields: ['sportName', 'sportType'] }),
  changeStatus(waterSport.changeStatus, waterSportTable, {
    allowed: [0, 1, suspended],
    with: (_, status) => (status === suspended ? {} : { suspendReason: '' }),
  }),
  mock(waterSport.suspend, (call) => {
    const rows = rowsOf(call, waterSportTable, call.body.ids.split(','))
    if (rows.some((row) => row.status === suspended)) throw refuse('所选项目已停运')
    for (const row of rows) patchRow(call, waterSportTable, { id: row.id, status: suspended, suspendReason: call.body.reason })
  }),
]

export const waterSportTicketMocks = [
  ...entity(waterSportTicket, waterSportTicketTable, {
    view: (row, { world }) => ({
      ...row,
      sportName: nameIn(world, waterSportTable, { id: row.waterSportId, name: (sport) => sport.sportName }),
      salesCount: salesOf(world, row.id),
    }),
    order: bySort,
    amounts: ['marketPrice', 'salePrice', 'settlePrice', 'depositAmount'],
    owned: () => ({ salesCount: 0 }),
    check: (row, { world }) => {
      checkPrices(row)
      const [from = '', until = ''] = (row.sessionTime ?? '').split('-')
      if (row.sessionTime && until <= from) throw refuse('sessionTime:场次结束时间必须晚于开始时间')
      checkSession(world, row)
    },
  }),
  options(waterSportTicket.select, waterSportTicketTable, { fields: ['ticketName', 'salePrice'] }),
  changeStatus(waterSportTicket.changeStatus, waterSportTicketTable, {
    allowed: [0, 1],
    check: ({ waterSportId }, status, { world }) => {
      if (status === 1 && world.table(waterSportTable).get(waterSportId)?.status !== 1) throw refuse('所属项目未营业，不能上架')
    },
  }),
  ...calendarMocks(waterSportTicket, waterSportTicketTable),
  mock(waterSportTicket.syncOta, (call) => syncLocal(call, ticketKind.water, rowsOf(call, waterSportTicketTable))),
]
