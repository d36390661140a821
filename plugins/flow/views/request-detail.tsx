import { useTranslate } from '@jwsk/kit'
import { useAddress } from '../actions/use-address'
import { ProcessTrack } from '../diagram/process-track'
import { RequestFacts, useRequest, useRequestTitle } from '../forms/request-facts'
import { outcomeOf, RequestStatus } from '../forms/request-status'
import { FlowPage } from './flow-page'

/** What was asked for by a form and its process, to be read. */
export default function RequestDetail() {
  const t = useTranslate()
  const { processInstanceId = '', businessId = '' } = useAddress('/work/process/:form/detail/:processInstanceId/:businessId')
  const { data } = useRequest(businessId)
  const title = useRequestTitle(data)
  return (
    <FlowPage title={title || t('request.detail')} status={<RequestStatus status={data?.status} />}>
      <ProcessTrack processInstanceId={processInstanceId} outcome={outcomeOf(data?.status)}>
        <RequestFacts businessId={businessId} />
      </ProcessTrack>
    </FlowPage>
  )
}
