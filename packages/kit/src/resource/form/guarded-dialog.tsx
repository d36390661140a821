import { Dialog, type DialogSize } from '@jwsk/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { UnsavedRegistryProvider } from '../../runtime/unsaved-changes'
import { ConfirmDiscard } from './confirm-discard'
import { useCloseGuard } from './use-close-guard'

export interface DialogFrameProps {
  readonly title: string
  readonly titleContent?: ReactNode
  readonly size: DialogSize
  readonly onClose: () => void
  readonly children: ReactNode
}

interface GuardedDialogProps {
  readonly title: string
  readonly header?: ReactNode
  readonly size: DialogSize
  /** Defaults to a modal dialog. */
  readonly frame?: ComponentType<DialogFrameProps>
  /** Whether the dialog must stay open, because something is being sent. */
  readonly isBusy?: () => boolean
  readonly onClose: () => void
  /** Receives a function that closes the dialog, unless that would lose changes. */
  readonly children: (close: () => void) => ReactNode
}

/** Dialog that confirms before it discards unsaved changes. */
export function GuardedDialog({ title, header, size, frame: Frame = Dialog, isBusy, onClose, children }: GuardedDialogProps) {
  const guard = useCloseGuard()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => {
    if (isBusy?.()) return
    if (guard.hasUnsavedChanges()) setConfirming(true)
    else onClose()
  }
  return (
    <>
      <Frame title={title} titleContent={header} size={size} onClose={close}>
        <UnsavedRegistryProvider value={guard}>{children(close)}</UnsavedRegistryProvider>
      </Frame>
      {isConfirming && <ConfirmDiscard onLeave={onClose} onStay={() => setConfirming(false)} />}
    </>
  )
}
