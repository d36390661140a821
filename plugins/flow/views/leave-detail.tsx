import { useTranslate } from '@jwsk/kit'
import { useAddress } from '../actions/use-address'
import { ProcessTrack } from '../diagram/process-track'
import { FlowPage } from './flow-page'
import { LeaveFacts } from './leave-facts'

/** A leave and its process, to be read. */
export default function LeaveDetail() {
  const t = useTranslate()
  const { processInstanceId = '', businessId = '' } = useAddress('/work/process/leave/detail/:processInstanceId/:businessId')
  return (
    <FlowPage title={t('leave.detail')}>
      <LeaveFacts businessId={businessId} />
      <ProcessTrack processInstanceId={processInstanceId} />
    </FlowPage>
  )
}
