import { ConfirmDialog, useKitText } from '@jwsk/ui'
import { useState } from 'react'
import { useFormatSiteTime } from '../../runtime/use-format-site-time'
import type { DeclaredDialogProps, RunOptions } from '../model/action-options'
import { TargetDetails } from './target-details'
import { useActionRunner } from './use-action-runner'

/** Confirms an action, with target and consequence, and then runs it. */
export function ConfirmAction({
  resource,
  labels,
  label,
  targetLabel,
  target,
  name,
  options,
  onClose,
}: DeclaredDialogProps<RunOptions<never>>) {
  const t = useKitText()
  const now = useFormatSiteTime()
  const { run, isRunning } = useActionRunner(resource)
  const [warning] = useState(() => options.getWarning?.(target, { now }))
  return (
    <ConfirmDialog
      title={label}
      confirmLabel={label}
      tone={options.tone ?? 'plain'}
      busy={isRunning}
      onConfirm={() => run({ label, targetLabel, target, run: (context) => options.run(target, context) }, onClose)}
      onCancel={onClose}
    >
      <p>{t('action.question', { action: label })}</p>
      <p className="pt-2 text-color-secondary">{targetLabel}</p>
      <TargetDetails
        className="mt-3 p-3 border-round surface-hover"
        {...{ resource, labels, target, targetLabel }}
        fields={options.details ?? resource.columns}
      />
      {warning && (
        <p className="pt-2 text-orange-500" role="alert">
          {labels.warning(warning)}
        </p>
      )}
      <p className="pt-2">{labels.consequence(name)}</p>
    </ConfirmDialog>
  )
}
