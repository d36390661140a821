import type { ShopContract } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import type { World } from '../../engine/world/world'
import { createPersonName, createPhoneNumber } from '../../seed/people'
import { addDays, addMonths, getDateBefore } from '../shared/clock'
import { toCents, yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { applyStatus, shopApplyTable } from './shop-apply-table'
import { getTermStart, type ShopRow, shopStatus, shopTable } from './shop-table'

/** Codes: 0 draft, 1 signed but not started, 2 in force, 3 ended, 4 terminated, 5 renewed. */
export const contractStatus = { draft: 0, signed: 1, active: 2, ended: 3, terminated: 4, renewed: 5 } as const

/** Audit status; a contract has none before it is submitted. */
export const contractAudit = { waiting: 0, passed: 1, rejected: 2 } as const

/** Row with `renews`, the contract that this one follows; it is never sent. */
export type ShopContractRow = TenantRow<ShopContract> & { readonly contractStatus: number; readonly renews?: string }

export const operator = '云栖湖文旅集团有限公司'

interface Term {
  readonly shop: ShopRow
  readonly start: string
  readonly months: number
  readonly status: number
}

/** Creates the contracts of each shop in order: past ones, and the current one if the shop is let. */
function createTerms(world: World, shop: ShopRow, at: number): Term[] {
  const current = getTermStart(world, at)
  const past = 1 + (at % 3 === 0 ? 0 : 1) + (at % 7 === 0 ? 1 : 0)
  const vacant = shop.status === shopStatus.vacant
  const earlier = Array.from({ length: past }, (_, age): Term => {
    const last = age === 0
    const ending = vacant ? contractStatus.ended : contractStatus.renewed
    const status = at % 23 === 4 ? contractStatus.terminated : ending
    return { shop, start: addMonths(current, -12 * (age + 1)), months: 12, status: last ? status : contractStatus.renewed }
  }).reverse()
  if (vacant) return earlier
  const terms = [...earlier, { shop, start: current, months: 12, status: contractStatus.active }]
  // some contracts are signed for next year, some are still drafts
  if (at % 9 === 2) terms.push({ shop, start: addMonths(current, 12), months: 12, status: contractStatus.signed })
  if (at % 13 === 3) terms.push({ shop, start: addMonths(current, 12), months: 12, status: contractStatus.draft })
  return terms
}

export const shopContractTable = defineSeededTable<ShopContractRow>('shopContract', (world) => {
  const random = world.random('shopContract')
  const signed = shopApplyTable.seed(world).filter((apply) => apply.auditStatus === applyStatus.signed)
  return shopTable
    .seed(world)
    .flatMap((shop, at) => createTerms(world, shop, at))
    .map(({ shop, start, months, status }, index): ShopContractRow => {
      const monthRent = toCents(shop.rentPrice)
      const endDate = addDays(addMonths(start, months), -1)
      const apply = status === contractStatus.active ? signed.find((candidate) => candidate.shopId === shop.id) : undefined
      // contracts of next year were signed recently
      // the previous merchant has left
      const contactName = status === contractStatus.terminated || !shop.managerName ? createPersonName(random) : shop.managerName
      const signDate = [addDays(start, -15), getDateBefore(world, 1 + (index % 20))].sort()[0] ?? start
      return {
        ...platformColumns(world, 'shopContract', index)(`${signDate} 10:00:00`),
        contractNo: `HT-${start.slice(0, 7).replace('-', '')}-${String(index + 1).padStart(4, '0')}`,
        contractName: `${shop.shopName}租赁合同`,
        shopId: shop.id,
        partyA: operator,
        partyB: contactName === shop.managerName ? (shop.merchantName ?? '') : `${contactName}的${shop.shopName.split('（')[0] ?? ''}`,
        signDate,
        startDate: start,
        endDate,
        monthRent: yuan(monthRent),
        totalAmount: yuan(monthRent * months),
        payCycle: [2, 2, 1, 3, 4][index % 5] ?? 2,
        payDay: [5, 10, 15, 20][index % 4] ?? 5,
        attachments: `https://files.yunqihu.example/contract/${index + 1}.pdf`,
        contractStatus: status,
        ...(status !== contractStatus.draft && { auditStatus: contractAudit.passed, auditRemark: '' }),
        ...(apply && { applyId: apply.id }),
        contactName,
        contactPhone: contactName === shop.managerName ? (shop.managerPhone ?? '') : createPhoneNumber(random),
        area: shop.area,
        rentPrice: yuan(Math.round(monthRent / Number(shop.area))),
        depositAmount: yuan(monthRent * 2),
        propertyFee: yuan(Math.round(Number(shop.area) * 450)),
        freeDays: 0,
        increaseRate: '3.00',
        ...(status === contractStatus.terminated && { terminateDate: addMonths(start, 9), terminateReason: '经营不善，双方协商终止' }),
        remark: '',
      }
    })
})
