import { useTranslate } from '@jwsk/kit'
import { useRouteParams } from '../actions/use-route-params'
import { RequestDetails, useRequest, useRequestHeadline, useRequestTitle } from '../forms/request-details'
import { RequestStatus } from '../forms/request-status'
import { useRequestHint } from '../forms/use-request-hint'
import { Resubmission } from './resubmission'
import { TaskPage } from './task-page'

/** Decides on a request of a form; its sender edits a returned one. */
export default function RequestHandle() {
  const t = useTranslate()
  const {
    taskId = '',
    processInstanceId = '',
    businessId = '',
  } = useRouteParams('/work/process/:form/handle/:taskId/:processInstanceId/:businessId')
  const task = { taskId, processInstanceId, businessId }
  const { data } = useRequest(businessId)
  const title = useRequestTitle(data)
  const headline = useRequestHeadline(data)
  const hint = useRequestHint(data)
  if (data?.returned) return <Resubmission task={task} request={data} title={title} />
  return (
    <TaskPage title={headline || title || t('request.handle')} hint={hint} status={<RequestStatus status={data?.status} />} task={task}>
      <RequestDetails businessId={businessId} />
    </TaskPage>
  )
}
