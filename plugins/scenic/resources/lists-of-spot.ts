import { relatedTo } from '@jwsk/kit'
import { attractions, navigationPoint, parkingLot, scenicSpotTicket, waterSport } from '@jwsk/sdk/biz'
import { facility } from '@jwsk/sdk/dp'
import { cameraInfo } from '@jwsk/sdk/iot'

/** What belongs to a scenic spot, besides what its own card tells. */
export const listsOfSpot = [
  relatedTo(scenicSpotTicket, 'scenicSpotId', '/biz/scenicSpotTicket'),
  relatedTo(attractions, 'scenicSpotId', '/biz/attractions'),
  relatedTo(waterSport, 'scenicSpotId', '/biz/waterSport'),
  relatedTo(parkingLot, 'scenicSpotId', '/biz/parkingLot'),
  relatedTo(facility, 'scenicSpotId', '/dp/facility'),
  relatedTo(cameraInfo, 'scenicSpotId', '/iot/cameraInfo'),
  relatedTo(navigationPoint, 'scenicSpotId', '/biz/navigationPoint'),
]
