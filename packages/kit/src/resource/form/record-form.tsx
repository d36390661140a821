import { ConfirmDialog, useKitText } from '@jwsk/ui'
import { type RefObject, useRef } from 'react'
import { useDraft } from '../../runtime/drafts'
import { useRuntime } from '../../runtime/kit-provider'
import { highlightRows } from '../list/highlight-rows'
import { createFormKey } from '../model/form-key'
import { useSubmitMutation } from '../model/queries'
import { getRecordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { createDoneMessage } from '../write/write-messages'
import { toEditPayload, toEditRecord, toFormShape } from './edit-record'
import { FieldsForm } from './fields-form'
import type { FormState } from './form-shape'
import { getDefaultValues } from './form-values'
import { RecordFormContext } from './own/record-form-context'
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

/** Returns the user's tenant if a new record requires one. */
function useOwnTenant({ api, fields }: Resource): Row {
  const { client } = useRuntime()
  const tenantId = client.session.current()?.user.tenantId
  return fields.tenantId && api.submit?.rules?.tenantId?.required && tenantId ? { tenantId } : {}
}

/** Form that adds or edits one record of a resource. */
export function RecordForm({ resource, record, fixedValues, onSaved, ...rest }: RecordFormProps) {
  const t = useKitText()
  const submit = useSubmitMutation(resource, record)
  const ownTenant = useOwnTenant(resource)
  const addition = useSubmitMutation(resource, undefined)
  const { decideSave, conflict, resolveConflict } = useEditConflict(resource, record)
  // the decision for the last draft, which its success message names
  const isEdit = useRef(false)
  const { fields, Form } = resource
  const save = async (draft: Row) => {
    const decision = record ? await decideSave() : 'add'
    if (decision === 'cancelled') return decision
    isEdit.current = decision === 'edit'
    const sent = record && isEdit.current ? toEditPayload(resource, { record, fixedValues, draft }) : { ...fixedValues, ...draft }
    const answer = await (isEdit.current ? submit : addition).mutateAsync(sent)
    onSaved?.(sent)
    if (isEdit.current) highlightRows(resource, record)
    return answer
  }
  const done = (draft: Row) =>
    createDoneMessage(t(isEdit.current ? 'done.updated' : 'done.added'), getRecordName(resource, { ...record, ...draft }))
  const form = {
    ...rest,
    shape: toFormShape(resource),
    origin: record
      ? { formKey: createFormKey(resource, 'edit', [record]) }
      : { formKey: createFormKey(resource, 'add'), target: fixedValues },
    record: record ? toEditRecord(resource, record) : { ...getDefaultValues(fields), ...ownTenant, ...fixedValues },
    saveLabel: t('actions.save'),
    onSubmit: save,
    successMessage: done,
  }
  const restored = useDraft(form.origin.formKey)
  return (
    <>
      {Form ? (
        <RecordFormContext value={form}>
          {/* remounts with the draft, like the declared form */}
          <PluginForm
            key={restored ? 'restored' : 'new'}
            {...rest}
            load={Form}
            record={record}
            fixedValues={fixedValues}
            onSubmit={save}
            getSuccessMessage={done}
          />
        </RecordFormContext>
      ) : (
        <FieldsForm {...form} />
      )}
      {conflict === 'changed' && (
        <ConfirmDialog
          title={t('form.conflictTitle')}
          confirmLabel={t('actions.overwrite')}
          cancelLabel={t('actions.stay')}
          onConfirm={() => resolveConflict('edit')}
          onCancel={() => resolveConflict('cancelled')}
        >
          <p>{t('form.conflict')}</p>
        </ConfirmDialog>
      )}
      {conflict === 'deleted' && (
        <ConfirmDialog
          title={t('form.deletedTitle')}
          confirmLabel={t('actions.addAgain')}
          cancelLabel={t('actions.stay')}
          tone="plain"
          onConfirm={() => resolveConflict('add')}
          onCancel={() => resolveConflict('cancelled')}
        >
          <p>{t('form.deleted')}</p>
          <p className="pt-2 text-color-secondary">{t('form.addAgain')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
