import { Button, Icon } from '@jwsk/ui'
import { useId, useState } from 'react'
import { DateBox } from '../fields/date/date-box'
import { useCalendarText } from './calendar-texts'
import { useWeekdayNames } from './day-grid'
import { eachDay, eachDayOfMonth, getWeekday, type Month } from './days'

const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

interface RangePickerProps {
  readonly today: string
  /** Displayed month; its days from today on are the default range. */
  readonly month: Month
  readonly onPick: (dates: readonly string[]) => void
}

/** Picker of a date range, optionally limited to some weekdays; may exceed the displayed month. */
export function RangePicker({ today, month, onPick }: RangePickerProps) {
  const t = useCalendarText()
  const names = useWeekdayNames('short')
  const id = useId()
  const ahead = eachDayOfMonth(month).filter((date) => date >= today)
  const [from, setFrom] = useState(ahead[0] ?? today)
  const [to, setTo] = useState(ahead.at(-1) ?? today)
  const [weekdays, setWeekdays] = useState(everyDay)
  const [isEmpty, setEmpty] = useState(false)
  const pick = () => {
    const dates = eachDay(from, to).filter((date) => date >= today && weekdays.includes(getWeekday(date)))
    setEmpty(dates.length === 0)
    onPick(dates)
  }
  const flip = (day: number) => setWeekdays(weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day])
  return (
    <details className="kit-calendar-range flex flex-column gap-2 pt-3 border-top-1 surface-border">
      <summary className="cursor-pointer">
        <Icon name="right" /> {t('range')}
      </summary>
      <label className="block py-1" htmlFor={`${id}-from`}>
        {t('from')}
      </label>
      <DateBox id={`${id}-from`} precision="date" min={today} value={from} onChange={setFrom} />
      <label className="block py-1" htmlFor={`${id}-to`}>
        {t('to')}
      </label>
      <DateBox id={`${id}-to`} precision="date" min={from} value={to} onChange={setTo} />
      <fieldset className="flex flex-wrap row-gap-1 column-gap-3 py-2">
        <legend>{t('weekdays')}</legend>
        {names.map((name, day) => (
          <label key={name} className="flex align-items-center gap-1">
            <input type="checkbox" className="kit-checkbox" checked={weekdays.includes(day)} onChange={() => flip(day)} />
            {name}
          </label>
        ))}
      </fieldset>
      {isEmpty && (
        <p className="is-invalid text-xs text-red-500" role="alert">
          {t('noDays')}
        </p>
      )}
      <Button onClick={pick}>{t('add')}</Button>
    </details>
  )
}
