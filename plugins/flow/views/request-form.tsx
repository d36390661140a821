import { type DynamicField, DynamicForm, LoadError, MessagePanel, useKitText, useOperationQuery, useRuntime, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { flowForm, work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useRouteParams } from '../actions/use-route-params'
import { ProcessDiagram } from '../diagram/process-diagram'
import { usePersonField } from '../fields/person'
import { useFormatSummary } from '../fields/use-format-list'
import { useDescribedFields } from '../forms/described-fields'
import { prefill } from '../forms/prefill'
import { FlowPage } from './flow-page'

/** Starts the process in the address, with the form of its model. */
export default function RequestForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { client } = useRuntime()
  const { processDefinitionId = '' } = useRouteParams('/work/process/:form/form/:processDefinitionId')
  const [query] = useSearchParams()
  const from = query.get('from') ?? ''
  if (!client.supports(flowForm.detail))
    return (
      <FlowPage title={t('request.start')}>
        <MessagePanel icon="empty" title={t('work.noForm')} />
      </FlowPage>
    )
  const props = { onDone: () => void navigate('/work/send'), onCancel: () => void navigate('/work/start') }
  if (from !== '') return <RepeatedForm key={from} id={processDefinitionId} from={from} {...props} />
  return <KnownForm key={processDefinitionId} id={processDefinitionId} {...props} />
}

const maxProcesses = 200

/** Form of the current version of a process, with the values of an old request. */
function RepeatedForm({ id, from, ...props }: Omit<KnownFormProps, 'old'> & { readonly from: string }) {
  const t = useTranslate()
  const request = useOperationQuery(flowForm.request, { businessId: from }, { staleTime: 0 })
  const startable = useOperationQuery(work.startList, { current: 1, size: maxProcesses })
  const { error, data } = request
  if (error || data === null) return <LoadError title={t('request.failed')} {...request} />
  // without the list, the version of the old request is used
  if (!data || (!startable.data && !startable.error)) return <div className="kit-skeleton-box" aria-busy="true" />
  // ids are `key:version:serial`
  const current = startable.data?.records.find(({ key }) => key === id.split(':')[0])?.id
  return <KnownForm id={current ?? id} old={data} {...props} />
}

interface KnownFormProps {
  readonly id: string
  /** Request whose values are filled in. */
  readonly old?: OutputOf<typeof flowForm.request>
  readonly onDone: () => void
  readonly onCancel: () => void
}

const chosenPrefix = 'chosen_'

/** Fields in which the starter chooses the people of steps. */
function useChoosers(choosers: NonNullable<OutputOf<typeof flowForm.detail>>['choosers']): readonly DynamicField[] {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const person = usePersonField()
  return useMemo(
    () =>
      (choosers ?? []).map(({ nodeId, nodeName }) => ({
        name: chosenPrefix + nodeId,
        label: t('request.chooser', { step: formatSummary(nodeName) }),
        field: person({ required: true, join: ',' }),
      })),
    [choosers, t, formatSummary, person],
  )
}

function KnownForm({ id: processDefinitionId, old, onDone, onCancel }: KnownFormProps) {
  const t = useTranslate()
  const kit = useKitText()
  const formatSummary = useFormatSummary()
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useOperationQuery(flowForm.detail, { processDefinitionId })
  const fields = useDescribedFields(data?.fields)
  const choosers = useChoosers(data?.choosers)
  const filled = useMemo(() => (old && data ? prefill(data.fields, old) : undefined), [old, data])
  if (error || data === null) return <LoadError title={t('request.formFailed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  const start = async (values: Readonly<Record<string, unknown>>) => {
    // all kinds in these forms serialize to strings
    const sent = Object.entries(values as Record<string, string>)
    const isChosen = ([name]: readonly [string, unknown]) => choosers.some((chooser) => chooser.name === name)
    const chosen = sent.filter(isChosen).map(([name, people]) => [name.slice(chosenPrefix.length), people] as const)
    await client.call(flowForm.startProcess, {
      processDefinitionId,
      values: Object.fromEntries(sent.filter((entry) => !isChosen(entry))),
      ...(chosen.length > 0 && { chosen: Object.fromEntries(chosen) }),
    })
    void queries.invalidateQueries({ queryKey: entityKey(scope, work.sendList) })
  }
  return (
    <FlowPage title={formatSummary(data.processDefinitionName)} hint={t(fields.length > 0 ? 'request.hint' : 'request.noFields')}>
      {filled && (
        <div role="status" className="text-sm text-color-secondary">
          <p>{t('request.filledFrom')}</p>
          {filled.gone.length > 0 && <p>{t('request.gone', { names: filled.gone.map(formatSummary).join(kit('select.separator')) })}</p>}
        </div>
      )}
      <DynamicForm
        fields={[...fields, ...choosers]}
        {...(filled && { initialValues: filled.values })}
        onSubmit={start}
        saveLabel={t('request.send')}
        onDone={onDone}
        onCancel={onCancel}
      />
      <ProcessDiagram of={{ processDefinitionId }} />
    </FlowPage>
  )
}
