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

/** forms with more fields than fit into the viewport use two columns, in a drawer */
const largeDialogFields = 10

/** Dialog sized by the number of fields of its form. */
export function FormDialog({ title, fields, onClose, children }: FormDialogProps) {
  const state = useRef<FormState>({ isSaving: false })
  const isMany = fields.flatMap((section) => section.fields).length > largeDialogFields
  return (
    <GuardedDialog title={title} size={isMany ? 'drawer' : 'medium'} isBusy={() => state.current.isSaving} onClose={onClose}>
      {(close) => <div className={isMany ? 'kit-columns' : undefined}>{children({ state, onCancel: close })}</div>}
    </GuardedDialog>
  )
}
