import { type ReactNode, type RefObject, useRef } from 'react'
import type { FormShape, FormState } from './form-shape'
import { GuardedDialog } from './guarded-dialog'

interface FormRenderProps {
  readonly state: RefObject<FormState>
  readonly onCancel: () => void
}

interface FormDialogProps {
  readonly title: string
  /** Form inside. */
  readonly shape: Pick<FormShape, 'sections' | 'isStepped'>
  readonly onClose: () => void
  readonly children: (props: FormRenderProps) => ReactNode
}

/** forms with more fields use two columns */
const singleColumnFields = 4
/** forms with more fields than fit into the viewport are in a drawer */
const dialogFields = 10

/** Returns how many fields are in sight at once. */
function countFields({ sections, isStepped }: FormDialogProps['shape']) {
  const lengths = sections.map(({ fields }) => fields.length)
  return isStepped ? Math.max(0, ...lengths) : lengths.reduce((sum, length) => sum + length, 0)
}

/** Dialog sized by the number of fields of its form. */
export function FormDialog({ title, shape, onClose, children }: FormDialogProps) {
  const state = useRef<FormState>({ isSaving: false })
  const length = countFields(shape)
  return (
    <GuardedDialog title={title} size={length > dialogFields ? 'drawer' : 'medium'} isBusy={() => state.current.isSaving} onClose={onClose}>
      {(close) => <div className={length > singleColumnFields ? 'kit-columns' : undefined}>{children({ state, onCancel: close })}</div>}
    </GuardedDialog>
  )
}
