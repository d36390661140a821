import { useTranslate } from '@jwsk/kit'
import { useAddress } from '../actions/use-address'
import { ProcessTrack } from '../diagram/process-track'
import { useSpoken } from '../fields/use-spoken'
import { RequestFacts, useRequest } from '../forms/request-facts'
import { FlowPage } from './flow-page'

/** What was asked for by a form and its process, to be read. */
export default function RequestDetail() {
  const t = useTranslate()
  const { processInstanceId = '', businessId = '' } = useAddress('/work/process/:form/detail/:processInstanceId/:businessId')
  const say = useSpoken()
  const { data } = useRequest(businessId)
  const named = data && [say(data.processDefinitionName), say(data.applyUserName ?? '')].filter(Boolean).join(' · ')
  return (
    <FlowPage title={named || t('request.detail')}>
      <RequestFacts businessId={businessId} />
      <ProcessTrack processInstanceId={processInstanceId} />
    </FlowPage>
  )
}
