import type { LabelsOf } from '@jwsk/kit'
import type facilities from '../resources/facility'

const texts = {
  facility: {
    title: '设施设备',
    record: '设施',
    fields: {
      facilityName: '设施名称',
      facilityCode: '设施编号',
      facilityType: '类型',
      scenicSpotId: '所属景区',
      location: '位置',
      longitude: '坐标',
      facilityStatus: '状态',
      brand: '品牌',
      model: '型号',
      quantity: '数量',
      buyDate: '购置日期',
      warrantyDate: '质保到期日',
      managerName: '负责人',
      managerPhone: '负责人电话',
      images: '图片',
      lastRepairTime: '最近维修时间',
      remark: '备注',
      faultContent: '故障说明',
      repairContent: '维修内容',
      repairUser: '维修人',
      repairTime: '维修时间',
      cost: '维修费用',
    },
    sections: { basic: '基本信息', place: '位置', purchase: '购置与质保', other: '其他' },
    actions: { repair: '报修', state: '变更状态', repairs: '维修记录', qrcode: '二维码', import: '导入' },
  } satisfies LabelsOf<typeof facilities>,
  repairs: {
    title: '维修记录',
    failed: '维修记录没有加载出来',
    none: '还没有维修过',
    count: '维修次数',
    spent: '维修费用合计',
    cost: '费用 {{cost}} 元',
  },
}

export default texts
