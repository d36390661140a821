import { Button, type ScreenProps, useAnswer, useTranslate } from '@jwsk/kit'
import { dashboard } from '@jwsk/sdk/desk'
import { useSearchParams } from 'react-router-dom'
import { Board } from './board'

const spans = [7, 14, 30]

/** The whole operation at a glance, over a week unless more is asked for. */
export default function PortalView({ title }: ScreenProps) {
  const t = useTranslate()
  const [params, setParams] = useSearchParams()
  const days = spans.find((span) => String(span) === params.get('days')) ?? 7
  const answer = useAnswer(dashboard.portal, { days })
  // what the days before brought is the first half of twice the time
  const { data: longer } = useAnswer(dashboard.portal, { days: days * 2 })
  const tools = (
    <fieldset className="flex gap-1 ml-auto">
      <legend className="sr-only">{t('portal.span')}</legend>
      {spans.map((span) => (
        <Button
          key={span}
          kind={span === days ? 'plain' : 'quiet'}
          aria-pressed={span === days}
          onClick={() => setParams({ days: String(span) }, { replace: true })}
        >
          {t('portal.days', { days: span })}
        </Button>
      ))}
    </fieldset>
  )
  return (
    <Board title={title ?? t('portal.title')} hint={t('portal.hint', { days })} answer={answer} longer={longer} days={days} tools={tools} />
  )
}
