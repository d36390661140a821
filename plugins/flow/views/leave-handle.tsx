import { useTranslate } from '@jwsk/kit'
import { useRouteParams } from '../actions/use-route-params'
import { RequestStatus } from '../forms/request-status'
import { LeaveDetails, useLeave, useLeaveHeadline, useLeaveHint, useLeaveTitle } from './leave-details'
import { TaskPage } from './task-page'

/** Decides on a leave request. */
export default function LeaveHandle() {
  const t = useTranslate()
  const {
    taskId = '',
    processInstanceId = '',
    businessId = '',
  } = useRouteParams('/work/process/leave/handle/:taskId/:processInstanceId/:businessId')
  const { data } = useLeave(businessId)
  const title = useLeaveTitle(data)
  const headline = useLeaveHeadline(data)
  const hint = useLeaveHint(data)
  return (
    <TaskPage
      title={headline || title || t('leave.handle')}
      hint={hint}
      status={<RequestStatus status={data?.status} />}
      task={{ taskId, processInstanceId, businessId }}
    >
      <LeaveDetails businessId={businessId} />
    </TaskPage>
  )
}
