import { defineArea, register } from '../../engine/area'
import { userTable } from '../../system/organisation/user-table'
import { invoiceApplyMocks, invoiceTitleMocks } from './invoice'
import { invoiceApplyTable } from './invoice-apply-table'
import { invoiceTitleTable } from './invoice-title-table'

export const invoice = defineArea({
  entities: [
    register(invoiceTitleTable, invoiceTitleMocks, { userId: userTable }),
    register(invoiceApplyTable, invoiceApplyMocks, { userId: userTable }),
  ],
  dictionaries: [
    ['title_type', '抬头类型', '1=企业单位 2=个人/非企业单位'],
    ['invoice_type', '发票类型', '1=增值税电子普通发票 2=增值税专用发票'],
    ['invoice_status', '开票状态', '0=待开票 1=已开票 2=已驳回 3=已红冲'],
    ['biz_type', '开票业务类型', '1=停车 2=门票 3=水上 4=租金'],
  ],
})
