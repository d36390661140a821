import { useTranslate } from '@jwsk/kit'
import { useAddress } from '../actions/use-address'
import { LeaveFacts } from './leave-facts'
import { TaskPage } from './task-page'

/** Decides on a leave. */
export default function LeaveHandle() {
  const t = useTranslate()
  const {
    taskId = '',
    processInstanceId = '',
    businessId = '',
  } = useAddress('/work/process/leave/handle/:taskId/:processInstanceId/:businessId')
  return <TaskPage title={t('leave.handle')} task={{ taskId, processInstanceId, businessId }} Facts={LeaveFacts} />
}
