import { reference, type ScreenProps, useOperationQuery, useTranslate } from '@jwsk/kit'
import { shop } from '@jwsk/sdk/biz'
import { dashboard } from '@jwsk/sdk/desk'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Dashboard } from './dashboard'

const { Filter } = reference(shop, 'shopName')

/** Merchant's page: amounts due and the end of the contract. */
export default function MerchantView({ title }: ScreenProps) {
  const t = useTranslate()
  const id = useId()
  const [params, setParams] = useSearchParams()
  const shopId = params.get('shopId') ?? ''
  const query = useOperationQuery(dashboard.merchant, shopId ? { shopId } : {})
  const choose = (next: string) => setParams(next ? { shopId: next } : {}, { replace: true })
  const picker = Filter && (
    <div className="flex align-items-center gap-2 ml-auto white-space-nowrap">
      <label htmlFor={id}>{t('merchant.shop')}</label>
      <Filter id={id} value={shopId} onChange={choose} />
    </div>
  )
  return <Dashboard title={title ?? t('merchant.title')} hint={t('merchant.hint')} query={query} tools={picker} />
}
