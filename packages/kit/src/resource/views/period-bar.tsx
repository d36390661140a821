import { Button, SegmentedControl } from '@jwsk/ui'
import { useFormatDays } from './format-days'
import { getPeriod, type Period, type PeriodUnit, stepPeriod } from './period'
import { useViewText } from './view-texts'

interface PeriodBarProps {
  readonly period: Period
  readonly units: readonly PeriodUnit[]
  readonly today: string
  readonly onChange: (period: Period) => void
}

/** Header of a view: its period, the adjacent ones, and the length of it. */
export function PeriodBar({ period, units, today, onChange }: PeriodBarProps) {
  const t = useViewText()
  const { formatPeriod } = useFormatDays()
  const { unit, from, to } = period
  const hasToday = from <= today && today <= to
  return (
    <div className="kit-period-bar">
      <h2 aria-live="polite">{formatPeriod(period)}</h2>
      <Button variant="quiet" icon="left" aria-label={t('previous')} onClick={() => onChange(stepPeriod(period, -1))} />
      <Button variant="quiet" icon="right" aria-label={t('next')} onClick={() => onChange(stepPeriod(period, 1))} />
      <Button disabled={hasToday} onClick={() => onChange(getPeriod(unit, today))}>
        {t('today')}
      </Button>
      <div className="flex ml-auto">
        <SegmentedControl
          label={t('scale')}
          options={units.map((key) => ({ key, label: t(key) }))}
          value={unit}
          onChange={(next) => onChange(getPeriod(next, hasToday ? today : from))}
        />
      </div>
    </div>
  )
}
