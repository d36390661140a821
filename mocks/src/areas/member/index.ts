import { defineArea, ownedBy, polymorphicReference, register } from '../../engine/area'
import { userTable } from '../../system/organisation/user-table'
import { otaPlatformTable } from '../ota/ota-platform-table'
import { scenicSpotTicketTable } from '../scenic/scenic-spot-ticket-table'
import { tourGuideTable } from '../tour/tour-guide-table'
import { tourRouteTable } from '../tour/tour-route-table'
import { waterSportTicketTable } from '../water-sports/water-sport-ticket-table'
import { orderEventTable } from './order-event-table'
import { orderTicketTable } from './order-ticket-table'
import { userCarNumberMocks } from './user-car-number'
import { userCarNumberTable } from './user-car-number-table'
import { userOrderMocks } from './user-order'
import { userOrderTable } from './user-order-table'

export const member = defineArea({
  entities: [
    register(userCarNumberTable, userCarNumberMocks, { userId: userTable }),
    register(userOrderTable, userOrderMocks, {
      userId: userTable,
      otaPlatformId: otaPlatformTable,
      productId: polymorphicReference('orderType', {
        1: scenicSpotTicketTable,
        2: waterSportTicketTable,
        4: tourRouteTable,
        5: tourGuideTable,
      }),
    }),
    register(orderTicketTable, [], { orderId: ownedBy(userOrderTable) }),
    register(orderEventTable, [], { orderId: ownedBy(userOrderTable) }),
  ],
  dictionaries: [
    ['user_car_status', '用户车牌状态', '1=正常 2=已解绑'],
    ['order_type', '订单类型', '1=景区门票 2=水上项目 3=停车 4=线路 5=导游'],
    ['user_order_status', '用户订单状态', '0=待支付 1=待使用 2=部分核销 3=已完成 4=已取消 5=退款中 6=已退款'],
  ],
})
