import { type ActionViewProps, type KeysOf, money, OperationForm, subtractAmounts, textarea, useTranslate } from '@jwsk/kit'
import { type UserOrder, userOrder } from '@jwsk/sdk/biz'
import { useState } from 'react'
import type texts from '../locales/zh-cn'

const sum = money()

/** Application for a refund, limited to what is left of the payment. */
export default function RefundApplication({ target, done, close }: ActionViewProps<UserOrder>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { id = '', payAmount = '0', refundAmount = '0' } = target
  const left = subtractAmounts([payAmount], [refundAmount])
  const [fields] = useState(() => ({
    refundAmount: money({ required: true, min: '0.01', ...(left !== undefined && { max: left }) }),
    reason: textarea({ required: true }),
  }))
  return (
    <>
      <dl className="kit-details kit-dialog-body pb-0">
        {(
          [
            ['orderRefund.paid', payAmount],
            ['orderRefund.refunded', refundAmount],
            ['orderRefund.left', left],
          ] as const
        ).map(([label, amount]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <sum.Cell value={sum.parse(amount, {})} />
            </dd>
          </div>
        ))}
      </dl>
      <OperationForm
        api={userOrder.refundApply}
        name="orderRefund"
        fields={fields}
        initialValues={{ refundAmount: left }}
        extraInput={{ id }}
        saveLabel={t('userOrder.actions.refundApply')}
        onDone={done}
        onCancel={close}
      />
    </>
  )
}
