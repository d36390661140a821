import { relatedTo } from '@jwsk/kit'
import { attractions, parkingLot, scenicSpotTicket, waterSport } from '@jwsk/sdk/biz'

/** What belongs to a scenic spot, besides what its own card tells. */
export const listsOfSpot = [
  relatedTo(scenicSpotTicket, 'scenicSpotId', '/biz/scenicSpotTicket'),
  relatedTo(attractions, 'scenicSpotId', '/biz/attractions'),
  relatedTo(waterSport, 'scenicSpotId', '/biz/waterSport'),
  relatedTo(parkingLot, 'scenicSpotId', '/biz/parkingLot'),
]
