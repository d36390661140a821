import { useKitText } from '../../i18n/kit-text'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { DeclaredDialogProps, RunOptions } from '../model/action-options'
import { useRun } from './use-run'

/** Asks whether it is meant, naming what it is about, and does it. */
export function ConfirmAction({ resource, label, about, target, options, onClose }: DeclaredDialogProps<RunOptions<never>>) {
  const t = useKitText()
  const work = useRun(resource)
  return (
    <ConfirmDialog
      title={label}
      confirm={label}
      busy={work.isRunning}
      onConfirm={() => work.run((context) => options.run(target, context), onClose)}
      onCancel={onClose}
    >
      <p>{t('action.question', { action: label })}</p>
      <p className="pt-2 text-color-secondary">{about}</p>
    </ConfirmDialog>
  )
}
