import { useTranslate } from '@jwsk/kit'
import { useRouteParams } from '../actions/use-route-params'
import { ProcessProgress } from '../diagram/process-progress'
import { RequestDetails, useRequest, useRequestHeadline, useRequestTitle } from '../forms/request-details'
import { getOutcome, RequestStatus } from '../forms/request-status'
import { useRequestHint } from '../forms/use-request-hint'
import { useStepForm } from '../forms/use-step-form'
import { FlowPage } from './flow-page'
import { PrintButton } from './paper/print-button'

/** Read-only request of a form with its process. */
export default function RequestDetail() {
  const t = useTranslate()
  const { processInstanceId = '', businessId = '' } = useRouteParams('/work/process/:form/detail/:processInstanceId/:businessId')
  const query = useRequest(businessId)
  const { data } = query
  const form = useStepForm(businessId, data)
  const title = useRequestTitle(data)
  const headline = useRequestHeadline(data)
  const hint = useRequestHint(data)
  const tools = data && <PrintButton title={title} hint={hint} form={form} processInstanceId={processInstanceId} />
  return (
    <FlowPage
      isHeadline
      title={headline || title || t('request.detail')}
      hint={hint}
      status={<RequestStatus status={data?.status} />}
      tools={tools}
    >
      <ProcessProgress processInstanceId={processInstanceId} outcome={getOutcome(data?.status)}>
        <RequestDetails query={query} form={form} />
      </ProcessProgress>
    </FlowPage>
  )
}
