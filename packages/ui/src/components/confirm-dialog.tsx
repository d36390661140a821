import { type ReactNode, useEffect, useRef } from 'react'
import { useKitText } from '../i18n/kit-text'
import { Button } from './button'
import { Dialog } from './dialog'

export interface ConfirmDialogProps {
  readonly title: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: 'danger' | 'plain'
  readonly busy?: boolean
  /** Whether it cannot be confirmed, e.g. until its content has loaded. */
  readonly confirmDisabled?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** Own component, because the dialog mounts its content later than itself and the focus can only move then. */
function ConfirmButtons({
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  busy = false,
  confirmDisabled = false,
  onConfirm,
  onCancel,
}: Omit<ConfirmDialogProps, 'title' | 'children'>) {
  const t = useKitText()
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => cancelButton.current?.focus(), [])
  return (
    <div className="kit-dialog-footer">
      <Button ref={cancelButton} disabled={busy} onClick={onCancel}>
        {cancelLabel ?? t('actions.cancel')}
      </Button>
      <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} disabled={confirmDisabled} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </div>
  )
}

/** Confirmation dialog; the initial focus is on the cancel button. */
export function ConfirmDialog({ title, children, ...buttonProps }: ConfirmDialogProps) {
  return (
    <Dialog title={title} size="small" role="alertdialog" onClose={() => !buttonProps.busy && buttonProps.onCancel()}>
      <div className="kit-dialog-body">{children}</div>
      <ConfirmButtons {...buttonProps} />
    </Dialog>
  )
}
