import { LoadError, useOperationQuery, useTranslate } from '@jwsk/kit'
import { leave } from '@jwsk/sdk/desk'
import { useFormatSummary } from '../fields/use-format-list'

const names = ['startTime', 'endTime', 'reason', 'applyUserName', 'applyTime', 'taskUserName', 'assigneeName'] as const

/** Loads the current state of a leave request. */
export const useLeave = (businessId: string) => useOperationQuery(leave.detail, { businessId }, { staleTime: 0 })

/** Read-only leave request with its outcome. */
export function LeaveDetails({ businessId }: { readonly businessId: string }) {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const { data, error, refetch, isFetching } = useLeave(businessId)
  if (error || data === null) return <LoadError title={t('leave.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  // a task offered to a group has no assignee yet
  const visibleNames = names.filter((name) => name !== 'assigneeName' || data.assigneeName)
  return (
    <dl className="kit-facts">
      {visibleNames.map((name) => (
        <div key={name}>
          <dt>{t(`leave.fields.${name}`)}</dt>
          <dd>
            <bdi>{name === 'reason' ? data.reason : formatSummary(data[name] || '—')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
