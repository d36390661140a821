import { defineArea, ownedBy, register } from '../../engine/area'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { facilityMocks } from './facility'
import { facilityRepairTable, facilityTable } from './facility-table'

export const facility = defineArea({
  entities: [
    register(facilityTable, facilityMocks, { scenicSpotId: scenicSpotTable }),
    register(facilityRepairTable, [], { facilityId: ownedBy(facilityTable) }),
  ],
  dictionaries: [
    ['facility_type', '设施类型', '1=厕所 2=座椅 3=指示牌 4=消防 5=充电桩 6=闸机 7=照明 9=其他'],
    ['facility_status', '设施状态', '1=正常 2=故障 3=维修中 4=报废'],
  ],
})
