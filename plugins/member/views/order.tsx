import {
  type ActionViewProps,
  Button,
  type KeysOf,
  LoadError,
  money,
  OperationForm,
  RecordDetails,
  Stats,
  Timeline,
  type TimelineEvent,
  textarea,
  toggle,
  useCan,
  useKitText,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import { getOwn } from '@jwsk/sdk'
import { type UserOrder, userOrder } from '@jwsk/sdk/biz'
import { useState } from 'react'
import type texts from '../locales/zh-cn'
import userOrders from '../resources/user-order'
import { OrderTickets } from './order-tickets'

const refunding = 5
const noStaleTime = { staleTime: 0 }
const amount = money()

/** Events by the platform's word. */
const knownEvents = {
  下单: { name: 'ordered', tone: 'quiet' },
  支付: { name: 'paid', tone: 'accent' },
  核销: { name: 'used', tone: 'success' },
  申请退款: { name: 'refundRequested', tone: 'warning' },
  退款: { name: 'refunded', tone: 'info' },
  拒绝退款: { name: 'refundRejected', tone: 'danger' },
  取消: { name: 'cancelled', tone: 'quiet' },
} as const

function RefundDecision({ order, onDone }: { readonly order: UserOrder; readonly onDone: () => void }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { id = '', refundAmount, payAmount } = order
  const [fields] = useState(() => ({
    agree: toggle({ on: 2, off: 1 }),
    refundAmount: money({ ...(payAmount !== undefined && { max: payAmount }) }),
    reason: textarea(),
  }))
  return (
    <section>
      <h3>{t('order.decision')}</h3>
      <OperationForm
        api={userOrder.refundAudit}
        name="userOrder"
        fields={fields}
        initialValues={{ agree: 2, ...(refundAmount !== undefined && { refundAmount }) }}
        extraInput={{ id }}
        saveLabel={t('order.decide')}
        onDone={onDone}
        onCancel={onDone}
      />
    </section>
  )
}

/** Order: its items, tickets, history, and the refund to be approved. */
export default function OrderView({ target, reload, close }: ActionViewProps<UserOrder>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const kitText = useKitText()
  const canRefund = useCan('user_order_refund')
  const id = target.id ?? ''
  const { data: order, error, refetch, isFetching } = useOperationQuery(userOrder.detail, { id }, noStaleTime)
  const steps = useOperationQuery(userOrder.timeline, { orderId: id }, noStaleTime)
  if (order === null || (!order && error))
    return <LoadError title={t('order.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!order) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  const yuan = (value: UserOrder['payAmount']) => <amount.Cell value={amount.parse(value ?? 0)} />
  const moments = (steps.data ?? []).map(({ time, event, operator, remark }, index): TimelineEvent => {
    const known = getOwn(knownEvents, event)
    const title = known ? t(`order.events.${known.name}`) : event
    return { key: String(index), time, title, actor: operator, text: remark, ...(known && { tone: known.tone }) }
  })
  return (
    <div className="kit-view">
      <Stats
        figures={[
          { label: t('userOrder.fields.payAmount'), value: yuan(order.payAmount) },
          { label: t('userOrder.fields.quantity'), value: order.quantity ?? 0 },
          { label: t('userOrder.fields.verifyCount'), value: order.verifyCount ?? 0 },
          { label: t('userOrder.fields.refundAmount'), value: yuan(order.refundAmount), tone: order.refundTime ? 'warning' : undefined },
        ]}
      />
      <RecordDetails
        resource={userOrders}
        record={order}
        fields={['orderStatus', 'orderType', 'productName', 'useDate', 'contactName', 'contactPhone', 'source', 'payWay', 'transactionNo']}
      />
      {order.orderStatus === refunding && canRefund && <RefundDecision order={order} onDone={reload} />}
      <section>
        <h3>{t('order.tickets')}</h3>
        <OrderTickets tickets={order.tickets ?? []} onUsed={reload} />
      </section>
      <section>
        <h3>{t('order.timeline')}</h3>
        <Timeline label={t('order.timeline')} moments={moments} />
      </section>
      <div className="flex justify-content-end">
        <Button onClick={close}>{kitText('actions.close')}</Button>
      </div>
    </div>
  )
}
