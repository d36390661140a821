import type { InvoiceTitle } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { getMembers } from '../member/members'
import { getTimeBefore } from '../shared/clock'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { createCreditCode } from '../shop/shop-apply-table'

export const titleType = { company: 1, person: 2 } as const

const companies = [
  '山水旅行社有限公司',
  '江南春文化传播有限公司',
  '湖畔科技有限公司',
  '青禾教育咨询有限公司',
  '远行户外用品有限公司',
  '和风物流有限公司',
]

export const invoiceTitleTable = defineSeededTable<TenantRow<InvoiceTitle>>('invoiceTitle', (world) => {
  const members = getMembers(world)
  return Array.from({ length: 70 }, (_, index) => {
    const member = members[index % members.length]
    const company = index % 5 < 3
    return {
      ...platformColumns(world, 'invoiceTitle', index)(getTimeBefore(world, 300 - index * 3)),
      ...(member && { userId: member.id }),
      titleType: company ? titleType.company : titleType.person,
      titleName: company ? (companies[index % companies.length] ?? '') : (member?.realName ?? ''),
      taxNo: company ? createCreditCode(100 + index) : '',
      // the first title of each user
      defaultFlag: index < members.length ? 2 : 1,
      companyAddress: company ? '杭州市西湖区文三路 100 号' : '',
      companyPhone: company ? `0571-8801${String(1000 + index)}` : '',
      bankName: company ? '杭州商业银行文三支行' : '',
      bankAccount: company ? `3301 0400 ${String(10_000_000 + index)}` : '',
      email: member?.email ?? '',
    }
  })
})
