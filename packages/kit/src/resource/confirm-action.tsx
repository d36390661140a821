import { useKitText } from '../i18n/kit-text'
import { ConfirmDialog } from '../ui/confirm-dialog'
import type { Action, ActionDialogProps } from './action'
import { useRun } from './use-run'

interface ConfirmActionProps extends ActionDialogProps<never> {
  readonly run: NonNullable<Action<never>['run']>
}

/** Asks whether it is meant, naming what it is about, and does it. */
export function ConfirmAction({ resource, label, about, target, run, onClose }: ConfirmActionProps) {
  const t = useKitText()
  const work = useRun(resource)
  return (
    <ConfirmDialog
      title={label}
      confirm={label}
      busy={work.isRunning}
      onConfirm={() => work.run((context) => run(target, context), onClose)}
      onCancel={onClose}
    >
      <p>{t('action.question', { action: label })}</p>
      <p className="kit-confirm-names">{about}</p>
    </ConfirmDialog>
  )
}
