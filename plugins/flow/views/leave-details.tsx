import { LoadError, useOperationQuery, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { leave } from '@jwsk/sdk/desk'
import { useFormatSummary } from '../fields/use-format-list'
import { useRequestTitle } from '../forms/request-details'

const names = ['startTime', 'endTime', 'reason', 'applyUserName', 'applyTime', 'taskUserName', 'assigneeName'] as const

/** Loads the current state of a leave request. */
export const useLeave = (businessId: string) => useOperationQuery(leave.detail, { businessId }, { staleTime: 0 })

/** Returns the title of a leave request, as of every other request; one that has ended has no task that names its process. */
export function useLeaveTitle(request: OutputOf<typeof leave.detail> | null | undefined): string {
  const t = useTranslate()
  const processDefinitionName = request?.flow?.processDefinitionName || t('leave.process')
  return useRequestTitle(request && { processDefinitionName, applyUserName: request.applyUserName })
}

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
    <dl className="kit-details">
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
