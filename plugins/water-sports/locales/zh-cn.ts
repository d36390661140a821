import type { LabelsOf } from '@jwsk/kit'
import type waterSports from '../resources/water-sport'
import type waterSportTickets from '../resources/water-sport-ticket'

const texts = {
  waterSport: {
    title: '水上项目',
    record: '水上项目',
    fields: {
      sportName: '项目名称',
      coverImage: '封面',
      sportType: '项目类型',
      scenicSpotId: '所属景区',
      status: '状态',
      suspendReason: '停运原因',
      merchantName: '经营单位',
      contactPhone: '联系电话',
      openTime: '营业时间',
      location: '位置',
      longitude: '位置坐标',
      durationMinutes: '单次时长（分钟）',
      capacity: '承载人数',
      ageMin: '最小年龄',
      ageMax: '最大年龄',
      heightMin: '最低身高（cm）',
      safetyNotice: '安全须知',
      images: '图片',
      content: '详情',
      sort: '排序',
      reason: '停运原因',
    },
    sections: { basic: '基本信息', place: '位置', safety: '运营与安全', page: '展示' },
    actions: { enable: '营业', suspend: '停运' },
  } satisfies LabelsOf<typeof waterSports>,
  waterSportTicket: {
    title: '水上项目票',
    record: '票',
    fields: {
      ticketName: '票名',
      ticketType: '票种',
      waterSportId: '所属项目',
      sessionTime: '场次',
      personCount: '含人数',
      status: '状态',
      marketPrice: '门市价',
      salePrice: '销售价',
      settlePrice: '结算价',
      depositAmount: '押金',
      stock: '库存',
      salesCount: '已售',
      validDays: '有效天数',
      refundRule: '退票规则',
      content: '须知',
      sort: '排序',
      otaPlatformId: 'OTA平台',
    },
    sections: { basic: '基本信息', sale: '销售', use: '使用与退改' },
    actions: { prices: '价格库存', enable: '上架', disable: '下架', sync: '同步到OTA' },
  } satisfies LabelsOf<typeof waterSportTickets>,
}

export default texts
