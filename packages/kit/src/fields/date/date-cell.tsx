import '../fields.css'
import { useKitText } from '@jwsk/ui'
import { useSyncExternalStore } from 'react'
import { TextCell } from '../text-cell'
import type { CellProps } from '../types'
import { type DateValue, getDateText } from './date-value'
import { toSiteTime } from './site-clock'
import { addDays, isDate, isDateTime, isTime } from './wire-date'

const getToday = () => toSiteTime(Date.now()).slice(0, 10)

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Subscribes to the day of the site; all cells share one timer. */
function subscribe(onChange: () => void) {
  listeners.add(onChange)
  timer ??= setInterval(() => {
    for (const notify of listeners) notify()
  }, 60_000)
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * Date in tabular figures; an invalid date is shown unchanged. Its text is whole, for copies and on paper; in tables
 * style sheets hide what goes without saying: `21:46` is today, `11-26` this year.
 */
export function DateCell({ value }: CellProps<DateValue>) {
  const t = useKitText()
  const today = useSyncExternalStore(subscribe, getToday)
  const text = getDateText(value)
  if (!isDate(text) && !isDateTime(text) && !isTime(text)) return <TextCell value={text} />
  // today, yesterday, this year, other years
  const period = [`${today} `, `${addDays(today, -1)} `, today.slice(0, 5), ''].findIndex((prefix) => text.startsWith(prefix))
  const start = [11, 10, 5, 0][period]
  const end = start ? 16 : 10
  return (
    <time className="kit-date" dateTime={text} title={text} data-day={period === 1 ? t('fields.date.yesterday') : undefined}>
      <span>{text.slice(0, start)}</span>
      {text.slice(start, end)}
      <span>{text.slice(end)}</span>
    </time>
  )
}
