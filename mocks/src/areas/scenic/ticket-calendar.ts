import type { Operation } from '@jwsk/sdk'
import { type Call, type Mock, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { defineTable, type TableKey } from '../../engine/world/table'
import { requiredParameter } from '../shared/actions'
import { addDays, addMonths } from '../shared/clock'
import { rowOf } from '../shared/entity'
import { toCents, yuan } from '../shared/money'
import type { TenantRow } from '../shared/tenant-row'
import { soldOn } from './ticket-sales'

interface TicketDay {
  /** Ticket and date. */
  readonly id: string
  readonly ticketId: string
  readonly date: string
  readonly stock: number
  readonly price: string
}

/** Days whose price or stock differ from the ticket's own. */
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

/** Reads one day of a draft; refuses what no gate could sell. */
function dayOf({ date, stock, price }: DayDraft): Omit<TicketDay, 'id' | 'ticketId'> {
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) throw refuse('date:格式不正确')
  if (typeof stock !== 'number' || !Number.isInteger(stock) || stock < -1) throw refuse('stock:库存不能小于0')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(String(price ?? ''))) throw refuse('price:格式不正确')
  return { date, stock, price: yuan(toCents(String(price))) }
}

/** `set-stock` and `price-calendar` of a ticket. */
export function calendarMocks(operations: CalendarOperations, table: TableKey<Ticket>): Mock[] {
  const set = (call: Call) => {
    const ticket = rowOf(call, table, requiredParameter(call, 'id'))
    if (!Array.isArray(call.body)) throw refuse('消息不能读取')
    const days = call.body.map(dayOf)
    const soldByDay = soldOn(call.world, ticket.id)
    const short = days.find(({ date, stock }) => stock !== -1 && stock < (soldByDay.get(date) ?? 0))
    if (short) throw refuse(`stock:${short.date}的库存不能小于已售数量`)
    for (const day of days) call.world.table(ticketDayTable).put({ id: `${ticket.id}:${day.date}`, ticketId: ticket.id, ...day })
  }

  const calendar = (call: Call) => {
    const ticket = rowOf(call, table, requiredParameter(call, 'id'))
    const month = requiredParameter(call, 'month')
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw refuse('month:格式不正确')
    const sold = soldOn(call.world, ticket.id)
    const days: { date: string; stock: number; price: string; soldCount: number }[] = []
    for (let date = `${month}-01`; date < addMonths(`${month}-01`, 1); date = addDays(date, 1)) {
      const own = call.world.table(ticketDayTable).get(`${ticket.id}:${date}`)
      days.push({
        date,
        stock: own?.stock ?? stockOf(ticket),
        price: own?.price ?? yuan(toCents(ticket.salePrice)),
        soldCount: sold.get(date) ?? 0,
      })
    }
    return days
  }

  return [mock(operations.setStock, set), mock(operations.priceCalendar, calendar)]
}

const stockOf = ({ stock, dayLimit }: Ticket) => (dayLimit && stock !== -1 ? Math.min(dayLimit, stock) : stock)
