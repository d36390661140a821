import { ConfirmDialog, useKitText } from '@jwsk/ui'
import type { RefObject } from 'react'
import { createFormKey } from '../model/form-key'
import { useSubmitMutation } from '../model/queries'
import { getRecordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { formatDoneTo } from '../model/write-messages'
import { FieldsForm } from './fields-form'
import type { FormState } from './form-shape'
import { getDefaultValues } from './form-values'
import { PluginForm } from './plugin-form'
import { useEditConflict } from './use-edit-conflict'

interface RecordFormProps {
  readonly resource: Resource
  readonly labels: Labels
  /** Record to edit; `undefined` for a new one. */
  readonly record: Row | undefined
  /** Values sent in addition to the form. */
  readonly fixedValues: Row | undefined
  readonly state: RefObject<FormState>
  /** Called with the sent draft after it was saved. */
  readonly onSaved?: ((draft: Row) => void) | undefined
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** a platform that omits a secret from a record still stores it */
const getEmptySecrets = ({ fields }: Resource): Row =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field?.isSecret ? [[name, undefined]] : [])))

/** Form that adds or edits one record of a resource. */
export function RecordForm({ resource, record, fixedValues, onSaved, ...rest }: RecordFormProps) {
  const t = useKitText()
  const submit = useSubmitMutation(resource, record)
  const { canSave, resolveConflict } = useEditConflict(resource, record)
  const { fields, sections, visibleWhen, api, key, Form } = resource
  const save = async (draft: Row) => {
    if (!(await canSave())) return 'cancelled'
    const sent = { ...fixedValues, ...(record && { [key]: record[key] }), ...draft }
    const answer = await submit.mutateAsync(sent)
    onSaved?.(sent)
    return answer
  }
  const done = (draft: Row) => formatDoneTo(t(record ? 'done.updated' : 'done.added'), getRecordName(resource, { ...record, ...draft }), t)
  return (
    <>
      {Form ? (
        <PluginForm {...rest} load={Form} record={record} fixedValues={fixedValues} onSubmit={save} getSuccessMessage={done} />
      ) : (
        <FieldsForm
          {...rest}
          shape={{ fields, sections, visibleWhen, rules: api.submit?.rules }}
          origin={
            record
              ? { formKey: createFormKey(resource, 'edit', [record]) }
              : { formKey: createFormKey(resource, 'add'), target: fixedValues }
          }
          record={record ? { ...getEmptySecrets(resource), ...record } : { ...getDefaultValues(fields), ...fixedValues }}
          saveLabel={t('actions.save')}
          onSubmit={save}
          successMessage={done}
        />
      )}
      {resolveConflict && (
        <ConfirmDialog
          title={t('form.conflictTitle')}
          confirmLabel={t('actions.overwrite')}
          cancelLabel={t('actions.stay')}
          onConfirm={() => resolveConflict(true)}
          onCancel={() => resolveConflict(false)}
        >
          <p>{t('form.conflict')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
