import type { LabelsOf } from '@jwsk/kit'
import type invoiceApplies from '../resources/invoice-apply'
import type invoiceTitles from '../resources/invoice-title'

const texts = {
  invoiceApply: {
    title: '发票申请',
    record: '申请',
    fields: {
      titleName: '抬头',
      applyNo: '申请单号',
      invoiceType: '发票类型',
      titleType: '抬头类型',
      bizType: '业务类型',
      invoiceAmount: '开票金额',
      userId: '申请人',
      phone: '联系电话',
      email: '接收邮箱',
      orderNos: '关联订单',
      taxNo: '税号',
      companyAddress: '单位地址',
      companyPhone: '单位电话',
      bankName: '开户银行',
      bankAccount: '银行账号',
      invoiceContent: '开票内容',
      applyTime: '申请时间',
      applyStatus: '开票状态',
      invoiceCode: '发票代码',
      invoiceNo: '发票号码',
      invoiceTime: '开票时间',
      invoiceUrl: '电子发票',
      rejectReason: '驳回原因',
    },
    sections: { basic: '基本信息', title: '抬头', receiver: '接收' },
    consequence: {
      send: '发票会发送到申请人的邮箱。',
      red: '原发票作废并开具红字发票，不能恢复。',
    },
    actions: { invoice: '开票', reject: '驳回', send: '发送邮件', red: '红冲', file: '电子发票' },
  } satisfies LabelsOf<typeof invoiceApplies>,
  file: {
    failed: '电子发票没有加载出来',
    notPdf: '服务器给的不是 PDF 文件',
    name: '发票 {{number}}',
    save: '下载',
  },
  invoiceTitle: {
    title: '发票抬头',
    record: '发票抬头',
    fields: {
      titleName: '发票抬头',
      titleType: '抬头类型',
      taxNo: '税号',
      userId: '用户',
      phone: '手机号',
      email: '接收邮箱',
      defaultFlag: '是否默认',
      companyAddress: '单位地址',
      companyPhone: '单位电话',
      bankName: '开户银行',
      bankAccount: '银行账号',
    },
    sections: { basic: '基本信息', company: '单位信息' },
    actions: { setDefault: '设为默认' },
  } satisfies LabelsOf<typeof invoiceTitles>,
}

export default texts
