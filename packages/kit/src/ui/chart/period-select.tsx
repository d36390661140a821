import { useKitText } from '../../i18n/kit-text'
import { SegmentedControl } from '../segmented-control'

interface PeriodSelectProps {
  /** How many days back, to choose from. */
  readonly spans: readonly number[]
  readonly days: number
  readonly onDaysChange: (days: number) => void
}

/** Over how many days figures are. */
export function PeriodSelect({ spans, days, onDaysChange }: PeriodSelectProps) {
  const t = useKitText()
  const options = spans.map((span) => ({ key: span, label: t('chart.days', { count: span }) }))
  return <SegmentedControl label={t('chart.period')} options={options} value={days} onChange={onDaysChange} />
}
