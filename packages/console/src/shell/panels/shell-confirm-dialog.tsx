import { LazyConfirmDialog } from '@jwsk/ui'
import { useText } from '../../platform/text'
import { PanelBoundary } from './panel-boundary'

interface ShellConfirmDialogProps {
  readonly title: string
  readonly question: string
  readonly confirm?: string
  readonly cancel?: string
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Confirmation dialog of the shell, open while it is rendered. */
export function ShellConfirmDialog({ question, confirm, cancel, ...rest }: ShellConfirmDialogProps) {
  const t = useText()
  return (
    <PanelBoundary onClose={rest.onCancel}>
      <LazyConfirmDialog {...rest} tone="plain" confirmLabel={confirm ?? t('user.confirm')} cancelLabel={cancel ?? t('user.cancel')}>
        <p>{question}</p>
      </LazyConfirmDialog>
    </PanelBoundary>
  )
}
