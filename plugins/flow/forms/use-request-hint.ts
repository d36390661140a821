import { differenceInMinutes, useFormatSiteTime, useTranslate } from '@jwsk/kit'
import { useFormatDuration } from '../fields/use-format-duration'
import { useFormatSummary } from '../fields/use-format-list'

interface SentRequest {
  readonly processDefinitionName?: string | undefined
  readonly applyUserName?: string | undefined
  /** Wire moment at which the request was sent. */
  readonly applyTime?: string | undefined
}

/** Returns who sent a request, by which process and when; `''` until it is loaded. */
export function useRequestHint(request: SentRequest | null | undefined): string {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const formatDuration = useFormatDuration()
  const now = useFormatSiteTime()
  if (!request) return ''
  const { applyUserName = '', processDefinitionName = '', applyTime = '' } = request
  const minutes = differenceInMinutes(applyTime, now())
  const sent = minutes === undefined ? '' : t('request.sent', { time: applyTime.slice(0, 16), ago: formatDuration(minutes) })
  return [formatSummary(applyUserName), formatSummary(processDefinitionName), sent].filter(Boolean).join(' · ')
}
