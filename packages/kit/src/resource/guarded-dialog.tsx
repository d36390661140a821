import { type ReactNode, useContext, useMemo, useState } from 'react'
import { useKitText } from '../i18n/kit-text'
import { UnsavedProvider, type UnsavedWork } from '../runtime/unsaved'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Dialog, type DialogSize } from '../ui/dialog'

interface GuardedDialogProps {
  readonly title: string
  readonly size: DialogSize
  /** Whether it has to stay for now: something is being sent. */
  readonly isBusy?: () => boolean
  readonly onClose: () => void
  /** Closes it unless that would lose something. */
  readonly children: (close: () => void) => ReactNode
}

/** What stands inside tells it, and the shell as before, what closing would lose. */
function useGuard() {
  const shell = useContext(UnsavedProvider)
  return useMemo(() => {
    const works = new Set<UnsavedWork>()
    return {
      add(work: UnsavedWork) {
        works.add(work)
        shell?.add(work)
      },
      remove(work: UnsavedWork) {
        works.delete(work)
        shell?.remove(work)
      },
      isAtStake: () => [...works].some((work) => work.isAtStake()),
    }
  }, [shell])
}

/** A dialog that asks before it loses anything that was begun in it. */
export function GuardedDialog({ title, size, isBusy, onClose, children }: GuardedDialogProps) {
  const t = useKitText()
  const guard = useGuard()
  const [isAsking, ask] = useState(false)
  const close = () => {
    if (isBusy?.()) return
    if (guard.isAtStake()) ask(true)
    else onClose()
  }
  return (
    <>
      <Dialog title={title} size={size} onClose={close}>
        <UnsavedProvider value={guard}>{children(close)}</UnsavedProvider>
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
