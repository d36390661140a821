import type { LabelsOf } from '@jwsk/kit'
import type rentPayments from '../resources/rent-payment'
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
      resume: '恢复后场地重新显示为已租出，承租方与租期不变。',
      disable: '停用后不能再预订，已有租约不受影响。',
      maintain: '维护期间不能预订，已有租约不受影响。',
    },
    actions: {
      lease: '出租',
      pay: '登记收款',
      renew: '续租',
      resume: '恢复租约',
      enable: '开放租赁',
      disable: '停租',
      maintain: '维护',
      return: '退租',
    },
  } satisfies LabelsOf<typeof rentPlaces>,
  rentPayment: {
    title: '收款记录',
    record: '收款',
    fields: { periodStart: '账期', amount: '实收金额', payTime: '收款时间', payWay: '支付方式', remark: '备注' },
  } satisfies LabelsOf<typeof rentPayments>,
  rentRenewal: { fields: { rentEnd: '新到期日', rentPrice: '租金' } },
  return: {
    end: '到期日',
    deposit: '应退押金',
    early: '距到期还有 {{count}} 天，属于提前退租。',
    consequence: '退租后清空承租方与租期，场地可以再次出租。',
  },
  payment: {
    paidUntil: '已收至',
    unpaid: '本租期尚未收款',
    unusualTitle: '金额与租金不符',
    recordAnyway: '仍然登记',
    free: '实收金额为 0，请确认。',
    unusual: '实收 ¥{{amount}}，按租金应收 ¥{{rent}}，相差较大，请确认。',
  },
  board: {
    title: '占用一览',
    share: '出租率 {{share}}%',
    leftOut: '（不含停租、维护 {{count}} 处）',
    let: '已租 {{let}}/{{count}}',
    until: ' 至 {{day}}',
    elsewhere: '未分区域',
    failed: '占用情况加载失败',
  },
}

export default texts
