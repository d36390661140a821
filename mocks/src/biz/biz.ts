import type { Mock } from '../engine/mock'
import { parkingLotMocks } from './parking-lot'
import { parkingLotOrderMocks } from './parking-lot-order'
import { parkingLotReserveMocks } from './parking-lot-reserve'
import { parkingLotWhitelistMocks } from './parking-lot-whitelist'
import { otaPlatformMocks } from './ota-platform'
import { otaPlatformTicketMocks } from './ota-platform-ticket'
import { scenicSpotTicketMocks } from './scenic-spot-ticket'
import { tourGuideMocks } from './tour-guide'
import { tourRouteMocks } from './tour-route'
import { userOrderMocks } from './user-order'
import { attractionsMocks, scenicSpotMocks } from './scenic-spot'
import { waterSportMocks, waterSportTicketMocks } from './water-sport'

/** The business areas: services biz, dp, es and iot. */
export const bizMocks: readonly Mock[] = [
  ...parkingLotMocks,
  ...parkingLotOrderMocks,
  ...parkingLotReserveMocks,
  ...parkingLotWhitelistMocks,
  ...scenicSpotMocks,
  ...attractionsMocks,
  ...scenicSpotTicketMocks,
  ...waterSportMocks,
  ...waterSportTicketMocks,
  ...tourGuideMocks,
  ...tourRouteMocks,
  ...userOrderMocks,
  ...otaPlatformMocks,
  ...otaPlatformTicketMocks,
]
