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
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** mounts with the dialog's content, which comes after the dialog itself */
function ConfirmButtons({ confirmLabel, cancelLabel, tone = 'danger', busy = false, onConfirm, onCancel }: Omit<ConfirmDialogProps, 'title' | 'children'>) {
  const t = useKitText()
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  return (
    <div className="kit-dialog-foot">
      <Button ref={safe} disabled={busy} onClick={onCancel}>
        {cancelLabel ?? t('actions.cancel')}
      </Button>
      <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </div>
  )
}

/** A question whose safe answer has the focus. */
export function ConfirmDialog({ title, children, ...answers }: ConfirmDialogProps) {
  return (
    <Dialog title={title} size="small" role="alertdialog" onClose={() => !answers.busy && answers.onCancel()}>
      <div className="kit-dialog-body">{children}</div>
      <ConfirmButtons {...answers} />
    </Dialog>
  )
}
