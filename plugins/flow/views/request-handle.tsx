import { useTranslate } from '@jwsk/kit'
import { useAddress } from '../actions/use-address'
import { RequestFacts } from '../forms/request-facts'
import { TaskPage } from './task-page'

/** Decides on what was asked for by a form. */
export default function RequestHandle() {
  const t = useTranslate()
  const {
    taskId = '',
    processInstanceId = '',
    businessId = '',
  } = useAddress('/work/process/:form/handle/:taskId/:processInstanceId/:businessId')
  return <TaskPage title={t('request.handle')} task={{ taskId, processInstanceId, businessId }} Facts={RequestFacts} />
}
