import { DynamicForm, LoadError, MessagePanel, useOperationQuery, useRuntime, useTranslate } from '@jwsk/kit'
import { flowForm, work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useRouteParams } from '../actions/use-route-params'
import { ProcessDiagram } from '../diagram/process-diagram'
import { useFormatSummary } from '../fields/use-format-list'
import { useDescribedFields } from '../forms/described-fields'
import { FlowPage } from './flow-page'

/** Starts the process in the address, with the form of its model. */
export default function RequestForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { client } = useRuntime()
  const { processDefinitionId = '' } = useRouteParams('/work/process/:form/form/:processDefinitionId')
  if (!client.supports(flowForm.detail))
    return (
      <FlowPage title={t('request.start')}>
        <MessagePanel icon="empty" title={t('work.noForm')} />
      </FlowPage>
    )
  return (
    <KnownForm
      key={processDefinitionId}
      id={processDefinitionId}
      onDone={() => void navigate('/work/send')}
      onCancel={() => void navigate('/work/start')}
    />
  )
}

interface KnownFormProps {
  readonly id: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

function KnownForm({ id: processDefinitionId, onDone, onCancel }: KnownFormProps) {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useOperationQuery(flowForm.detail, { processDefinitionId })
  const fields = useDescribedFields(data?.fields)
  if (error || data === null) return <LoadError title={t('request.formFailed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  const start = async (values: Readonly<Record<string, unknown>>) => {
    // all kinds in these forms serialize to strings
    await client.call(flowForm.startProcess, { processDefinitionId, values: values as Record<string, string> })
    void queries.invalidateQueries({ queryKey: entityKey(scope, work.sendList) })
  }
  return (
    <FlowPage title={formatSummary(data.processDefinitionName)} hint={t(fields.length > 0 ? 'request.hint' : 'request.noFields')}>
      <DynamicForm fields={fields} onSubmit={start} saveLabel={t('request.send')} onDone={onDone} onCancel={onCancel} />
      <ProcessDiagram of={{ processDefinitionId }} />
    </FlowPage>
  )
}
