import { useTranslate } from '@jwsk/kit'
import { useRouteParams } from '../actions/use-route-params'
import { RequestDetails, useRequest, useRequestHeadline, useRequestTitle } from '../forms/request-details'
import { RequestStatus } from '../forms/request-status'
import { useRequestHint } from '../forms/use-request-hint'
import { useStepForm } from '../forms/use-step-form'
import { PrintButton } from './paper/print-button'
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
  const query = useRequest(businessId, taskId)
  const { data } = query
  const form = useStepForm(taskId, data)
  const title = useRequestTitle(data)
  const headline = useRequestHeadline(data)
  const hint = useRequestHint(data)
  if (data?.returned) return <Resubmission task={task} request={data} title={title} />
  const tools = data && <PrintButton title={title} hint={hint} form={form} processInstanceId={processInstanceId} />
  return (
    <TaskPage
      title={headline || title || t('request.handle')}
      hint={hint}
      status={<RequestStatus status={data?.status} />}
      tools={tools}
      task={task}
      step={data?.step}
      form={form}
    >
      <RequestDetails query={query} form={form} />
    </TaskPage>
  )
}
