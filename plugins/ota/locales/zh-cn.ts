import type { LabelsOf } from '@jwsk/kit'
import type otaPlatforms from '../resources/ota-platform'
import type otaPlatformTickets from '../resources/ota-platform-ticket'

const texts = {
  otaPlatform: {
    title: 'OTA平台',
    record: '平台',
    fields: {
      platformName: '平台名称',
      platformCode: '平台编码',
      companyName: '公司',
      merchantNo: '商户号',
      appKey: '应用标识',
      appSecret: '密钥',
      apiUrl: '接口地址',
      callbackUrl: '回调地址',
      commissionRate: '佣金比例',
      settleCycle: '结算周期',
      contactName: '联系人',
      contactPhone: '联系电话',
      contractStart: '合作期限',
      sort: '排序',
      status: '状态',
    },
    help: { merchantNo: '平台分配给本方的商户号', callbackUrl: '平台通知订单变化时访问的地址', apiUrl: '平台开放接口的完整地址' },
    sections: { basic: '基本信息', access: '接入配置', cooperation: '合作' },
    consequence: {
      enable: '启用后该平台的订单会进入系统。',
      disable: '停用后不再接收该平台的订单，已有订单不受影响。',
    },
    actions: { enable: '启用', disable: '停用', test: '测试连接' },
  } satisfies LabelsOf<typeof otaPlatforms>,
  otaPlatformTicket: {
    title: 'OTA门票',
    record: '门票',
    fields: {
      otaProductName: '平台商品名',
      otaProductId: '平台商品编号',
      otaPlatformId: 'OTA平台',
      ticketKind: '票类',
      ticketId: '本地门票',
      salePrice: '平台售价',
      settlePrice: '结算价',
      stock: '平台库存',
      salesCount: '销量',
      verifyCount: '核销量',
      saleStart: '售卖时间',
      status: '状态',
      syncStatus: '同步状态',
      syncTime: '同步时间',
      syncMessage: '同步结果',
    },
    help: { otaProductId: '该商品在平台上的编号', settlePrice: '不大于平台售价' },
    sections: { basic: '基本信息', price: '价格', stock: '库存与状态' },
    consequence: {
      enable: '上架后可以在该平台购买。',
      disable: '下架后不能再购买，已售出的仍然有效。',
    },
    actions: { enable: '上架', disable: '下架', price: '改价', stock: '查询库存', sync: '同步' },
  } satisfies LabelsOf<typeof otaPlatformTickets>,
  platformStock: { asked: '查询时间', again: '重新查询' },
}

export default texts
