import { useTranslate } from '@jwsk/kit'
import { useAddress } from '../actions/use-address'
import { useSpoken } from '../fields/use-spoken'
import { RequestStatus } from '../forms/request-status'
import { LeaveFacts, useLeave } from './leave-facts'
import { TaskPage } from './task-page'

/** Decides on a leave. */
export default function LeaveHandle() {
  const t = useTranslate()
  const say = useSpoken()
  const {
    taskId = '',
    processInstanceId = '',
    businessId = '',
  } = useAddress('/work/process/leave/handle/:taskId/:processInstanceId/:businessId')
  const { data } = useLeave(businessId)
  const title = [t('leave.handle'), say(data?.applyUserName ?? '')].filter(Boolean).join(' · ')
  return (
    <TaskPage title={title} status={<RequestStatus status={data?.status} />} task={{ taskId, processInstanceId, businessId }}>
      <LeaveFacts businessId={businessId} />
    </TaskPage>
  )
}
