import { useAnswer, useTranslate } from '@jwsk/kit'
import { flowForm } from '@jwsk/sdk/flow'
import { useAddress } from '../actions/use-address'
import { RequestFacts } from '../forms/request-facts'
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
  const { data } = useAnswer(flowForm.request, { businessId }, { freshFor: 0 })
  if (data?.returned) return <Resubmission task={task} request={data} />
  return <TaskPage title={t('request.handle')} task={task} Facts={RequestFacts} />
}
