import { Button, useKitText } from '@jwsk/ui'
import { Calendar } from 'primereact/calendar'
import { useMemo } from 'react'
import type { DateBoxProps } from './date-box'
import { formatWireDate, parseTypedDate, parseWireDate } from './local-date'
import { PickerFooter } from './picker-footer'
import { usePicker } from './use-picker'

/** Removes zero seconds. */
const stripZeroSeconds = (text: string) => text.replace(/(:\d{2}):00$/, '$1')

const nowSlices = { date: [0, 10], dateTime: [0, 19], time: [11, 19] } as const

/** Picker for a day, a moment or a time of day, typed or chosen from a panel. */
export function DatePicker({ value, onChange, precision, withSeconds, min, id, ref, onBlur, disabled = false, ...aria }: DateBoxProps) {
  const t = useKitText()
  const date = useMemo(() => parseWireDate(value, precision), [value, precision])
  const first = useMemo(() => (min === undefined ? undefined : parseWireDate(min, 'date')), [min])
  const label = t(precision === 'time' ? 'fields.date.chooseTime' : 'fields.date.choose')
  const { part, now, props } = usePicker({ id, control: { ref, onBlur, disabled }, aria, label, value: date })
  const hasSeconds = withSeconds ?? (date !== undefined && date.getSeconds() > 0)
  const formatPicked = (picked: Date) => {
    // unchanged, because an hour that the browser's own clock skips must survive
    const wire = picked.getTime() === date?.getTime() ? value : formatWireDate(picked, precision)
    return hasSeconds ? wire : stripZeroSeconds(wire)
  }
  const parsed = (typed: string) => {
    const found = parseWireDate(parseTypedDate(typed, precision) ?? '', precision)
    // PrimeReact expects an exception
    if (!found) throw new Error('no date')
    return found
  }
  return (
    <Calendar
      {...props}
      // an invalid date is shown unchanged and rejected by its field
      value={date ?? ((value || null) as Date | null)}
      keepInvalid
      showTime={precision === 'dateTime'}
      timeOnly={precision === 'time'}
      showSeconds={hasSeconds}
      {...(first && { minDate: first })}
      formatDateTime={formatPicked}
      parseDateTime={parsed}
      onChange={({ value: newValue }) => onChange(newValue instanceof Date ? formatWireDate(newValue, precision) : String(newValue ?? ''))}
      footerTemplate={() => (
        <PickerFooter part={part} onClear={() => onChange('')}>
          <Button variant="quiet" onClick={() => onChange(now.slice(...nowSlices[precision]))}>
            {t(precision === 'date' ? 'fields.date.today' : 'fields.date.now')}
          </Button>
        </PickerFooter>
      )}
    />
  )
}
