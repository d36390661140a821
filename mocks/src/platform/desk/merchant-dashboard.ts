import { addDays, getToday } from '../../areas/shared/clock'
import { sumCents, toCents, yuan } from '../../areas/shared/money'
import { contractStatus, shopContractTable } from '../../areas/shop/shop-contract-table'
import { paymentStatus, shopPaymentTable } from '../../areas/shop/shop-payment-table'
import { shopTable } from '../../areas/shop/shop-table'
import type { Call } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { day } from '../../engine/world/time'
import type { World } from '../../engine/world/world'

/** Creates the merchant's dashboard: open payments and the end of the contract. */
export function createMerchantDashboard(call: Call) {
  const { world, query } = call
  const contracts = world
    .table(shopContractTable)
    .all()
    .filter((contract) => contract.contractStatus === contractStatus.active)
  const shopId = query.shopId || contracts[0]?.shopId || ''
  if (!world.table(shopTable).get(shopId)) throw businessError('shopId:关联数据不存在')
  const contract = contracts.find((candidate) => candidate.shopId === shopId)
  const payments = world
    .table(shopPaymentTable)
    .all()
    .filter((payment) => payment.shopId === shopId)
  const open = payments.filter(
    ({ payStatus }) => payStatus === paymentStatus.open || payStatus === paymentStatus.overdue || payStatus === paymentStatus.partly,
  )
  const overdue = open.filter(({ payStatus }) => payStatus === paymentStatus.overdue)
  const owed = sumCents(open.map((payment) => payment.receivableAmount)) - sumCents(open.map((payment) => payment.paidAmount))
  const year = getToday(world).slice(0, 4)
  const lately = payments.filter((payment) => payment.periodStart <= addDays(getToday(world), 31)).slice(-6)
  const path = '/biz/shopPayment'
  return {
    tiles: [
      { code: 'owed', title: '待缴金额', value: yuan(owed), unit: '元', path },
      { code: 'overdue', title: '逾期账单', value: overdue.length, unit: '笔', path },
      {
        code: 'paid_year',
        title: '本年已缴',
        value: yuan(sumCents(payments.filter((payment) => payment.payTime?.startsWith(year)).map((payment) => payment.paidAmount))),
        unit: '元',
        path,
      },
      {
        code: 'contract_days',
        title: '合同剩余',
        value: contract ? countDaysUntil(world, contract.endDate ?? '') : 0,
        unit: '天',
        path: '/biz/shopContract',
      },
    ],
    charts: [
      {
        code: 'receivable',
        title: '近期应缴',
        unit: '元',
        path,
        points: lately.map((payment) => ({ name: payment.periodStart.slice(0, 7), value: yuan(toCents(payment.receivableAmount)) })),
      },
      {
        code: 'paid',
        title: '近期实缴',
        unit: '元',
        path,
        points: lately.map((payment) => ({ name: payment.periodStart.slice(0, 7), value: yuan(toCents(payment.paidAmount)) })),
      },
    ],
    pending: overdue.length === 0 ? [] : [{ code: 'overdue', title: '逾期未缴', count: overdue.length, urgent: true, path }],
  }
}

const countDaysUntil = (world: World, date: string) => Math.max(0, Math.round((Date.parse(date) - Date.parse(getToday(world))) / day))
