import { defineArea, polymorphicReference, register } from '../../engine/area'
import { scenicSpotTicketTable } from '../scenic/scenic-spot-ticket-table'
import { waterSportTicketTable } from '../water-sports/water-sport-ticket-table'
import { otaPlatformMocks } from './ota-platform'
import { otaPlatformTable } from './ota-platform-table'
import { otaPlatformTicketMocks } from './ota-platform-ticket'
import { otaPlatformTicketTable, ticketKind } from './ota-platform-ticket-table'

export const ota = defineArea({
  entities: [
    register(otaPlatformTable, otaPlatformMocks),
    register(otaPlatformTicketTable, otaPlatformTicketMocks, {
      otaPlatformId: otaPlatformTable,
      ticketId: polymorphicReference('ticketKind', {
        [ticketKind.scenic]: scenicSpotTicketTable,
        [ticketKind.water]: waterSportTicketTable,
      }),
    }),
  ],
  dictionaries: [
    ['ticket_kind', '票类', '1=景区 2=水上'],
    ['ota_ticket_status', 'OTA门票状态', '0=未上架 1=已上架 2=已下架'],
    ['ota_platform', 'OTA平台', 'ctrip=携程 meituan=美团 tongcheng=同程 fliggy=飞猪 douyin=抖音'],
    ['settle_cycle', '结算周期', '1=日 2=周 3=月'],
    ['sync_status', '同步状态', '0=未同步 1=成功 2=失败'],
  ],
})
