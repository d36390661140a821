import { DescribedFacts, LoadFailed, Tag, type Tone, useAnswer, useTranslate } from '@jwsk/kit'
import { flowForm } from '@jwsk/sdk/flow'
import { useSpoken } from '../fields/use-spoken'
import { useDescribedFields } from './field-of'

export const statusTones: Readonly<Record<number, Tone>> = { 1: 'info', 2: 'success', 3: 'danger', 4: 'quiet' }
const names = ['applyUserName', 'applyTime', 'assigneeName'] as const

/** A request as it stands now. */
export const useRequest = (businessId: string) => useAnswer(flowForm.request, { businessId }, { freshFor: 0 })

/** What was asked for by a form, and what has become of it. */
export function RequestFacts({ businessId }: { readonly businessId: string }) {
  const t = useTranslate()
  const say = useSpoken()
  const { data, error, refetch, isFetching } = useRequest(businessId)
  const fields = useDescribedFields(data?.fields)
  if (error || data === null) return <LoadFailed title={t('request.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  const { status = 1 } = data
  // a task that anybody of a group may take has nobody yet
  const told = names.filter((name) => name !== 'assigneeName' || data.assigneeName)
  return (
    <div className="flex flex-column row-gap-2">
      <dl className="kit-facts">
        <div>
          <dt>{t('request.fields.process')}</dt>
          <dd>
            <bdi>{say(data.processDefinitionName)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('request.fields.status')}</dt>
          <dd>
            <Tag tone={statusTones[status] ?? 'quiet'}>{t(`request.status.${status}`)}</Tag>
          </dd>
        </div>
        {told.map((name) => (
          <div key={name}>
            <dt>{t(`request.fields.${name}`)}</dt>
            <dd>
              <bdi>{say(data[name] || '—')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {fields.length > 0 && <DescribedFacts fields={fields} record={data.values} />}
    </div>
  )
}
