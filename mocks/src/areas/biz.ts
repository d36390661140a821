import type { Mock } from '../engine/mock'
import { cameraConfigMocks } from './camera/camera-config'
import { cameraInfoMocks } from './camera/camera-info'
import { announcementMocks } from './content/announcement'
import { feedbackExtMocks, feedbackMocks } from './content/feedback'
import { frequentlyAskedQuestionMocks } from './content/frequently-asked-question'
import { indexBannerMocks } from './content/index-banner'
import { consultPhoneMocks, navigationPointMocks } from './content/places'
import { facilityMocks } from './facility/facility'
import { invoiceApplyMocks, invoiceTitleMocks } from './invoice/invoice'
import { userCarNumberMocks } from './member/user-car-number'
import { userOrderMocks } from './member/user-order'
import { otaPlatformMocks } from './ota/ota-platform'
import { otaPlatformTicketMocks } from './ota/ota-platform-ticket'
import { parkingLotMocks } from './parking/parking-lot'
import { parkingLotOrderMocks } from './parking/parking-lot-order'
import { parkingLotReserveMocks } from './parking/parking-lot-reserve'
import { parkingLotWhitelistMocks } from './parking/parking-lot-whitelist'
import { thirdClientMocks } from './partner/third-client'
import { addWordsMocks, productCategoryMocks, productMocks } from './product/product'
import { propertyModuleMocks } from './property/property-module'
import { propertyNoticeMocks } from './property/property-notice'
import { rentPlaceMocks } from './rent/rent-place'
import { attractionsMocks, scenicSpotMocks } from './scenic/scenic-spot'
import { scenicSpotTicketMocks } from './scenic/scenic-spot-ticket'
import { shopDetailMocks, shopMocks } from './shop/shop'
import { shopApplyMocks } from './shop/shop-apply'
import { shopContractMocks } from './shop/shop-contract'
import { shopPaymentMocks } from './shop/shop-payment'
import { tourGuideMocks } from './tour/tour-guide'
import { tourRouteMocks } from './tour/tour-route'
import { waterSportMocks, waterSportTicketMocks } from './water-sports/water-sport'

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
