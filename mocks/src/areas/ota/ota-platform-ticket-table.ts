import type { OtaPlatformTicket } from '@jwsk/sdk/dp'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { scenicSpotTicketTable } from '../scenic/scenic-spot-ticket-table'
import { getDateBefore, getTimeBefore } from '../shared/clock'
import { roundPrice, toCents, yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { waterSportTicketTable } from '../water-sports/water-sport-ticket-table'
import { otaPlatformTable } from './ota-platform-table'

/** `syncStatus` 0 never, 1 done, 2 failed; `status` 0 not yet on sale, 1 on sale, 2 off sale. */
export type OtaPlatformTicketRow = TenantRow<OtaPlatformTicket> & { readonly syncStatus: number; readonly status: number }

export const ticketKind = { scenic: 1, water: 2 } as const

export const otaPlatformTicketTable = defineSeededTable<OtaPlatformTicketRow>('otaPlatformTicket', (world) => {
  const platforms = otaPlatformTable.seed(world).filter((platform) => platform.status === 1)
  const scenic = scenicSpotTicketTable
    .seed(world)
    .filter((ticket) => ticket.settlePrice)
    .slice(0, 24)
  const local = [
    ...scenic.map((ticket) => ({ ticket, ticketKind: ticketKind.scenic })),
    ...waterSportTicketTable
      .seed(world)
      .slice(0, 12)
      .map((ticket) => ({ ticket, ticketKind: ticketKind.water })),
  ]
  return platforms
    .flatMap((platform, at) => local.filter((_, order) => order % 4 <= 2 - (at % 2)).map((entry) => ({ platform, ...entry })))
    .map(({ platform, ticket, ticketKind: kind }, index): OtaPlatformTicketRow => {
      const syncStatus = [1, 1, 1, 1, 0, 1, 2][index % 7] ?? 1
      const synced = getTimeBefore(world, index % 20)
      // failed tickets cost more than at the gate
      const salePrice = syncStatus === 2 ? toCents(ticket.marketPrice) + 1000 : roundPrice(toCents(ticket.salePrice) * 0.95)
      return {
        ...platformColumns(world, 'otaPlatformTicket', index)(getTimeBefore(world, 200 - index)),
        otaPlatformId: platform.id,
        ticketKind: kind,
        ticketId: ticket.id,
        otaProductId: `${(platform.platformCode ?? '').slice(0, 2).toUpperCase()}${String(6_000_100 + index)}`,
        otaProductName: `【${platform.platformName}专享】${ticket.ticketName}`,
        salePrice: yuan(salePrice),
        settlePrice: yuan(Math.min(salePrice, toCents(ticket.settlePrice))),
        syncStatus,
        status: syncStatus === 1 ? 1 + (index % 11 === 5 ? 1 : 0) : 0,
        stock: 100 + (index % 9) * 20,
        salesCount: syncStatus === 1 ? (index * 37) % 400 : 0,
        verifyCount: syncStatus === 1 ? Math.floor(((index * 37) % 400) * 0.8) : 0,
        saleStart: `${getDateBefore(world, 180)} 00:00:00`,
        saleEnd: `${getDateBefore(world, -180)} 23:59:59`,
        ...(syncStatus === 1 && { syncTime: synced, syncMessage: '同步成功' }),
        ...(syncStatus === 2 && { syncTime: synced, syncMessage: '平台售价高于门市价' }),
      }
    })
})
