import type { LabelsOf } from '@jwsk/kit'
import type rentPlaces from '../resources/rent-place'

const texts = {
  rentPlace: {
    title: '场地租赁',
    record: '场地',
    fields: {
      placeName: '场地名称',
      placeType: '场地类型',
      status: '状态',
      zone: '区域',
      location: '位置',
      area: '面积（㎡）',
      capacity: '容纳人数',
      rentPrice: '租金',
      rentUnit: '计价单位',
      depositAmount: '押金',
      contactName: '联系人',
      contactPhone: '联系电话',
      tenantName2: '当前承租方',
      rentStart: '租期',
      facilities: '配套',
      images: '图片',
      content: '说明',
      sort: '排序',
    },
    help: { capacity: '最多容纳的人数' },
    sections: { basic: '基本信息', rent: '租赁', page: '展示' },
    consequence: {
      enable: '启用后可以出租和预订。',
      disable: '停用后不能再预订，已有租约不受影响。',
      maintain: '维护期间不能预订，已有租约不受影响。',
    },
    actions: { enable: '开放租赁', disable: '停租', maintain: '维护' },
  } satisfies LabelsOf<typeof rentPlaces>,
  board: {
    title: '占用一览',
    share: '出租率 {{share}}%',
    let: '已租 {{let}}/{{count}}',
    until: ' 至 {{day}}',
    elsewhere: '未分区域',
    failed: '占用情况加载失败',
  },
}

export default texts
