import { type ReactNode, useState } from 'react'
import { UnsavedProvider } from '../../runtime/unsaved'
import { Dialog, type DialogSize } from '../../ui/dialog'
import { ConfirmLoss } from './confirm-loss'
import { useGuard } from './use-guard'

interface GuardedDialogProps {
  readonly title: string
  readonly head?: ReactNode
  readonly size: DialogSize
  /** Whether it has to stay for now: something is being sent. */
  readonly isBusy?: () => boolean
  readonly onClose: () => void
  /** Closes it unless that would lose something. */
  readonly children: (close: () => void) => ReactNode
}

/** A dialog that asks before it loses anything that was begun in it. */
export function GuardedDialog({ title, head, size, isBusy, onClose, children }: GuardedDialogProps) {
  const guard = useGuard()
  const [isAsking, ask] = useState(false)
  const close = () => {
    if (isBusy?.()) return
    if (guard.isAtStake()) ask(true)
    else onClose()
  }
  return (
    <>
      <Dialog title={title} head={head} size={size} onClose={close}>
        <UnsavedProvider value={guard}>{children(close)}</UnsavedProvider>
      </Dialog>
      {isAsking && <ConfirmLoss onLeave={onClose} onStay={() => ask(false)} />}
    </>
  )
}
