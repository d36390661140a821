import { useOperationQuery, useTranslate } from '@jwsk/kit'
import { flowDelegation } from '@jwsk/sdk/flow'
import { Link } from 'react-router-dom'
import { useFormatSummary } from '../../fields/use-format-list'

/** Banner while the user's own delegation is active: new tasks go to somebody else. */
export function DelegationBanner() {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const { data } = useOperationQuery(flowDelegation.page, { current: 1, size: 50 })
  const active = data?.records.filter(({ state }) => state === 'active') ?? []
  if (active.length === 0) return null
  return (
    <div role="status" className="flex flex-wrap align-items-center column-gap-3 row-gap-1 p-3 border-round bg-primary-50">
      <i className="pi pi-info-circle" aria-hidden="true" />
      {active.map(({ id, userName = '', endTime, processName = '' }) => (
        <span key={id}>
          {t('flow:inbox.delegated', {
            name: userName,
            until: endTime.slice(0, 'yyyy-MM-dd HH:mm'.length),
            process: processName ? formatSummary(processName) : t('flow:flowDelegation.all'),
          })}
        </span>
      ))}
      <Link to="/work/delegation">{t('flow:inbox.changeDelegation')}</Link>
    </div>
  )
}
