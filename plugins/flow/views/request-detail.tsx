import { useTranslate } from '@jwsk/kit'
import { useRouteParams } from '../actions/use-route-params'
import { ProcessProgress } from '../diagram/process-progress'
import { RequestDetails, useRequest, useRequestTitle } from '../forms/request-details'
import { getOutcome, RequestStatus } from '../forms/request-status'
import { FlowPage } from './flow-page'

/** Read-only request of a form with its process. */
export default function RequestDetail() {
  const t = useTranslate()
  const { processInstanceId = '', businessId = '' } = useRouteParams('/work/process/:form/detail/:processInstanceId/:businessId')
  const { data } = useRequest(businessId)
  const title = useRequestTitle(data)
  return (
    <FlowPage title={title || t('request.detail')} status={<RequestStatus status={data?.status} />}>
      <ProcessProgress processInstanceId={processInstanceId} outcome={getOutcome(data?.status)}>
        <RequestDetails businessId={businessId} />
      </ProcessProgress>
    </FlowPage>
  )
}
