import type { ScenicSpotTicket, UserOrder } from '@jwsk/sdk/biz'
import type { Random } from '../../engine/world/random'
import { defineSeededTable } from '../../engine/world/seeded-table'
import type { StoredRow } from '../../engine/world/table'
import { day, formatDate, formatDateTime, hour, minute, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { createPersonName, createPhoneNumber } from '../../seed/people'
import { otaPlatformTicketTable } from '../ota/ota-platform-ticket-table'
import { scenicSpotTicketTable } from '../scenic/scenic-spot-ticket-table'
import { getFirstDay } from '../shared/clock'
import { roundPrice, toCents, yuan } from '../shared/money'
import { createSeededNumber } from '../shared/serial-number'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { tourGuideTable } from '../tour/tour-guide-table'
import { tourRouteTable } from '../tour/tour-route-table'
import { waterSportTicketTable } from '../water-sports/water-sport-ticket-table'
import { getMembers } from './members'

export const userOrderStatus = { unpaid: 0, paid: 1, partly: 2, done: 3, cancelled: 4, refunding: 5, refunded: 6 } as const

export type UserOrderRow = TenantRow<UserOrder> & { readonly orderStatus: number; readonly quantity: number; readonly verifyCount: number }

interface Offer {
  readonly orderType: number
  readonly productId: string
  readonly productName: string
  readonly price: string | number
  /** Whether the product is non-refundable. */
  readonly isFinal?: boolean
}

type TicketRow = StoredRow & Pick<ScenicSpotTicket, 'ticketName' | 'salePrice' | 'refundRule'>

const createTicketOffer =
  (orderType: number) =>
  ({ id, ticketName, salePrice, refundRule }: TicketRow): Offer => ({
    orderType,
    productId: id,
    productName: ticketName,
    price: salePrice,
    isFinal: refundRule === 3,
  })

/** Creates the offers by order type: 1 scenic tickets, 2 water sports, 4 routes, 5 guides for a day. */
function createOffers(world: World): readonly (readonly Offer[])[] {
  const scenic = scenicSpotTicketTable.seed(world).filter((row) => row.status === 1)
  const water = waterSportTicketTable.seed(world).filter((row) => row.status === 1)
  const routes = tourRouteTable.seed(world).filter((row) => row.status === 1)
  const guides = tourGuideTable.seed(world).filter((row) => row.status === 1)
  return [
    scenic.map(createTicketOffer(1)),
    water.map(createTicketOffer(2)),
    routes.map((row) => ({ orderType: 4, productId: row.id, productName: row.routeName, price: row.price ?? 0 })),
    guides.map((row) => ({ orderType: 5, productId: row.id, productName: `导游服务（${row.guideName}）`, price: row.servicePrice ?? 0 })),
  ]
}

const orderCount = 3600
const byApp: readonly number[] = [1, 2]
type Span = readonly [min: number, max: number]
const family: Span = [1, 4]
const group: Span = [15, 45]
const pickBetween = (random: Random, [min, max]: Span) => random.between(min, max)

/** Whether the order is for a group: school classes and coaches buy at the window or through a travel agency. */
const isGroup = ({ orderType }: Offer, source: number) => orderType === 1 && (source === 3 || source === 5)

const getHour = (time: number) => Number(formatDateTime(time).slice(11, 13))

/** Moves a time that is still ahead today to yesterday, so that it is in the past. */
const moveToPast = ({ startedAt }: World, time: number) => (time > startedAt - 5 * minute ? time - day : time)

export const userOrderTable = defineSeededTable<UserOrderRow>('userOrder', (world) => {
  const random = world.random('userOrder')
  const [scenic = [], water = [], routes = [], guides = []] = createOffers(world)
  const listed = otaPlatformTicketTable.seed(world).filter((row) => row.status === 1)
  const members = getMembers(world)
  const start = getFirstDay(world)
  const ages = Array.from({ length: orderCount }, () => Math.floor(random.next() ** 1.4 * 360)).sort((left, right) => right - left)
  return ages.map((age, index): UserOrderRow => {
    const ordered = moveToPast(world, start - age * day + random.between(7, 21) * hour + random.between(0, 59) * minute)
    const time = formatDateTime(ordered)
    const source = random.pick([1, 1, 1, 2, 3, 4, 4, 5])
    const onPlatform = source === 4 ? random.pick(listed) : undefined
    const own = random.pick(random.pick([scenic, scenic, scenic, scenic, scenic, water, water, water, routes, guides]))
    const offered = onPlatform ? [...scenic, ...water].find(({ productId }) => productId === onPlatform.ticketId) : own
    // platforms set their own prices
    const offer = { ...(offered ?? own), ...(offered && onPlatform && { price: onPlatform.salePrice }) }
    const quantity = offer.orderType === 5 ? 1 : pickBetween(random, isGroup(offer, source) ? group : family)
    const member = random.pick(members)
    const total = toCents(offer.price) * quantity
    const discount = index % 13 === 0 ? Math.min(1000, total) : 0
    return {
      ...platformColumns(world, 'userOrder', index)(time),
      orderNo: createSeededNumber('DD', time, index),
      orderType: offer.orderType,
      source,
      ...(onPlatform && { otaPlatformId: onPlatform.otaPlatformId }),
      contactName: source === 1 ? member.realName : createPersonName(random),
      contactPhone: source === 1 ? member.phone : createPhoneNumber(random),
      productId: offer.productId,
      productName: offer.productName,
      quantity,
      unitPrice: yuan(toCents(offer.price)),
      totalAmount: yuan(total),
      discountAmount: yuan(discount),
      // buyers at the window and on platforms are anonymous
      ...(byApp.includes(source) && { userId: member.id }),
      ...createOrderCourse(random, {
        ordered,
        source,
        due: total - discount,
        quantity,
        isFinal: offer.isFinal ?? false,
        now: world.startedAt,
      }),
    }
  })
})

interface Bought {
  readonly ordered: number
  readonly source: number
  readonly due: number
  readonly quantity: number
  readonly isFinal: boolean
  readonly now: number
}

const decidedAfter = 20 * day

/** Creates the course of the order: payment, use and refund. */
function createOrderCourse(random: Random, { ordered, source, due, quantity, isFinal, now }: Bought) {
  const useDate = formatDate(ordered + random.between(getHour(ordered) < 14 ? 0 : 1, 6) * day)
  const use = Math.max(parseTime(useDate) + random.between(9 * 60, 16 * 60) * minute, ordered + 25 * minute)
  const fresh = { useDate, payAmount: '0.00', verifyCount: 0, refundAmount: '0.00' }
  const dice = random.between(1, 100)
  const isRecent = now - ordered < day
  if (dice <= (isRecent ? 25 : 6)) return { ...fresh, orderStatus: isRecent ? userOrderStatus.unpaid : userOrderStatus.cancelled }
  const paymentTime = formatDateTime(ordered + 2 * minute)
  const paid = {
    ...fresh,
    payAmount: yuan(due),
    payWay: source === 4 ? 5 : random.pick([1, 1, 1, 2, 2, 3]),
    payTime: paymentTime,
    transactionNo: `42001${ordered}${dice}`,
  }
  if (dice <= 10 && !isFinal)
    return {
      ...paid,
      orderStatus: userOrderStatus.refunded,
      refundAmount: yuan(due),
      refundReason: '行程取消',
      refundTime: formatDateTime(ordered + 5 * hour),
    }
  // older orders have been decided
  if (dice <= 12 && !isFinal && now - ordered < decidedAfter)
    return { ...paid, orderStatus: userOrderStatus.refunding, refundAmount: yuan(roundPrice(due / 2)), refundReason: '同行人临时有事' }
  const verifyTime = formatDateTime(use)
  if (use > now) return { ...paid, orderStatus: userOrderStatus.paid }
  if (dice <= 18 && quantity > 1) return { ...paid, orderStatus: userOrderStatus.partly, verifyCount: 1, verifyTime }
  return { ...paid, orderStatus: userOrderStatus.done, verifyCount: quantity, verifyTime }
}
