import { type Field, type InputProps, reference } from '@jwsk/kit'
import { parkingLotOrder, userOrder } from '@jwsk/sdk/biz'

interface Order {
  readonly payAmount?: string | number
  readonly refundAmount?: string | number
  readonly userId?: string
  readonly userName?: string
  readonly phone?: string
  readonly contactPhone?: string
}

const toCents = (amount: string | number = 0) => Math.round(Number(amount) * 100)

/** Sums amounts paid less refunds; takes the payer from the first order. */
export function sumBill(orders: readonly Order[]) {
  const cents = orders.reduce((sum, { payAmount, refundAmount }) => sum + toCents(payAmount) - toCents(refundAmount), 0)
  const { userId, userName, phone, contactPhone = phone } = orders[0] ?? {}
  return {
    invoiceAmount: (cents / 100).toFixed(2),
    ...(userId && { userId, ...(userName && { userName }) }),
    ...(contactPhone && { phone: contactPhone }),
  }
}

const getHint = (...parts: readonly (string | number | undefined)[]) => parts.filter(Boolean).join(' · ')

const indexByNumber = { keyField: 'orderNo', join: ',', autofill: sumBill } as const
const parked = reference({ page: parkingLotOrder.page }, 'orderNo', {
  ...indexByNumber,
  hint: ({ plateNo, payAmount }) => getHint(plateNo, payAmount),
})
const bought = reference({ page: userOrder.page }, 'orderNo', {
  ...indexByNumber,
  hint: ({ contactName, productName, payAmount }) => getHint(contactName, payAmount, productName),
})

/** Status of a parking order: paid, possibly refunded in part. */
const done = 2
/** Order type by what is billed: tickets, water sports. */
const orderTypes: ReadonlyMap<string, number> = new Map([
  ['2', 1],
  ['3', 2],
])

/** Input whose choice of orders depends on what is billed. */
function OrderInput({ dependencies = {}, ...props }: InputProps<unknown>) {
  const bizType = String(dependencies['bizType'] ?? '')
  const orderType = orderTypes.get(bizType)
  if (bizType === '1') return <parked.Input key="parked" {...props} dependencies={{ orderStatus: done }} />
  return <bought.Input key="bought" {...props} dependencies={orderType === undefined ? {} : { orderType }} />
}

/** Creates a field of order numbers, selected from the orders that the user may see; the list searches for a part of a number. */
export const orderNumbers = (): Field<string> => ({ ...bought, dependsOn: 'bizType', Input: OrderInput, Filter: undefined })
