import { type ActionViewProps, type KeysOf, RecordDetails, useCan, useOperationQuery, useTranslate } from '@jwsk/kit'
import { type ShopContract, shopApply } from '@jwsk/sdk/biz'
import type texts from '../locales/zh-cn'
import shopContracts from '../resources/shop-contract'
import { DealTimeline } from './deal-timeline'
import { PaymentPlan } from './payment-plan'

function Origin({ contract }: { readonly contract: ShopContract }) {
  const { data } = useOperationQuery(shopApply.detail, { id: contract.applyId ?? '' })
  return <DealTimeline apply={data ?? undefined} contract={contract} />
}

/** Contract with its timeline, payment plan and files. */
export default function ContractView({ target }: ActionViewProps<ShopContract>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const canViewApply = useCan('shop_apply_view')
  return (
    <div className="kit-view">
      <RecordDetails
        resource={shopContracts}
        record={target}
        fields={[
          'contractStatus',
          'auditStatus',
          'shopId',
          'partyA',
          'partyB',
          'contactPhone',
          'startDate',
          'monthRent',
          'totalAmount',
          'payCycle',
        ]}
      />
      <PaymentPlan contract={target} />
      <section>
        <h3>{t('deal.line')}</h3>
        {target.applyId && canViewApply ? <Origin contract={target} /> : <DealTimeline contract={target} />}
      </section>
      <section>
        <h3>{t('deal.files')}</h3>
        <RecordDetails resource={shopContracts} record={target} fields={['attachments', 'remark']} />
      </section>
    </div>
  )
}
