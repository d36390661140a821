import { useTranslate } from '@jwsk/kit'
import { useAddress } from '../actions/use-address'
import { ProcessTrack } from '../diagram/process-track'
import { useSpoken } from '../fields/use-spoken'
import { outcomeOf, RequestStatus } from '../forms/request-status'
import { FlowPage } from './flow-page'
import { LeaveFacts, useLeave } from './leave-facts'

/** A leave and its process, to be read. */
export default function LeaveDetail() {
  const t = useTranslate()
  const say = useSpoken()
  const { processInstanceId = '', businessId = '' } = useAddress('/work/process/leave/detail/:processInstanceId/:businessId')
  const { data } = useLeave(businessId)
  const title = [t('leave.detail'), say(data?.applyUserName ?? '')].filter(Boolean).join(' · ')
  return (
    <FlowPage title={title} status={<RequestStatus status={data?.status} />}>
      <ProcessTrack processInstanceId={processInstanceId} outcome={outcomeOf(data?.status)}>
        <LeaveFacts businessId={businessId} />
      </ProcessTrack>
    </FlowPage>
  )
}
