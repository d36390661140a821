import { type ActionViewProps, type KeysOf, money, OperationForm, subtractAmounts, textarea, useTranslate } from '@jwsk/kit'
import { type ParkingLotOrder, parkingLotOrder } from '@jwsk/sdk/biz'
import { useState } from 'react'
import type texts from '../locales/zh-cn'

const sum = money()

/** Refund of a stay, limited to what is left of the payment. */
export default function Refund({ target, done, close }: ActionViewProps<ParkingLotOrder>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { id = '', payAmount = '0', refundAmount = '0' } = target
  const left = subtractAmounts([payAmount], [refundAmount])
  const [fields] = useState(() => ({
    amount: money({ required: true, min: '0.01', ...(left !== undefined && { max: left }) }),
    reason: textarea({ required: true }),
  }))
  return (
    <>
      <dl className="kit-details kit-dialog-body pb-0">
        {(
          [
            ['parkingRefund.paid', payAmount],
            ['parkingRefund.refunded', refundAmount],
            ['parkingRefund.left', left],
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
        api={parkingLotOrder.refund}
        name="parkingRefund"
        fields={fields}
        initialValues={{ amount: left }}
        extraInput={{ id }}
        saveLabel={t('parkingLotOrder.actions.refund')}
        onDone={done}
        onCancel={close}
      />
    </>
  )
}
