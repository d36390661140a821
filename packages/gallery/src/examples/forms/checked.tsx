import { idCard, OperationForm, phone, text, useNotifier } from '@jwsk/kit'
import { tourGuide } from '@jwsk/sdk/biz'

/** Validation by the contract and the field kinds; try a wrong number. Nothing is sent. */
export function Example() {
  const { success, notify } = useNotifier()
  return (
    <OperationForm
      api={tourGuide.submit}
      name="guide"
      fields={{ guideName: text(), phone: phone(), idCard: idCard(), guideCertNo: text() }}
      onSubmit={async (draft) => notify({ severity: 'success', text: JSON.stringify(draft) })}
      onDone={() => success()}
      onCancel={() => undefined}
    />
  )
}
