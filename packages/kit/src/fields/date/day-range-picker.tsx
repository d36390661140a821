import { Calendar } from 'primereact/calendar'
import { useMemo } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import { presetDays, presets } from './day-range'
import type { DayRangeBoxProps } from './day-range-box'
import { localDateOf, typedWireText, wireTextOf } from './local-date'
import { PickerFoot } from './picker-foot'
import { usePicker } from './use-picker'

const dayOf = (date: Date | null | undefined) => (date ? wireTextOf(date, 'date') : '')

/** From one day to another: typed, chosen day by day, or a common period at once. */
export function DayRangePicker({ value, onChange, id, ref, onBlur, disabled = false, ...aria }: DayRangeBoxProps) {
  const t = useKitText()
  const { from, to } = value
  const days = useMemo(
    () => (from === '' && to === '' ? null : [localDateOf(from, 'date') ?? null, localDateOf(to, 'date') ?? null]),
    [from, to],
  )
  const { part, now, props } = usePicker({ id, control: { ref, onBlur, disabled }, aria, label: t('fields.date.chooseRange'), value: days })
  const parsed = (typed: string) => {
    const found = localDateOf(typedWireText(typed, 'date') ?? '', 'date')
    // how PrimeReact learns it
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
      formatDateTime={dayOf}
      parseDateTime={parsed}
      onChange={({ value: chosen }) => {
        const [first, last] = [chosen ?? []].flat()
        onChange({ from: dayOf(first), to: dayOf(last) })
      }}
      footerTemplate={() => (
        <PickerFoot part={part} onClear={() => onChange({ from: '', to: '' })}>
          {presets.map((name) => (
            <Button
              key={name}
              kind="quiet"
              onClick={() => {
                onChange(presetDays(name, now.slice(0, 10)))
                part.current?.hide()
                part.current?.focus()
              }}
            >
              {t(`fields.date.${name}`)}
            </Button>
          ))}
        </PickerFoot>
      )}
    />
  )
}
