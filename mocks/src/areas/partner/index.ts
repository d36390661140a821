import { defineArea, register } from '../../engine/area'
import { thirdClientMocks, thirdClientTable } from './third-client'

export const partner = defineArea({
  entities: [register(thirdClientTable, thirdClientMocks)],
  dictionaries: [
    [
      'third_api',
      '第三方授权接口',
      'ticket:query=门票查询 order:create=下单 order:query=订单查询 order:refund=退款 parking:query=停车查询',
    ],
  ],
})
