import { Button, useKitText } from '@jwsk/ui'
import { Calendar } from 'primereact/calendar'
import { useMemo } from 'react'
import { getPeriodDays, periods } from './day-range'
import type { DayRangeBoxProps } from './day-range-box'
import { formatWireDate, parseTypedDate, parseWireDate } from './local-date'
import { PickerFooter } from './picker-footer'
import { usePicker } from './use-picker'

const toDay = (date: Date | null | undefined) => (date ? formatWireDate(date, 'date') : '')

/** Picker for a range of days: typed, chosen day by day, or from a preset. */
export function DayRangePicker({ value, onChange, id, ref, onBlur, disabled = false, ...aria }: DayRangeBoxProps) {
  const t = useKitText()
  const { from, to } = value
  const days = useMemo(
    () => (from === '' && to === '' ? null : [parseWireDate(from, 'date') ?? null, parseWireDate(to, 'date') ?? null]),
    [from, to],
  )
  const { part, now, props } = usePicker({ id, control: { ref, onBlur, disabled }, aria, label: t('fields.date.chooseRange'), value: days })
  const parsed = (typed: string) => {
    const found = parseWireDate(parseTypedDate(typed, 'date') ?? '', 'date')
    // PrimeReact expects an exception
    if (!found) throw new Error('no date')
    return found
  }
  return (
    <Calendar
      {...props}
      className={`${props.className} kit-date-range`}
      selectionMode="range"
      value={days}
      hideOnRangeSelection
      placeholder={t('fields.date.days')}
      formatDateTime={toDay}
      parseDateTime={parsed}
      onChange={({ value: newValue }) => {
        const [first, last] = [newValue ?? []].flat()
        onChange({ from: toDay(first), to: toDay(last) })
      }}
      footerTemplate={() => (
        <PickerFooter part={part} onClear={() => onChange({ from: '', to: '' })}>
          {periods.map((name) => (
            <Button
              key={name}
              variant="quiet"
              onClick={() => {
                onChange(getPeriodDays(name, now.slice(0, 10)))
                part.current?.hide()
                part.current?.focus()
              }}
            >
              {t(`fields.date.${name}`)}
            </Button>
          ))}
        </PickerFooter>
      )}
    />
  )
}
