import { defineArea, register } from '../../engine/area'
import { attractionsTable } from './attractions-table'
import { attractionsMocks, scenicSpotMocks } from './scenic-spot'
import { scenicSpotTable } from './scenic-spot-table'
import { scenicSpotTicketMocks } from './scenic-spot-ticket'
import { scenicSpotTicketTable } from './scenic-spot-ticket-table'

export const scenic = defineArea({
  entities: [
    register(scenicSpotTable, scenicSpotMocks),
    register(attractionsTable, attractionsMocks, { scenicSpotId: scenicSpotTable }),
    register(scenicSpotTicketTable, scenicSpotTicketMocks, { scenicSpotId: scenicSpotTable, comboSpotIds: scenicSpotTable }),
  ],
  dictionaries: [
    ['scenic_level', '景区等级', '0=未评级 1=A 2=2A 3=3A 4=4A 5=5A'],
    ['spot_type', '景区类型', '1=自然 2=人文 3=主题公园 4=度假区'],
    ['ticket_type', '票种', '1=成人票 2=儿童票 3=老人票 4=学生票 5=家庭/套票 9=其他'],
    ['ticket_status', '票状态', '0=未使用 1=已使用 2=已过期 3=退票中 4=已退票'],
    ['valid_type', '有效期类型', '1=指定日期 2=购买后N天'],
    ['refund_rule', '退票规则', '1=随时退 2=条件退 3=不可退'],
    ['verify_way', '核销方式', '1=二维码 2=身份证 3=人脸'],
  ],
})
