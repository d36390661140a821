import { type KeysOf, money, Stats, useOperationQuery, useTranslate } from '@jwsk/kit'
import { shopPayment } from '@jwsk/sdk/biz'
import type texts from '../locales/zh-cn'

const amount = money()
const yuan = (value: string | number) => <amount.Cell value={amount.parse(value)} />

/** Amounts due, paid and overdue, of all contracts or of one. */
export function PaymentStats({ contractId }: { readonly contractId?: string }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { data } = useOperationQuery(shopPayment.summary, contractId ? { contractId } : {}, { staleTime: 0 })
  const wait = '—'
  const late = data && data.overdueCount > 0
  return (
    <Stats
      figures={[
        { label: t('plan.receivable'), value: data ? yuan(data.receivableAmount) : wait },
        { label: t('plan.paid'), value: data ? yuan(data.paidAmount) : wait },
        { label: t('plan.overdue'), value: data ? yuan(data.overdueAmount) : wait, tone: late ? 'danger' : undefined },
        { label: t('plan.overdueCount'), value: data?.overdueCount ?? wait },
        { label: t('plan.waived'), value: data ? yuan(data.waivedAmount) : wait },
      ]}
    />
  )
}
