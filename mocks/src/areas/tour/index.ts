import { defineArea, register } from '../../engine/area'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { tourGuideMocks } from './tour-guide'
import { tourGuideTable } from './tour-guide-table'
import { tourRouteMocks } from './tour-route'
import { tourRouteTable } from './tour-route-table'

export const tour = defineArea({
  entities: [
    register(tourGuideTable, tourGuideMocks, { serviceArea: scenicSpotTable }),
    register(tourRouteTable, tourRouteMocks, { spotIds: scenicSpotTable, guideId: tourGuideTable }),
  ],
  dictionaries: [
    ['guide_level', '导游等级', '1=初级 2=中级 3=高级 4=特级'],
    ['guide_language', '导游语种', '1=普通话 2=英语 3=日语 4=韩语 5=粤语 6=法语 9=其他'],
    ['guide_status', '导游状态', '0=停用 1=在岗 2=休息'],
    ['route_type', '线路类型', '1=一日游 2=多日游 3=亲子 4=研学'],
    ['route_status', '线路状态', '0=草稿 1=已发布 2=已满员 3=已下线'],
  ],
})
