import { Button, ConfirmDialog, useNotifier, useTranslate } from '@jwsk/kit'
import { useState } from 'react'

/** Confirm dialog whose safe answer has the initial focus. */
export function Example() {
  const t = useTranslate()
  const { success } = useNotifier()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const confirm = () => {
    close()
    success()
  }
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('dialogs.confirm.open')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('dialogs.confirm.ask')}
          confirmLabel={t('dialogs.confirm.open')}
          tone="danger"
          onConfirm={confirm}
          onCancel={close}
        >
          {t('dialogs.confirm.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
