import { useKitText } from '../i18n/kit-text'
import { ConfirmDialog } from '../ui/confirm-dialog'
import type { ActionForm } from './action'
import { FieldsForm } from './fields-form'
import { FormDialog } from './form-dialog'
import type { Row } from './types'
import type { Labels } from './use-labels'
import type { useRunAction } from './use-run-action'

interface ActionDialogProps {
  readonly labels: Labels
  readonly run: ReturnType<typeof useRunAction>
  readonly nameOf: (row: Row) => string
}

const isRow = (target: unknown): target is Row => typeof target === 'object' && target !== null && !Array.isArray(target)

const shapeOf = ({ fields, operation }: ActionForm<never>) => ({
  fields,
  sections: [{ name: undefined, fields: Object.keys(fields) }],
  when: {},
  rules: operation.rules,
})

/** What an action asks before it is sent: a few fields, or whether it is meant. */
export function ActionDialog({ labels, run, nameOf }: ActionDialogProps) {
  const t = useKitText()
  const { asking } = run
  if (!asking) return null
  const { action, target } = asking
  const label = labels.action(action.name)
  const rows = Array.isArray(target) ? target.filter(isRow) : [target].filter(isRow)
  const about = rows.length > 1 ? t('table.selected', { count: rows.length }) : rows.map(nameOf).join('')
  if (!action.form)
    return (
      <ConfirmDialog title={label} confirm={label} busy={run.isRunning} onConfirm={run.confirm} onCancel={run.close}>
        <p>{t('action.question', { action: label })}</p>
        <p className="kit-confirm-names">{about}</p>
      </ConfirmDialog>
    )
  const shape = shapeOf(action.form)
  // the action was made for this target
  const record = action.form.start(target as never)
  return (
    <FormDialog title={`${label} ${about}`.trim()} fields={shape.sections} onClose={run.close}>
      {(parts) => (
        <FieldsForm
          {...parts}
          shape={shape}
          labels={labels}
          record={record}
          saveLabel={label}
          save={run.send}
          done={t('done.operated')}
          onDone={run.close}
        />
      )}
    </FormDialog>
  )
}
