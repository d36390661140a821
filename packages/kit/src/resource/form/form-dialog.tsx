import { type ReactNode, type RefObject, useRef } from 'react'
import type { FormSection } from '../model/section'
import type { FormState } from './form-shape'
import { GuardedDialog } from './guarded-dialog'

interface FormRenderProps {
  readonly state: RefObject<FormState>
  readonly onCancel: () => void
}

interface FormDialogProps {
  readonly title: string
  readonly fields: readonly FormSection[]
  readonly onClose: () => void
  readonly children: (props: FormRenderProps) => ReactNode
}

/** forms with more fields use two columns */
const singleColumnFields = 4
/** forms with more fields than fit into the viewport are in a drawer */
const dialogFields = 10

/** Dialog sized by the number of fields of its form. */
export function FormDialog({ title, fields, onClose, children }: FormDialogProps) {
  const state = useRef<FormState>({ isSaving: false })
  const { length } = fields.flatMap((section) => section.fields)
  return (
    <GuardedDialog title={title} size={length > dialogFields ? 'drawer' : 'medium'} isBusy={() => state.current.isSaving} onClose={onClose}>
      {(close) => <div className={length > singleColumnFields ? 'kit-columns' : undefined}>{children({ state, onCancel: close })}</div>}
    </GuardedDialog>
  )
}
