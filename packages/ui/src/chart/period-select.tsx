import { SegmentedControl } from '../components/segmented-control'
import { useKitText } from '../i18n/kit-text'

interface PeriodSelectProps {
  /** Selectable periods in days. */
  readonly spans: readonly number[]
  readonly days: number
  readonly onDaysChange: (days: number) => void
}

/** Selects the period of a chart in days. */
export function PeriodSelect({ spans, days, onDaysChange }: PeriodSelectProps) {
  const t = useKitText()
  const options = spans.map((span) => ({ key: span, label: t('chart.days', { count: span }) }))
  return <SegmentedControl label={t('chart.period')} options={options} value={days} onChange={onDaysChange} />
}
