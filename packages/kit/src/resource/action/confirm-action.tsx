import { useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useClock } from '../../runtime/use-clock'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { DeclaredDialogProps, RunOptions } from '../model/action-options'
import { useRun } from './use-run'

/** Asks whether it is meant, naming what it is about and what comes of it, and does it. */
export function ConfirmAction({ resource, labels, label, about, target, name, options, onClose }: DeclaredDialogProps<RunOptions<never>>) {
  const t = useKitText()
  const now = useClock()
  const { run, isRunning } = useRun(resource)
  const [warning] = useState(() => options.warn?.(target, { now }))
  return (
    <ConfirmDialog
      title={label}
      confirm={label}
      tone={options.tone ?? 'plain'}
      busy={isRunning}
      onConfirm={() => run({ label, about, work: (context) => options.run(target, context) }, onClose)}
      onCancel={onClose}
    >
      <p>{t('action.question', { action: label })}</p>
      <p className="pt-2 text-color-secondary">{about}</p>
      {warning && (
        <p className="pt-2 text-orange-500" role="alert">
          {labels.warning(warning)}
        </p>
      )}
      <p className="pt-2">{labels.follows(name)}</p>
    </ConfirmDialog>
  )
}
