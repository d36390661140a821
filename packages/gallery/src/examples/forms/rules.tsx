import { date, decimal, money, OperationForm, useNotifier } from '@jwsk/kit'
import { shopContract } from '@jwsk/sdk/biz'

const fields = { startDate: date(), endDate: date(), area: decimal(), rentPrice: money(), monthRent: money() }

/** A rule across two fields, and a value that follows from others; end the term before it starts. Nothing is sent. */
export function Example() {
  const { success, notify } = useNotifier()
  return (
    <OperationForm
      api={shopContract.submit}
      name="term"
      fields={fields}
      check={({ startDate = '', endDate = '' }, { say }) => (endDate < startDate ? { endDate: say('endBeforeStart') } : undefined)}
      compute={{ monthRent: { value: ({ area = 0, rentPrice = 0 }) => (Number(area) * Number(rentPrice)).toFixed(2), send: true } }}
      onSubmit={async (draft) => notify({ severity: 'success', text: JSON.stringify(draft) })}
      onDone={() => success()}
      onCancel={() => undefined}
    />
  )
}
