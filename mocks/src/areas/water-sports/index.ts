import { defineArea, register } from '../../engine/area'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { waterSportMocks, waterSportTicketMocks } from './water-sport'
import { waterSportTable } from './water-sport-table'
import { waterSportTicketTable } from './water-sport-ticket-table'

export const waterSports = defineArea({
  entities: [
    register(waterSportTable, waterSportMocks, { scenicSpotId: scenicSpotTable }),
    register(waterSportTicketTable, waterSportTicketMocks, { waterSportId: waterSportTable }),
  ],
  dictionaries: [
    ['water_sport_type', '水上项目类型', '1=游船 2=快艇 3=皮划艇 4=摩托艇 5=漂流 6=桨板 9=其他'],
    ['water_sport_status', '水上项目状态', '0=停运 1=营业 2=检修停运'],
  ],
})
