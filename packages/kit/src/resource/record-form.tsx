import type { RefObject } from 'react'
import { useKitText } from '../i18n/kit-text'
import { FieldsForm, type FormState } from './fields-form'
import { useSubmit } from './queries'
import type { Resource, Row } from './types'
import type { Labels } from './use-labels'

interface RecordFormProps {
  readonly resource: Resource
  readonly labels: Labels
  /** What is changed; absent for a new record. */
  readonly record: Row | undefined
  /** What is sent besides the form. */
  readonly given: Row | undefined
  readonly state: RefObject<FormState>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Adds or changes one record of a resource. */
export function RecordForm({ resource, record, given, ...rest }: RecordFormProps) {
  const t = useKitText()
  const submit = useSubmit(resource)
  const { fields, sections, when, api, key } = resource
  return (
    <FieldsForm
      {...rest}
      shape={{ fields, sections, when, rules: api.submit?.rules }}
      record={record ?? given}
      saveLabel={t('actions.save')}
      save={(draft) => submit.mutateAsync({ ...given, ...(record && { [key]: record[key] }), ...draft })}
      done={t(record ? 'done.updated' : 'done.added')}
    />
  )
}
