import type { Mock } from '../engine/mock'
import { announcementMocks } from './announcement'
import { cameraConfigMocks } from './camera-config'
import { cameraInfoMocks } from './camera-info'
import { facilityMocks } from './facility'
import { feedbackExtMocks, feedbackMocks } from './feedback'
import { frequentlyAskedQuestionMocks } from './frequently-asked-question'
import { indexBannerMocks } from './index-banner'
import { invoiceApplyMocks, invoiceTitleMocks } from './invoice'
import { otaPlatformMocks } from './ota-platform'
import { otaPlatformTicketMocks } from './ota-platform-ticket'
import { parkingLotMocks } from './parking-lot'
import { parkingLotOrderMocks } from './parking-lot-order'
import { parkingLotReserveMocks } from './parking-lot-reserve'
import { parkingLotWhitelistMocks } from './parking-lot-whitelist'
import { consultPhoneMocks, navigationPointMocks } from './places'
import { addWordsMocks, productCategoryMocks, productMocks } from './product'
import { propertyModuleMocks } from './property-module'
import { propertyNoticeMocks } from './property-notice'
import { rentPlaceMocks } from './rent-place'
import { attractionsMocks, scenicSpotMocks } from './scenic-spot'
import { scenicSpotTicketMocks } from './scenic-spot-ticket'
import { shopDetailMocks, shopMocks } from './shop'
import { shopApplyMocks } from './shop-apply'
import { shopContractMocks } from './shop-contract'
import { shopPaymentMocks } from './shop-payment'
import { thirdClientMocks } from './third-client'
import { tourGuideMocks } from './tour-guide'
import { tourRouteMocks } from './tour-route'
import { userCarNumberMocks } from './user-car-number'
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
  ...rentPlaceMocks,
  ...invoiceApplyMocks,
  ...invoiceTitleMocks,
  ...announcementMocks,
  ...feedbackExtMocks,
  ...feedbackMocks,
  ...frequentlyAskedQuestionMocks,
  ...indexBannerMocks,
  ...consultPhoneMocks,
  ...navigationPointMocks,
  ...propertyModuleMocks,
  ...propertyNoticeMocks,
  ...userCarNumberMocks,
  ...thirdClientMocks,
  ...facilityMocks,
  ...cameraConfigMocks,
  ...cameraInfoMocks,
  ...addWordsMocks,
  ...productCategoryMocks,
  ...productMocks,
]
