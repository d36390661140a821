import { type KeysOf, ResourcePanel, type ScreenProps, useTranslate } from '@jwsk/kit'
import type texts from '../locales/zh-cn'
import shopPayments from '../resources/shop-payment'
import { PaymentStats } from './payment-stats'

/** All bills with their totals. */
export default function PaymentsView({ title }: ScreenProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  return <ResourcePanel resource={shopPayments} title={title ?? t('shopPayment.title')} header={<PaymentStats />} />
}
