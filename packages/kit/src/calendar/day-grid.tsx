import { getOwn } from '@jwsk/sdk'
import { useKitText, useLanguage } from '@jwsk/ui'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { addDays } from '../fields/date/wire-date'
import { formatGrouped } from '../fields/decimal/decimal-text'
import { useCalendarText } from './calendar-texts'
import { eachDay, eachDayOfMonth, getWeekday, getWeeks, type Month, toMonth } from './days'
import { findMostCommonPrice } from './most-common-price'
import type { DayPrice } from './use-prices'

interface DayGridProps {
  readonly month: Month
  readonly label: string
  /** First selectable day; earlier days are in the past. */
  readonly today: string
  readonly days: ReadonlyMap<string, DayPrice> | undefined
  readonly selected: ReadonlySet<string>
  readonly onSelect: (dates: ReadonlySet<string>) => void
  readonly onMonthChange: (month: Month) => void
}

/** A Monday, from which the names of the weekdays are formatted. */
const monday = '2026-11-02'

export function useWeekdayNames(form: 'short' | 'long'): readonly string[] {
  const names = new Intl.DateTimeFormat(useLanguage(), { weekday: form, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => names.format(new Date(`${addDays(monday, day)}T00:00:00Z`)))
}

function useStockText() {
  const t = useCalendarText()
  const kitText = useKitText()
  return ({ stock, soldCount = 0 }: DayPrice) => {
    if (stock === -1) return kitText('fields.unlimited')
    return stock <= soldCount ? t('soldOut') : t('stock', { left: stock - soldCount })
  }
}

interface PriceProps {
  readonly day: DayPrice
  /** Most common price of the month. */
  readonly usualPrice: number | undefined
}

/** Price of a day, marked by more than its color if it differs from the most common price. */
function Price({ day: { price }, usualPrice: usual = Number(price) }: PriceProps) {
  const text = `¥${formatGrouped(String(price).replace(/\.00$/, ''))}`
  if (Number(price) === usual) return <b className="kit-text font-medium">{text}</b>
  return (
    <b className="kit-text font-medium text-orange-500">
      {text} {Number(price) > usual ? '↑' : '↓'}
    </b>
  )
}

/** Bar of the share of the stock that is left. */
const StockBar = ({ day: { stock, soldCount = 0 } }: { readonly day: DayPrice }) => (
  <span className="kit-calendar-stock" aria-hidden="true">
    <span className="block h-full" style={{ inlineSize: `${Math.max(0, 1 - soldCount / stock) * 100}%` }} />
  </span>
)

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Saturday, with Monday as 0. */
const firstOfWeekend = 5

/** Month grid for selecting days with pointer or keyboard. */
export function DayGrid({ month, label, today, days, selected, onSelect, onMonthChange }: DayGridProps) {
  const t = useCalendarText()
  const stockText = useStockText()
  const [short, long] = [useWeekdayNames('short'), useWeekdayNames('long')]
  const table = useRef<HTMLTableElement>(null)
  const [anchor, setAnchor] = useState<string>()
  const first = eachDayOfMonth(month).find((day) => day >= today) ?? `${month}-01`
  const active = anchor && toMonth(anchor) === month ? anchor : first

  const open = (dates: readonly string[]) => dates.filter((date) => date >= today)
  const toggle = (dates: readonly string[]) => {
    const isWhole = dates.every((date) => selected.has(date))
    const next = new Set(selected)
    for (const date of dates) isWhole ? next.delete(date) : next.add(date)
    onSelect(next)
  }
  const extend = (date: string) => {
    const [from, to] = active < date ? [active, date] : [date, active]
    onSelect(new Set([...selected, ...open(eachDay(from, to))]))
  }
  const press = (date: string, { shiftKey }: MouseEvent) => {
    if (shiftKey) extend(date)
    else toggle([date])
    setAnchor(date)
  }
  const move = (event: KeyboardEvent, date: string) => {
    const step = getOwn(keySteps, event.key)
    if (step === undefined) return
    event.preventDefault()
    const next = addDays(date, step)
    if (next < today) return
    if (event.shiftKey) onSelect(new Set([...selected, date, next]))
    setAnchor(next)
    if (toMonth(next) !== month) onMonthChange(toMonth(next))
    // the day may be in a month that is not rendered yet
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus())
  }

  const usual = findMostCommonPrice(days?.values() ?? [])
  const describe = (day: DayPrice) =>
    t('describe', { date: day.date, price: String(day.price), stock: stockText(day), count: day.soldCount ?? 0 })
  const cell = (date: string) => {
    const day = days?.get(date)
    const isPast = date < today
    return (
      <button
        type="button"
        data-date={date}
        data-weekend={getWeekday(date) >= firstOfWeekend || undefined}
        aria-current={date === today ? 'date' : undefined}
        disabled={isPast}
        tabIndex={date === active ? 0 : -1}
        aria-pressed={isPast ? undefined : selected.has(date)}
        aria-label={isPast || !day ? t('past', { date }) : describe(day)}
        onClick={(event) => press(date, event)}
        onKeyDown={(event) => move(event, date)}
      >
        <span className={`kit-calendar-day text-xs ${date === today ? 'w-min px-1 border-round bg-primary' : 'text-color-secondary'}`}>
          {Number(date.slice(8))}
        </span>
        {day && <Price day={day} usualPrice={usual} />}
        <small className="kit-text text-xs text-color-secondary">{day && !isPast ? stockText(day) : ''}</small>
        {day && !isPast && day.stock > 0 && <StockBar day={day} />}
      </button>
    )
  }
  return (
    <table ref={table} className="kit-calendar-grid w-full" aria-label={label} aria-busy={!days}>
      <thead>
        <tr>
          {short.map((name, day) => (
            <th key={name} scope="col">
              <button
                type="button"
                className="text-sm font-normal text-color-secondary"
                aria-label={t('weekday', { day: long[day] ?? name })}
                onClick={() => toggle(open(getWeeks(month).flatMap((week) => week[day] ?? [])))}
              >
                {name}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getWeeks(month).map((week) => (
          <tr key={week.find((date) => date)}>
            {week.map((date, day) => (
              <td key={short[day]}>{date && cell(date)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
