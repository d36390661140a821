import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useKitText } from '../i18n/kit-text'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Dialog } from '../ui/dialog'
import type { FormState } from './fields-form'
import type { Section } from './section'

interface FormParts {
  readonly state: RefObject<FormState>
  readonly onCancel: () => void
}

interface FormDialogProps {
  readonly title: string
  readonly fields: readonly Section[]
  readonly onClose: () => void
  readonly children: (parts: FormParts) => ReactNode
}

/** more fields than a window is high stand in two columns */
const manyFields = 10

/** A dialog by the size of its form that asks before it loses anything. */
export function FormDialog({ title, fields, onClose, children }: FormDialogProps) {
  const t = useKitText()
  const state = useRef<FormState>({ isDirty: false, isSaving: false })
  const [isAsking, ask] = useState(false)
  const close = () => {
    if (state.current.isSaving) return
    if (state.current.isDirty) ask(true)
    else onClose()
  }
  const isMany = fields.flatMap((section) => section.fields).length > manyFields
  return (
    <>
      <Dialog title={title} size={isMany ? 'large' : 'medium'} onClose={close}>
        <div className={isMany ? 'kit-columns' : undefined}>{children({ state, onCancel: close })}</div>
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          title={t('form.dirtyTitle')}
          confirm={t('actions.leave')}
          cancel={t('actions.stay')}
          onConfirm={onClose}
          onCancel={() => ask(false)}
        >
          <p>{t('form.dirty')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
