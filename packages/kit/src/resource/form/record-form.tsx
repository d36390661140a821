import type { RefObject } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { placeOf } from '../model/place'
import { useSubmit } from '../model/queries'
import { recordName } from '../model/record-name'
import { doneTo } from '../model/report'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { FieldsForm } from './fields-form'
import type { FormState } from './form-shape'
import { presetsOf } from './form-values'
import { PluginForm } from './plugin-form'
import { useConflict } from './use-conflict'

interface RecordFormProps {
  readonly resource: Resource
  readonly labels: Labels
  /** What is changed; absent for a new record. */
  readonly record: Row | undefined
  /** What is sent besides the form. */
  readonly presetValues: Row | undefined
  readonly state: RefObject<FormState>
  /** Told what was sent, once it is kept. */
  readonly onSaved?: ((draft: Row) => void) | undefined
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** a platform that leaves a secret out of a record has it all the same */
const secretsOf = ({ fields }: Resource): Row =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field?.isSecret ? [[name, undefined]] : [])))

/** Adds or changes one record of a resource. */
export function RecordForm({ resource, record, presetValues, onSaved, ...rest }: RecordFormProps) {
  const t = useKitText()
  const submit = useSubmit(resource, record)
  const { mayWrite, asking } = useConflict(resource, record)
  const { fields, sections, shown, api, key, Form } = resource
  const save = async (draft: Row) => {
    if (!(await mayWrite())) return 'cancelled'
    const sent = { ...presetValues, ...(record && { [key]: record[key] }), ...draft }
    const answer = await submit.mutateAsync(sent)
    onSaved?.(sent)
    return answer
  }
  const done = (draft: Row) => doneTo(t(record ? 'done.updated' : 'done.added'), recordName(resource, { ...record, ...draft }), t)
  return (
    <>
      {Form ? (
        <PluginForm {...rest} load={Form} record={record} presetValues={presetValues} save={save} done={done} />
      ) : (
        <FieldsForm
          {...rest}
          shape={{ fields, sections, shown, rules: api.submit?.rules }}
          origin={record ? { place: placeOf(resource, 'edit', [record]) } : { place: placeOf(resource, 'add'), target: presetValues }}
          record={record ? { ...secretsOf(resource), ...record } : { ...presetsOf(fields), ...presetValues }}
          saveLabel={t('actions.save')}
          save={save}
          done={done}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={t('form.conflictTitle')}
          confirm={t('actions.overwrite')}
          cancel={t('actions.stay')}
          onConfirm={() => asking(true)}
          onCancel={() => asking(false)}
        >
          <p>{t('form.conflict')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
