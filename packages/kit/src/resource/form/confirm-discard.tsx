import { ConfirmDialog, useKitText } from '@jwsk/ui'

interface ConfirmDiscardProps {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Confirms that unsaved changes are discarded. */
export function ConfirmDiscard({ onLeave, onStay }: ConfirmDiscardProps) {
  const t = useKitText()
  return (
    <ConfirmDialog
      title={t('form.dirtyTitle')}
      confirmLabel={t('actions.leave')}
      cancelLabel={t('actions.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t('form.dirty')}</p>
    </ConfirmDialog>
  )
}
