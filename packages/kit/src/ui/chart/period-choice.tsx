import { useKitText } from '../../i18n/kit-text'
import { Button } from '../button'

interface PeriodChoiceProps {
  /** How many days back, to choose from. */
  readonly spans: readonly number[]
  readonly days: number
  readonly onDays: (days: number) => void
}

/** Over how many days figures are. */
export function PeriodChoice({ spans, days, onDays }: PeriodChoiceProps) {
  const t = useKitText()
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t('chart.period')}</legend>
      {spans.map((span) => (
        <Button key={span} kind={span === days ? 'plain' : 'quiet'} aria-pressed={span === days} onClick={() => onDays(span)}>
          {t('chart.days', { count: span })}
        </Button>
      ))}
    </fieldset>
  )
}
