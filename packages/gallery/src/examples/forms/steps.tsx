import { bizDict, images, money, number, OperationForm, text, textarea, useNotifier } from '@jwsk/kit'
import { parkingLot } from '@jwsk/sdk/biz'

const fields = {
  lotName: text(),
  lotCode: text(),
  lotType: bizDict('parking_type'),
  totalSpace: number({ min: 1 }),
  hourPrice: money(),
  freeMinutes: number(),
  image: images({ max: 3 }),
  remark: textarea(),
}

/** Sections as steps, each validated before the next. Nothing is sent. */
export function Example() {
  const { success, notify } = useNotifier()
  return (
    <OperationForm
      api={parkingLot.submit}
      name="parkingLot"
      fields={fields}
      form={{ basic: ['lotName', 'lotCode', 'lotType', 'totalSpace'], charge: ['hourPrice', 'freeMinutes'], more: ['image', 'remark'] }}
      steps
      onSubmit={async (draft) => notify({ severity: 'success', text: JSON.stringify(draft) })}
      onDone={() => success()}
      onCancel={() => undefined}
    />
  )
}
