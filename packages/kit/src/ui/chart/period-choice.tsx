import { useKitText } from '../../i18n/kit-text'
import { Segments } from '../segments'

interface PeriodChoiceProps {
  /** How many days back, to choose from. */
  readonly spans: readonly number[]
  readonly days: number
  readonly onDays: (days: number) => void
}

/** Over how many days figures are. */
export function PeriodChoice({ spans, days, onDays }: PeriodChoiceProps) {
  const t = useKitText()
  const options = spans.map((span) => ({ key: span, label: t('chart.days', { count: span }) }))
  return <Segments label={t('chart.period')} options={options} chosen={days} onChoose={onDays} />
}
