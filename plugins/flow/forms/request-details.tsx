import { LoadError, useOperationQuery, useScreenTitle, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { flowForm } from '@jwsk/sdk/flow'
import { useFormatSummary } from '../fields/use-format-list'
import { isAmountField } from './described-fields'
import { StepFacts, StepFields } from './step-fields'
import type { StepForm } from './use-step-form'

/** Details in addition to those of the form; the page's header shows the sender and the time. */
const names = ['assigneeName'] as const

/** Loads the current state of a request; with a task, by the rights of its step. */
export const useRequest = (businessId: string, taskId?: string) =>
  useOperationQuery(flowForm.request, { businessId, ...(taskId !== undefined && { taskId }) }, { staleTime: 0 })

interface Named {
  readonly processDefinitionName?: string | undefined
  readonly applyUserName?: string | undefined
}

/** Returns the title of a request, its process and its user, and sets it for the tab; `''` until they are loaded. */
export function useRequestTitle(request: Named | null | undefined): string {
  const formatSummary = useFormatSummary()
  const names = [request?.processDefinitionName, request?.applyUserName].map((name) => formatSummary(name ?? ''))
  const title = names.filter(Boolean).join(' · ')
  useScreenTitle(title)
  return title
}

/** Longest text in a headline, in characters. */
const maxHeadlineText = 20

/** Returns what a request asks for: its amounts and choices or else its first short text; `''` if it has none. */
export function useRequestHeadline(request: OutputOf<typeof flowForm.request> | null | undefined): string {
  const formatSummary = useFormatSummary()
  const { fields = [], values = {} } = request ?? {}
  const getTexts = (isExpected: (field: (typeof fields)[number]) => boolean) =>
    fields.flatMap((field) => {
      const text = String(values[field.name] ?? '')
      return isExpected(field) && text !== '' && text.length <= maxHeadlineText ? [text] : []
    })
  const amounts = getTexts(isAmountField).map((amount) => formatSummary(Number(amount).toFixed(2)))
  const choices = getTexts(({ kind }) => kind === 'choice').map(formatSummary)
  const texts = [...amounts, ...choices]
  return (texts.length > 0 ? texts : getTexts(({ kind }) => kind === 'text').slice(0, 1)).join(' ')
}

interface RequestDetailsProps {
  readonly query: ReturnType<typeof useRequest>
  readonly form: StepForm
}

/** Request of a form: its facts, its fields by the rights of the step, and who handles it. */
export function RequestDetails({ query: { data, error, refetch, isFetching }, form }: RequestDetailsProps) {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  if (error || data === null) return <LoadError title={t('request.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  // a task offered to a group has no assignee yet
  const visibleNames = names.filter((name) => name !== 'assigneeName' || data.assigneeName)
  return (
    <div className="flex flex-column row-gap-4 min-w-0">
      <StepFacts form={form} />
      {form.fields.length > 0 && <StepFields form={form} />}
      <dl className="kit-details">
        {visibleNames.map((name) => (
          <div key={name}>
            <dt>{t(`request.fields.${name}`)}</dt>
            <dd>
              <bdi>{formatSummary(data[name] || '—')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
