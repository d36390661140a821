import type { Mock } from '../engine/mock'
import { otaPlatformMocks } from './ota-platform'
import { otaPlatformTicketMocks } from './ota-platform-ticket'
import { parkingLotMocks } from './parking-lot'
import { parkingLotOrderMocks } from './parking-lot-order'
import { parkingLotReserveMocks } from './parking-lot-reserve'
import { parkingLotWhitelistMocks } from './parking-lot-whitelist'
import { attractionsMocks, scenicSpotMocks } from './scenic-spot'
import { scenicSpotTicketMocks } from './scenic-spot-ticket'
import { shopDetailMocks, shopMocks } from './shop'
import { shopApplyMocks } from './shop-apply'
import { shopContractMocks } from './shop-contract'
import { shopPaymentMocks } from './shop-payment'
import { tourGuideMocks } from './tour-guide'
import { tourRouteMocks } from './tour-route'
import { userOrderMocks } from './user-order'
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
  ...shopMocks,
  ...shopDetailMocks,
  ...shopApplyMocks,
  ...shopContractMocks,
  ...shopPaymentMocks,
  ...userOrderMocks,
  ...otaPlatformMocks,
  ...otaPlatformTicketMocks,
]
