import { PeriodSelect, type ScreenProps, useFormatSiteTime, useOperationQuery, useTranslate } from '@jwsk/kit'
import { dashboard } from '@jwsk/sdk/desk'
import { useSearchParams } from 'react-router-dom'
import { Dashboard } from './dashboard'

const spans = [7, 14, 30]

/** Overview of the whole operation. The period defaults to a week. */
export default function PortalView({ title }: ScreenProps) {
  const t = useTranslate()
  const clock = useFormatSiteTime()
  const [params, setParams] = useSearchParams()
  const days = spans.find((span) => String(span) === params.get('days')) ?? 7
  const query = useOperationQuery(dashboard.portal, { days })
  // the previous period is the first half of twice the period
  const { data: longer } = useOperationQuery(dashboard.portal, { days: days * 2 })
  const tools = (
    <div className="ml-auto">
      <PeriodSelect spans={spans} days={days} onDaysChange={(span) => setParams({ days: String(span) }, { replace: true })} />
    </div>
  )
  const time = clock(new Date(query.dataUpdatedAt || Date.now())).slice(11, 16)
  return (
    <Dashboard
      title={title ?? t('portal.title')}
      hint={t('portal.hint', { days, time })}
      query={query}
      longer={longer}
      days={days}
      lead="income"
      tools={tools}
    />
  )
}
