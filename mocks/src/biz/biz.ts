import type { Mock } from '../engine/mock'
import { parkingLotMocks } from './parking-lot'
import { parkingLotOrderMocks } from './parking-lot-order'
import { parkingLotReserveMocks } from './parking-lot-reserve'
import { parkingLotWhitelistMocks } from './parking-lot-whitelist'

/** The business areas: services biz, dp, es and iot. */
export const bizMocks: readonly Mock[] = [
  ...parkingLotMocks,
  ...parkingLotOrderMocks,
  ...parkingLotReserveMocks,
  ...parkingLotWhitelistMocks,
]
