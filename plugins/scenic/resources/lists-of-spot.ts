import { relatedTo } from '@jwsk/kit'
import { attractions, navigationPoint, parkingLot, scenicSpotTicket, waterSport } from '@jwsk/sdk/biz'
import { facility } from '@jwsk/sdk/dp'
import { cameraInfo } from '@jwsk/sdk/iot'

/** Related lists of a scenic spot, in addition to the fields of its record. */
export const listsOfSpot = [
  relatedTo(scenicSpotTicket, 'scenicSpotId', '/biz/scenicSpotTicket'),
  relatedTo(attractions, 'scenicSpotId', '/biz/attractions'),
  relatedTo(waterSport, 'scenicSpotId', '/biz/waterSport'),
  relatedTo(parkingLot, 'scenicSpotId', '/biz/parkingLot'),
  relatedTo(facility, 'scenicSpotId', '/dp/facility'),
  relatedTo(cameraInfo, 'scenicSpotId', '/iot/cameraInfo'),
  relatedTo(navigationPoint, 'scenicSpotId', '/biz/navigationPoint'),
]
