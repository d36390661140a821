import { money, number, OperationForm, rows, text, useNotifier } from '@jwsk/kit'
import { defineOperation } from '@jwsk/sdk'

interface Line {
  product: string
  count?: number
  price?: string
  amount?: string
}

const submit = defineOperation<{ title?: string; items?: readonly Line[] }, undefined>({
  id: 'purchase.submit',
  method: 'POST',
  path: '/acme-harbour/purchase/submit',
  input: 'body',
  responseType: 'none',
})

const lineFields = { product: text({ required: true }), count: number({ min: 1 }), price: money(), amount: money() }

/** Returns the amount of a row; nothing while the price is no number. */
const multiply = (count: number, price: number) => (Number.isFinite(price) ? (count * price).toFixed(2) : undefined)

const fields = {
  title: text({ required: true }),
  items: rows(lineFields, {
    min: 1,
    max: 50,
    sum: ['amount'],
    compute: { amount: { value: ({ count = 0, price = 0 }) => multiply(count, Number(price)), send: true } },
  }),
}

const initialValues = {
  title: '码头器材',
  items: [
    { product: '救生衣', count: 20, price: '64.00' },
    { product: '船桨', count: 8, price: '40.10' },
  ],
}

/** A record with its rows in one form. Nothing is sent. */
export function Example() {
  const { success, notify } = useNotifier()
  return (
    <OperationForm
      api={submit}
      name="purchase"
      fields={fields}
      initialValues={initialValues}
      onSubmit={async (draft) => notify({ severity: 'success', text: JSON.stringify(draft) })}
      onDone={() => success()}
      onCancel={() => undefined}
    />
  )
}
