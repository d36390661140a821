import { Dialog, type DialogSize } from '@jwsk/ui'
import { type ReactNode, useState } from 'react'
import { UnsavedRegistryProvider } from '../../runtime/unsaved-changes'
import { ConfirmDiscard } from './confirm-discard'
import { useCloseGuard } from './use-close-guard'

interface GuardedDialogProps {
  readonly title: string
  readonly header?: ReactNode
  readonly size: DialogSize
  /** Whether the dialog must stay open, because something is being sent. */
  readonly isBusy?: () => boolean
  readonly onClose: () => void
  /** Receives a function that closes the dialog, unless that would lose changes. */
  readonly children: (close: () => void) => ReactNode
}

/** Dialog that confirms before it discards unsaved changes. */
export function GuardedDialog({ title, header, size, isBusy, onClose, children }: GuardedDialogProps) {
  const guard = useCloseGuard()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => {
    if (isBusy?.()) return
    if (guard.hasUnsavedChanges()) setConfirming(true)
    else onClose()
  }
  return (
    <>
      <Dialog title={title} titleContent={header} size={size} onClose={close}>
        <UnsavedRegistryProvider value={guard}>{children(close)}</UnsavedRegistryProvider>
      </Dialog>
      {isConfirming && <ConfirmDiscard onLeave={onClose} onStay={() => setConfirming(false)} />}
    </>
  )
}
