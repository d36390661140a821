import type { Operation } from '@jwsk/sdk'
import { type Call, type Mock, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { defineTable, type TableKey } from '../../engine/world/world'
import { requireParameter } from '../shared/actions'
import { addDays, addMonths } from '../shared/clock'
import { requireRow } from '../shared/entity-mocks'
import { toCents, yuan } from '../shared/money'
import type { TenantRow } from '../shared/tenant-row'
import { countSoldByDay } from './ticket-sales'

interface TicketDay {
  /** Key of ticket and date. */
  readonly id: string
  readonly ticketId: string
  readonly date: string
  readonly stock: number
  readonly price: string
}

/** Days whose price or stock differs from the ticket's defaults. */
export const ticketDayTable = defineTable<TicketDay>('ticketDay')

type Ticket = TenantRow<{ readonly salePrice: string | number; readonly stock: number; readonly dayLimit?: number }>

interface CalendarOperations {
  readonly setStock: Operation
  readonly priceCalendar: Operation
}

interface DayDraft {
  readonly date?: unknown
  readonly stock?: unknown
  readonly price?: unknown
}

/** Parses one day of a draft. Throws for values that could not be sold. */
function parseDay({ date, stock, price }: DayDraft): Omit<TicketDay, 'id' | 'ticketId'> {
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) throw businessError('date:格式不正确')
  if (typeof stock !== 'number' || !Number.isInteger(stock) || stock < -1) throw businessError('stock:库存不能小于0')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(String(price ?? ''))) throw businessError('price:格式不正确')
  return { date, stock, price: yuan(toCents(String(price))) }
}

/** Creates the mocks of `set-stock` and `price-calendar` of a ticket. */
export function createCalendarMocks(operations: CalendarOperations, table: TableKey<Ticket>): Mock[] {
  const set = (call: Call) => {
    const ticket = requireRow(call, table, requireParameter(call, 'id'))
    if (!Array.isArray(call.body)) throw businessError('消息不能读取')
    const days = call.body.map(parseDay)
    const soldByDay = countSoldByDay(call.world, ticket.id)
    const short = days.find(({ date, stock }) => stock !== -1 && stock < (soldByDay.get(date) ?? 0))
    if (short) throw businessError(`stock:${short.date}的库存不能小于已售数量`)
    for (const day of days) call.world.table(ticketDayTable).put({ id: `${ticket.id}:${day.date}`, ticketId: ticket.id, ...day })
  }

  const getCalendar = (call: Call) => {
    const ticket = requireRow(call, table, requireParameter(call, 'id'))
    const month = requireParameter(call, 'month')
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw businessError('month:格式不正确')
    const sold = countSoldByDay(call.world, ticket.id)
    const days: { date: string; stock: number; price: string; soldCount: number }[] = []
    for (let date = `${month}-01`; date < addMonths(`${month}-01`, 1); date = addDays(date, 1)) {
      const own = call.world.table(ticketDayTable).get(`${ticket.id}:${date}`)
      days.push({
        date,
        stock: own?.stock ?? getStock(ticket),
        price: own?.price ?? yuan(toCents(ticket.salePrice)),
        soldCount: sold.get(date) ?? 0,
      })
    }
    return days
  }

  return [mock(operations.setStock, set), mock(operations.priceCalendar, getCalendar)]
}

const getStock = ({ stock, dayLimit }: Ticket) => (dayLimit && stock !== -1 ? Math.min(dayLimit, stock) : stock)
