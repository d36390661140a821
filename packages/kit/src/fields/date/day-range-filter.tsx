import '../fields.css'
import { useKitText } from '../../i18n/kit-text'
import { useClock } from '../../runtime/use-clock'
import type { RangeProps } from '../types'
import { boundsOf, type DayRange, daysOf, presetDays, presets } from './day-range'

/** Whole days of the site's calendar, by hand or by a common period. */
export function DayRangeFilter({ id, from, to, onChange }: RangeProps) {
  const t = useKitText()
  const clock = useClock()
  const days = daysOf({ from, to })
  const today = clock().slice(0, 10)
  const preset = presets.find((name) => {
    const meant = presetDays(name, today)
    return meant.from === days.from && meant.to === days.to
  })
  const choose = (next: DayRange) => onChange(boundsOf(next))
  const none = days.from === '' && days.to === ''
  return (
    <fieldset className="kit-range">
      <input
        id={id}
        className="kit-input"
        type="date"
        aria-description={t('fields.date.from')}
        max={days.to || '9999-12-31'}
        value={days.from}
        onChange={(event) => choose({ ...days, from: event.target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        className="kit-input"
        type="date"
        aria-label={t('fields.date.to')}
        min={days.from}
        max="9999-12-31"
        value={days.to}
        onChange={(event) => choose({ ...days, to: event.target.value })}
      />
      <select
        className="kit-select"
        aria-label={t('fields.date.preset')}
        value={preset ?? (none ? '' : 'custom')}
        onChange={(event) => {
          const chosen = presets.find((name) => name === event.target.value)
          choose(chosen ? presetDays(chosen, today) : { from: '', to: '' })
        }}
      >
        <option value="">{t('search.all')}</option>
        {preset === undefined && !none && <option value="custom">{t('fields.date.custom')}</option>}
        {presets.map((name) => (
          <option key={name} value={name}>
            {t(`fields.date.${name}`)}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
