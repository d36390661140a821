import { useTranslate } from '@jwsk/kit'
import { useRouteParams } from '../actions/use-route-params'
import { ProcessProgress } from '../diagram/process-progress'
import { getOutcome, RequestStatus } from '../forms/request-status'
import { FlowPage } from './flow-page'
import { LeaveDetails, useLeave, useLeaveHeadline, useLeaveHint, useLeaveTitle } from './leave-details'

/** Read-only leave request with its process. */
export default function LeaveDetail() {
  const t = useTranslate()
  const { processInstanceId = '', businessId = '' } = useRouteParams('/work/process/leave/detail/:processInstanceId/:businessId')
  const { data } = useLeave(businessId)
  const title = useLeaveTitle(data)
  const headline = useLeaveHeadline(data)
  const hint = useLeaveHint(data)
  return (
    <FlowPage isHeadline title={headline || title || t('leave.detail')} hint={hint} status={<RequestStatus status={data?.status} />}>
      <ProcessProgress processInstanceId={processInstanceId} outcome={getOutcome(data?.status)}>
        <LeaveDetails businessId={businessId} />
      </ProcessProgress>
    </FlowPage>
  )
}
