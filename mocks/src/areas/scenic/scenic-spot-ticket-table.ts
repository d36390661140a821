import type { ScenicSpotTicket } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { getDateBefore, getTimeBefore } from '../shared/clock'
import { getImageUrl, toParagraph } from '../shared/images'
import { roundPrice, toCents, yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { type ScenicSpotRow, scenicSpotTable } from './scenic-spot-table'

export type ScenicSpotTicketRow = TenantRow<ScenicSpotTicket>

// name, kind, share of the full price
const kinds: readonly (readonly [name: string, ticketType: number, share: number])[] = [
  ['成人票', 1, 1],
  ['儿童票', 2, 0.5],
  ['学生票', 4, 0.6],
]

const rules = {
  saleStart: '2025-01-01 00:00:00',
  validType: 1,
  realNameFlag: 2,
  refundRule: 1,
  verifyWay: 1,
  dayLimit: 2000,
  buyLimit: 5,
  comboFlag: 1,
}

export const scenicSpotTicketTable = defineSeededTable<ScenicSpotTicketRow>('scenicSpotTicket', (world) => {
  const spots = scenicSpotTable.seed(world)
  const single = spots.flatMap((spot) =>
    kinds.map(([name, ticketType, share]) => ({
      spot,
      name: `${spot.spotName}${name}`,
      ticketType,
      price: roundPrice(toCents(spot.minPrice) * share),
      more: {},
    })),
  )
  return [...single, ...createComboTickets(spots)].map(({ spot, name, ticketType, price, more }, index) => ({
    ...platformColumns(world, 'scenicSpotTicket', index)(getTimeBefore(world, 640 - index * 5)),
    scenicSpotId: spot.id,
    ticketName: name,
    ticketType,
    marketPrice: yuan(roundPrice(price * 1.25, 500)),
    salePrice: yuan(price),
    // a sync rejects this ticket until a user sets its price
    settlePrice: index === 4 ? '' : yuan(roundPrice(price * 0.85)),
    stock: index % 9 === 8 ? -1 : 800 + index * 25,
    salesCount: 0,
    ...rules,
    saleEnd: `${getDateBefore(world, -365)} 23:59:59`,
    refundRemark: '使用日前一天 18:00 前可全额退款。',
    coverImage: getImageUrl('lake', index + 3),
    content: toParagraph('请凭二维码或身份证从检票口入园，当日一次有效。'),
    sort: index + 1,
    status: spot.status,
    ...more,
  }))
})

/** Creates tickets that are valid for several spots. */
function createComboTickets(spots: readonly ScenicSpotRow[]) {
  const groups = [
    ['湖山两日联票', [0, 2]],
    ['古村峡谷联票', [1, 3]],
    ['全景年卡', [0, 1, 2, 3, 4, 8]],
  ] as const
  return groups.flatMap(([name, members]) => {
    const places = members.flatMap((at) => spots[at] ?? [])
    const [spot] = places
    const price = roundPrice(places.reduce((total, place) => total + toCents(place.minPrice), 0) * 0.8, 1000)
    const annual = members.length > 2
    const more = {
      comboFlag: 2,
      comboSpotIds: places.map(({ id }) => id).join(','),
      validType: 2,
      validDays: annual ? 365 : 2,
      refundRule: annual ? 3 : 2,
    }
    return spot ? [{ spot, name, ticketType: 5, price, more }] : []
  })
}
