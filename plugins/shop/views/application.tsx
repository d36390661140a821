import { type ActionViewProps, type KeysOf, RecordDetails, useOperationQuery, useTranslate } from '@jwsk/kit'
import { type ShopApply, shopContract } from '@jwsk/sdk/biz'
import type texts from '../locales/zh-cn'
import shopApplies from '../resources/shop-apply'
import { DealTimeline } from './deal-timeline'

/** Progress of an application and its next step. */
export default function ApplicationView({ target }: ActionViewProps<ShopApply>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { data } = useOperationQuery(shopContract.page, { applyId: target.id ?? '', size: 1 }, { staleTime: 0 })
  const next = { 0: 'deal.nextAudit', 1: 'deal.nextContract', 2: 'deal.nextAgain' } as const
  const status = target.auditStatus
  const step = status === 0 || status === 1 || status === 2 ? next[status] : undefined
  const contract = data?.records[0]
  return (
    <div className="kit-view">
      {step && !contract && <p>{t(step)}</p>}
      <RecordDetails
        resource={shopApplies}
        record={target}
        fields={['auditStatus', 'shopId', 'applicantType', 'brandName', 'contactName', 'contactPhone', 'rentStart', 'rentMonths']}
      />
      <section>
        <h3>{t('deal.line')}</h3>
        <DealTimeline apply={target} contract={contract} />
      </section>
    </div>
  )
}
