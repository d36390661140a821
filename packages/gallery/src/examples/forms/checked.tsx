import { idCard, OperationForm, phone, text, useNotice } from '@jwsk/kit'
import { tourGuide } from '@jwsk/sdk/biz'

/** The checks are the contract's and the kinds' own; try a wrong number. Nothing is sent. */
export function Example() {
  const { done, tell } = useNotice()
  return (
    <OperationForm
      api={tourGuide.submit}
      name="guide"
      fields={{ guideName: text(), phone: phone(), idCard: idCard(), guideCertNo: text() }}
      call={async (draft) => tell({ kind: 'success', text: JSON.stringify(draft) })}
      onDone={() => done()}
      onCancel={() => undefined}
    />
  )
}
