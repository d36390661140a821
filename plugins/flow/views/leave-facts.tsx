import { LoadFailed, Tag, useAnswer, useTranslate } from '@jwsk/kit'
import { leave } from '@jwsk/sdk/desk'
import { statusTones } from '../forms/request-facts'

const names = ['applyUserName', 'applyTime', 'startTime', 'endTime', 'taskUserName', 'assigneeName', 'reason'] as const

/** A leave to read, with what has become of it. */
export function LeaveFacts({ businessId }: { readonly businessId: string }) {
  const t = useTranslate()
  const { data, error, refetch, isFetching } = useAnswer(leave.detail, { businessId }, { freshFor: 0 })
  if (error || data === null) return <LoadFailed title={t('leave.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  return (
    <dl className="kit-facts">
      <div>
        <dt>{t('leave.fields.status')}</dt>
        <dd>{data.status !== undefined && <Tag tone={statusTones[data.status] ?? 'quiet'}>{t(`request.status.${data.status}`)}</Tag>}</dd>
      </div>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`leave.fields.${name}`)}</dt>
          <dd>
            <bdi>{data[name] || '—'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
