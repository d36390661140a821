import { DynamicForm, useRuntime, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { type flowForm, work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ProcessProgress } from '../diagram/process-progress'
import { useDescribedFields } from '../forms/described-fields'
import type { HandledTask } from './decision/use-decision'
import { FlowPage } from './flow-page'

interface ResubmissionProps {
  readonly task: HandledTask
  readonly request: OutputOf<typeof flowForm.request>
  readonly title: string
}

/** Returned request: its sender edits and resubmits it. */
export function Resubmission({ task, request, title }: ResubmissionProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const fields = useDescribedFields(request.fields)
  const send = async (values: Readonly<Record<string, unknown>>) => {
    // all kinds in these forms serialize to strings
    const variables = values as Record<string, string>
    await client.call(work.completeTask, { ...task, comment: t('request.sendAgain'), flag: 'ok', variables })
    void queries.invalidateQueries({ queryKey: entityKey(scope, work.completeTask) })
  }
  return (
    <FlowPage title={title} hint={t('request.returned')}>
      <ProcessProgress processInstanceId={task.processInstanceId}>
        <DynamicForm
          fields={fields}
          initialValues={request.values}
          onSubmit={send}
          saveLabel={t('request.sendAgain')}
          onDone={() => void navigate('/work/send')}
          onCancel={() => void navigate('/work/todo')}
        />
      </ProcessProgress>
    </FlowPage>
  )
}
