import { differenceInDays, differenceInMinutes, LoadError, useOperationQuery, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { leave } from '@jwsk/sdk/desk'
import { useFormatDuration } from '../fields/use-format-duration'
import { useFormatSummary } from '../fields/use-format-list'
import { useRequestTitle } from '../forms/request-details'
import { useRequestHint } from '../forms/use-request-hint'

/** Details; the page's header shows the sender and the time. */
const names = ['startTime', 'endTime', 'reason', 'taskUserName', 'assigneeName'] as const

/** Loads the current state of a leave request. */
export const useLeave = (businessId: string) => useOperationQuery(leave.detail, { businessId }, { staleTime: 0 })

/** Returns the title of a leave request, as of every other request; one that has ended has no task that names its process. */
export function useLeaveTitle(request: OutputOf<typeof leave.detail> | null | undefined): string {
  const t = useTranslate()
  const processDefinitionName = request?.flow?.processDefinitionName || t('leave.process')
  return useRequestTitle(request && { processDefinitionName, applyUserName: request.applyUserName })
}

const hour = 60
/** Minutes of a working day, with its break; a shorter leave is shown in hours. */
const workingDay = 8 * hour
/** Longest reason in a headline, in characters. */
const maxReasonLength = 20

/** Returns what a leave request asks for: its length and its reason, if that is short. */
export function useLeaveHeadline(request: OutputOf<typeof leave.detail> | null | undefined): string {
  const formatDuration = useFormatDuration()
  if (!request) return ''
  const { startTime = '', endTime = '', reason = '' } = request
  const [days, minutes] = [differenceInDays(startTime, endTime), differenceInMinutes(startTime, endTime)]
  if (days === undefined || minutes === undefined) return ''
  const length = formatDuration(minutes < workingDay ? Math.round(minutes / hour) * hour : (days + 1) * 24 * hour)
  return [length, reason.length <= maxReasonLength ? reason : ''].filter(Boolean).join(' ')
}

/** Returns who sent a leave request and when. */
export function useLeaveHint(request: OutputOf<typeof leave.detail> | null | undefined): string {
  const t = useTranslate()
  return useRequestHint(request && { ...request, processDefinitionName: request.flow?.processDefinitionName || t('leave.process') })
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
