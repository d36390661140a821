import { useTranslate } from '@jwsk/kit'
import { useRouteParams } from '../actions/use-route-params'
import { useFormatSummary } from '../fields/use-format-list'
import { RequestStatus } from '../forms/request-status'
import { LeaveDetails, useLeave } from './leave-details'
import { TaskPage } from './task-page'

/** Decides on a leave request. */
export default function LeaveHandle() {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const {
    taskId = '',
    processInstanceId = '',
    businessId = '',
  } = useRouteParams('/work/process/leave/handle/:taskId/:processInstanceId/:businessId')
  const { data } = useLeave(businessId)
  const title = [t('leave.handle'), formatSummary(data?.applyUserName ?? '')].filter(Boolean).join(' · ')
  return (
    <TaskPage title={title} status={<RequestStatus status={data?.status} />} task={{ taskId, processInstanceId, businessId }}>
      <LeaveDetails businessId={businessId} />
    </TaskPage>
  )
}
