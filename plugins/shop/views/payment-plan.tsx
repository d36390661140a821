import { Button, type KeysOf, type Resource, ResourcePanel, useCan, useNotifier, useRuntime, useTranslate } from '@jwsk/kit'
import { type ShopContract, shopPayment } from '@jwsk/sdk/biz'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type texts from '../locales/zh-cn'
import shopPayments from '../resources/shop-payment'
import { PaymentStats } from './payment-stats'

// signed or in force
const planned: readonly number[] = [1, 2]

// omits the columns that are the same for all payments of a contract
const contractPayments: Resource = {
  ...shopPayments,
  columns: ['paymentNo', 'payStatus', 'feeType', 'periodStart', 'dueDate', 'receivableAmount', 'paidAmount', 'remindCount', 'remindTime'],
  search: ['payStatus', 'feeType'],
  range: ['dueDate'],
  sort: { dueDate: 'asc' },
  toolbarActions: [],
}

/** Payments of a contract, their totals, and the action that creates missing ones. */
export function PaymentPlan({ contract }: { readonly contract: ShopContract }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const notice = useNotifier()
  const canGenerate = useCan('shop_payment_generate')
  const [isBusy, setBusy] = useState(false)
  const contractId = contract.id ?? ''
  const contractKey = useMemo(() => ({ contractId }), [contractId])
  const generate = async () => {
    setBusy(true)
    try {
      const { count } = await client.call(shopPayment.generate, { contractId })
      notice.success(count > 0 ? t('plan.made', { count }) : t('plan.complete'))
      await queries.invalidateQueries({ queryKey: entityKey(scope, shopPayment.generate) })
    } catch (error) {
      notice.error(error)
    }
    setBusy(false)
  }
  return (
    <section>
      <h3>{t('plan.title')}</h3>
      <PaymentStats contractId={contractId} />
      {canGenerate && planned.includes(contract.contractStatus ?? 0) && (
        <p className="flex flex-wrap align-items-center gap-2">
          <Button icon="add" busy={isBusy} onClick={() => void generate()}>
            {t('shopPayment.actions.generate')}
          </Button>
        </p>
      )}
      <ResourcePanel resource={contractPayments} baseQuery={contractKey} fixedValues={contractKey} urlPrefix="plan" />
    </section>
  )
}
