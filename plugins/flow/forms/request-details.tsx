import { DynamicDetails, LoadError, useOperationQuery, useScreenTitle, useTranslate } from '@jwsk/kit'
import { flowForm } from '@jwsk/sdk/flow'
import { useFormatSummary } from '../fields/use-format-list'
import { useDescribedFields } from './described-fields'

const names = ['applyUserName', 'applyTime', 'assigneeName'] as const

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
