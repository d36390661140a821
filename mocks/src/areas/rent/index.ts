import { defineArea, ownedBy, register } from '../../engine/area'
import { rentPaymentMocks, rentPaymentTable } from './rent-payment'
import { rentPlaceMocks } from './rent-place'
import { rentPlaceTable } from './rent-place-table'

export const rent = defineArea({
  entities: [register(rentPlaceTable, rentPlaceMocks), register(rentPaymentTable, rentPaymentMocks, { placeId: ownedBy(rentPlaceTable) })],
  dictionaries: [
    ['place_type', '场地类型', '1=会议室 2=广场 3=仓库 4=摊位 5=房屋 9=其他'],
    ['rent_unit', '计价单位', '1=小时 2=天 3=月'],
    ['place_status', '场地状态', '0=停租 1=可租 2=已租出 3=维护'],
  ],
})
