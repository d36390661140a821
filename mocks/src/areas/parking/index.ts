import { defineArea, register } from '../../engine/area'
import { userTable } from '../../system/organisation/user-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { parkingLotMocks } from './parking-lot'
import { parkingLotOrderMocks } from './parking-lot-order'
import { parkingLotOrderTable } from './parking-lot-order-table'
import { parkingLotReserveMocks } from './parking-lot-reserve'
import { parkingLotReserveTable } from './parking-lot-reserve-table'
import { parkingLotTable } from './parking-lot-table'
import { parkingLotWhitelistMocks } from './parking-lot-whitelist'
import { parkingLotWhitelistTable } from './parking-lot-whitelist-table'

export const parking = defineArea({
  entities: [
    register(parkingLotTable, parkingLotMocks, { scenicSpotId: scenicSpotTable }),
    register(parkingLotOrderTable, parkingLotOrderMocks, { userId: userTable, parkingLotId: parkingLotTable }),
    register(parkingLotReserveTable, parkingLotReserveMocks, { userId: userTable, parkingLotId: parkingLotTable }),
    register(parkingLotWhitelistTable, parkingLotWhitelistMocks, { parkingLotId: parkingLotTable }),
  ],
  dictionaries: [
    ['plate_color', '车牌颜色', '1=蓝 2=黄 3=绿 4=白 5=黑'],
    ['car_type', '车辆类型', '1=小型车 2=中型车 3=大型车 4=新能源 5=摩托车'],
    ['parking_type', '停车场类型', '1=地上 2=地下 3=路侧 4=机械'],
    ['parking_lot_status', '停车场状态', '0=停用 1=启用 2=维护'],
    ['parking_order_status', '停车订单状态', '0=停放中 1=待支付 2=已完成 3=异常'],
    ['reserve_status', '停车预约状态', '0=待审核 1=预约成功 2=已入场 3=已完成 4=已取消 5=已过期 6=已驳回'],
    ['white_type', '白名单类型', '1=员工 2=商户 3=业主 4=VIP 5=临时'],
    ['white_status', '白名单状态', '0=停用 1=有效 2=已过期'],
  ],
})
