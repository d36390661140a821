import { useKitText } from '../../i18n/kit-text'
import { ConfirmDialog } from '../../ui/confirm-dialog'

interface ConfirmLossProps {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before unsaved input is lost. */
export function ConfirmLoss({ onLeave, onStay }: ConfirmLossProps) {
  const t = useKitText()
  return (
    <ConfirmDialog
      title={t('form.dirtyTitle')}
      confirm={t('actions.leave')}
      cancel={t('actions.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t('form.dirty')}</p>
    </ConfirmDialog>
  )
}
