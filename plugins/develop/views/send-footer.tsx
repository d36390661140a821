import { Button, useTranslate } from '@jwsk/kit'

interface SendFooterProps {
  readonly label: string
  readonly busy: boolean
  readonly onSend: () => void
  readonly onCancel: () => void
}

/** Footer of a dialog with a send button. */
export function SendFooter({ label, busy, onSend, onCancel }: SendFooterProps) {
  const t = useTranslate()
  return (
    <div className="kit-dialog-footer">
      <Button disabled={busy} onClick={onCancel}>
        {t('tables.cancel')}
      </Button>
      <Button variant="primary" busy={busy} onClick={onSend}>
        {label}
      </Button>
    </div>
  )
}
