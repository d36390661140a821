import {
  type ActionViewProps,
  bizDict,
  ConfirmDialog,
  date,
  dateRange,
  dateTime,
  type Field,
  type InputProps,
  type KeysOf,
  money,
  OperationForm,
  QueryBoundary,
  textarea,
  useFormatSiteTime,
  useOperationQuery,
  useRuntime,
  useTranslate,
} from '@jwsk/kit'
import type { InputOf } from '@jwsk/sdk'
import { type RentPayment, type RentPlace, rentPayment } from '@jwsk/sdk/biz'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type texts from '../locales/zh-cn'
import { DetailsList, Price } from './details-list'
import { findAmountWarning, getNextPeriod, getPaidUntil, getRent } from './rent-periods'

const moneyField = money()
const day = date()
const range = { ...dateRange({ to: 'periodEnd', required: true }), span: 'wide' } as const

/** Creates the field of the period; a change sets the amount to the rent of the new period. */
const rentPeriod = (place: RentPlace): Field<string> => ({
  ...range,
  Input: ({ onChange, onAutofill, ...input }: InputProps<unknown>) => (
    <range.Input
      {...input}
      onChange={(value) => {
        onChange(value)
        if (range.validate(value)) return
        const period = { periodStart: String(range.serialize(value)), periodEnd: String(range.serializeExtra(value)['periodEnd']) }
        const amount = getRent(place, period)
        if (amount !== undefined) onAutofill?.({ amount })
      }}
    />
  ),
})

type Draft = NonNullable<InputOf<typeof rentPayment.pay>>

interface Question {
  readonly warning: 'free' | 'unusual'
  readonly draft: Draft
  readonly rent: string | undefined
  readonly answer: (isConfirmed: boolean) => void
}

interface PaymentFormProps extends Omit<ActionViewProps<RentPlace>, 'reload'> {
  readonly payments: readonly RentPayment[]
}

function PaymentForm({ target, payments, done, close }: PaymentFormProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const now = useFormatSiteTime()
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const [question, setQuestion] = useState<Question>()
  const [start] = useState(() => {
    const period = getNextPeriod(target, payments)
    const fields = {
      periodStart: rentPeriod(target),
      amount: money({ required: true }),
      payTime: dateTime(),
      payWay: bizDict('pay_way'),
      remark: textarea(),
    }
    const amount = (period && getRent(target, period)) ?? target.rentPrice
    return { fields, values: { ...period, amount, payTime: now() } }
  })
  const save = async (draft: Draft) => {
    const rent = getRent(target, draft)
    const warning = findAmountWarning(Number(draft.amount), Number(rent ?? 0))
    const confirm = (doubt: 'free' | 'unusual') => new Promise<boolean>((answer) => setQuestion({ warning: doubt, draft, rent, answer }))
    if (warning && !(await confirm(warning))) return 'cancelled'
    await client.call(rentPayment.pay, draft)
    return queries.invalidateQueries({ queryKey: entityKey(scope, rentPayment.pay) })
  }
  const answer = (isConfirmed: boolean) => {
    question?.answer(isConfirmed)
    setQuestion(undefined)
  }
  const paidUntil = getPaidUntil(target, payments)
  const toYuan = (amount: string | number | undefined) => moneyField.toText(moneyField.parse(amount))
  return (
    <>
      <DetailsList
        details={[
          [t('rentPlace.fields.tenantName2'), <bdi key="tenant">{target.tenantName2}</bdi>],
          [t('rentPlace.fields.rentPrice'), <Price key="price" place={target} />],
          [t('payment.paidUntil'), paidUntil ? <day.Cell key="until" value={paidUntil} /> : t('payment.unpaid')],
        ]}
      />
      <OperationForm
        api={rentPayment.pay}
        name="rentPayment"
        fields={start.fields}
        initialValues={start.values}
        extraInput={{ id: target.id }}
        onSubmit={save}
        saveLabel={t('rentPlace.actions.pay')}
        onDone={done}
        onCancel={close}
      />
      {question && (
        <ConfirmDialog
          title={t('payment.unusualTitle')}
          confirmLabel={t('payment.recordAnyway')}
          tone="plain"
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        >
          <p>{t(`payment.${question.warning}`, { amount: toYuan(question.draft.amount), rent: toYuan(question.rent) })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Form that records a payment of the rent, starting with the first period that is not paid. */
export default function RecordPayment({ target, ...handlers }: ActionViewProps<RentPlace>) {
  const payments = useOperationQuery(rentPayment.list, { id: target.id }, { staleTime: 0 })
  return <QueryBoundary {...payments}>{(rows) => <PaymentForm {...handlers} target={target} payments={rows ?? []} />}</QueryBoundary>
}
