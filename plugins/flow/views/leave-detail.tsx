import { useTranslate } from '@jwsk/kit'
import { useRouteParams } from '../actions/use-route-params'
import { ProcessProgress } from '../diagram/process-progress'
import { useFormatSummary } from '../fields/use-format-list'
import { getOutcome, RequestStatus } from '../forms/request-status'
import { FlowPage } from './flow-page'
import { LeaveDetails, useLeave } from './leave-details'

/** Read-only leave request with its process. */
export default function LeaveDetail() {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const { processInstanceId = '', businessId = '' } = useRouteParams('/work/process/leave/detail/:processInstanceId/:businessId')
  const { data } = useLeave(businessId)
  const title = [t('leave.detail'), formatSummary(data?.applyUserName ?? '')].filter(Boolean).join(' · ')
  return (
    <FlowPage title={title} status={<RequestStatus status={data?.status} />}>
      <ProcessProgress processInstanceId={processInstanceId} outcome={getOutcome(data?.status)}>
        <LeaveDetails businessId={businessId} />
      </ProcessProgress>
    </FlowPage>
  )
}
