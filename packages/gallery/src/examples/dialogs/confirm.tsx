import { Button, ConfirmDialog, useNotice, useTranslate } from '@jwsk/kit'
import { useState } from 'react'

/** A question whose safe answer has the focus. */
export function Example() {
  const t = useTranslate()
  const { done } = useNotice()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const confirm = () => {
    close()
    done()
  }
  return (
    <>
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        {t('dialogs.confirm.open')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('dialogs.confirm.ask')}
          confirm={t('dialogs.confirm.open')}
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
