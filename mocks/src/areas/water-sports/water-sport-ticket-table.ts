import type { WaterSportTicket } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { getTimeBefore } from '../shared/clock'
import { toParagraph } from '../shared/images'
import { roundPrice, yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { waterSportTable } from './water-sport-table'

export type WaterSportTicketRow = TenantRow<WaterSportTicket>

const prices = [6000, 8000, 5000, 9900, 4000, 4500, 12_800, 8800, 15_000, 3000, 19_900, 6800]
const sessions = ['09:00-10:30', '14:00-15:30']

export const waterSportTicketTable = defineSeededTable<WaterSportTicketRow>('waterSportTicket', (world) =>
  waterSportTable.seed(world).flatMap((sport, place) => {
    const price = prices[place] ?? 5000
    return sessions.map((sessionTime, order): WaterSportTicketRow => {
      const index = place * sessions.length + order
      return {
        ...platformColumns(world, 'waterSportTicket', index)(getTimeBefore(world, 520 - index * 5)),
        waterSportId: sport.id,
        ticketName: `${sport.sportName}${order === 0 ? '上午场' : '下午场'}`,
        ticketType: 1,
        sessionTime,
        marketPrice: yuan(roundPrice(price * 1.2, 500)),
        salePrice: yuan(price),
        stock: (sport.capacity ?? 10) * 6,
        validDays: 1,
        refundRule: order + 1,
        status: sport.status === 1 ? 1 : 0,
        personCount: sport.sportType === 3 ? 2 : 1,
        settlePrice: yuan(roundPrice(price * 0.8)),
        salesCount: 0,
        depositAmount: sport.sportType === 4 ? '200.00' : '0.00',
        content: toParagraph('请提前 15 分钟到码头签到，领取救生衣。'),
        sort: index + 1,
      }
    })
  }),
)
