import { DynamicDetails, LoadError, useOperationQuery, useScreenTitle, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { flowForm } from '@jwsk/sdk/flow'
import { useFormatSummary } from '../fields/use-format-list'
import { isAmountField, useDescribedFields } from './described-fields'

/** Details in addition to those of the form; the page's header shows the sender and the time. */
const names = ['assigneeName'] as const

/** Loads the current state of a request. */
export const useRequest = (businessId: string) => useOperationQuery(flowForm.request, { businessId }, { staleTime: 0 })

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
  const getTexts = (isWanted: (field: (typeof fields)[number]) => boolean) =>
    fields.flatMap((field) => {
      const text = String(values[field.name] ?? '')
      return isWanted(field) && text !== '' && text.length <= maxHeadlineText ? [text] : []
    })
  const amounts = getTexts(isAmountField).map((amount) => formatSummary(Number(amount).toFixed(2)))
  const choices = getTexts(({ kind }) => kind === 'choice').map(formatSummary)
  const texts = [...amounts, ...choices]
  return (texts.length > 0 ? texts : getTexts(({ kind }) => kind === 'text').slice(0, 1)).join(' ')
}

/** Request of a form with its outcome. */
export function RequestDetails({ businessId }: { readonly businessId: string }) {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const { data, error, refetch, isFetching } = useRequest(businessId)
  const fields = useDescribedFields(data?.fields)
  if (error || data === null) return <LoadError title={t('request.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  // a task offered to a group has no assignee yet
  const visibleNames = names.filter((name) => name !== 'assigneeName' || data.assigneeName)
  return (
    <div className="flex flex-column row-gap-2">
      {fields.length > 0 && <DynamicDetails fields={fields} record={data.values} />}
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
