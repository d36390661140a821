import type { LabelsOf } from '@jwsk/kit'
import type userCarNumbers from '../resources/user-car-number'
import type userOrders from '../resources/user-order'

const texts = {
  userCarNumber: {
    title: '用户车牌',
    record: '车牌',
    fields: {
      plateNo: '车牌号',
      plateColor: '车牌颜色',
      carType: '车辆类型',
      carBrand: '品牌',
      userId: '关联用户',
      userName: '用户姓名',
      phone: '手机号',
      defaultFlag: '是否默认',
      bindTime: '绑定时间',
      status: '状态',
      licenseImage: '行驶证',
    },
    consequence: {
      unbind: '解绑后该车牌不再享受会员权益。',
    },
    actions: { unbind: '解绑' },
  } satisfies LabelsOf<typeof userCarNumbers>,
  userOrder: {
    title: '用户订单',
    record: '订单',
    fields: {
      orderNo: '订单号',
      orderType: '订单类型',
      productName: '商品名称',
      contactName: '联系人',
      contactPhone: '联系电话',
      quantity: '数量',
      unitPrice: '单价',
      totalAmount: '总金额',
      discountAmount: '优惠金额',
      payAmount: '实付金额',
      orderStatus: '订单状态',
      source: '来源',
      otaPlatformId: 'OTA平台',
      payWay: '支付方式',
      payTime: '支付时间',
      useDate: '使用日期',
      transactionNo: '交易流水号',
      verifyCount: '已核销数',
      verifyTime: '核销时间',
      refundAmount: '退款金额',
      refundReason: '退款原因',
      refundTime: '退款时间',
      createTime: '创建时间',
      reason: '原因或意见',
      agree: '同意退款',
      ticketCode: '票码',
    },
    consequence: {
      cancel: '取消后不能再支付，占用的名额会释放。',
    },
    actions: { order: '票与经过', cancel: '取消订单', refundApply: '申请退款', refundAudit: '退款审核', verify: '核销' },
  } satisfies LabelsOf<typeof userOrders>,
  orderRefund: { fields: { refundAmount: '退款金额', reason: '退款原因' }, paid: '实付金额', refunded: '已退金额', left: '可退余额' },
  order: {
    failed: '订单没有加载出来',
    tickets: '票',
    noTickets: '支付后出票，这个订单还没有票。',
    visitor: '游客',
    idCard: '证件号',
    ticketStatus: '票状态',
    used: '票 {{code}} 已核销',
    timeline: '订单经过',
    decision: '退款审核',
    decide: '提交审核结果',
  },
}

export default texts
