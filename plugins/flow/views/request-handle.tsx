import { useTranslate } from '@jwsk/kit'
import { useAddress } from '../actions/use-address'
import { RequestFacts, useRequest, useRequestTitle } from '../forms/request-facts'
import { RequestStatus } from '../forms/request-status'
import { Resubmission } from './resubmission'
import { TaskPage } from './task-page'

/** Decides on what was asked for by a form; its own sender changes what came back. */
export default function RequestHandle() {
  const t = useTranslate()
  const {
    taskId = '',
    processInstanceId = '',
    businessId = '',
  } = useAddress('/work/process/:form/handle/:taskId/:processInstanceId/:businessId')
  const task = { taskId, processInstanceId, businessId }
  const { data } = useRequest(businessId)
  const title = useRequestTitle(data)
  if (data?.returned) return <Resubmission task={task} request={data} />
  return (
    <TaskPage title={title || t('request.handle')} status={<RequestStatus status={data?.status} />} task={task}>
      <RequestFacts businessId={businessId} />
    </TaskPage>
  )
}
