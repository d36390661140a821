import { useKitText } from '@jwsk/ui'
import { useMemo, useRef } from 'react'
import { useWriteMutation } from '../../runtime/use-write-mutation'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import type { DynamicField } from './dynamic-details'
import { FieldsForm } from './fields-form'
import type { FormState } from './form-shape'

interface DynamicFormProps {
  /** Fields in display order. */
  readonly fields: readonly DynamicField[]
  /** Initial values. Defaults to none. */
  readonly initialValues?: Row
  /** Sends the values; a rejection that names a field is shown below it. */
  readonly onSubmit: (values: Row) => Promise<unknown>
  readonly saveLabel: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

const toLabels = (fields: readonly DynamicField[]): Labels => {
  const labelByName = new Map(fields.map(({ name, label }) => [name, label]))
  const getLabel = (name: string) => labelByName.get(name) ?? name
  return {
    title: '',
    hint: undefined,
    record: '',
    field: getLabel,
    help: () => '',
    section: getLabel,
    action: getLabel,
    consequence: getLabel,
    warning: getLabel,
    leftBehind: '',
    check: getLabel,
  }
}

/**
 * Form over fields that the platform describes at run time, each rendered and validated by its kind.
 *
 * @example
 * <DynamicForm fields={[{ name: 'amount', label: '金额', field: money({ required: true }) }]} onSubmit={start} saveLabel="提交" onDone={leave} onCancel={leave} />
 */
export function DynamicForm({ fields, initialValues, onSubmit, ...rest }: DynamicFormProps) {
  const t = useKitText()
  const state = useRef<FormState>({ isSaving: false })
  const { mutateAsync } = useWriteMutation(onSubmit)
  const shape = useMemo(
    () => ({
      fields: Object.fromEntries(fields.map(({ name, field }) => [name, field])),
      sections: [{ name: undefined, fields: fields.map(({ name }) => name) }],
      visibleWhen: {},
      rules: undefined,
    }),
    [fields],
  )
  const labels = useMemo(() => toLabels(fields), [fields])
  // only the field names distinguish one such form from another
  const origin = { formKey: `described ${fields.map(({ name }) => name).join()}` }
  return (
    <FieldsForm
      {...rest}
      shape={shape}
      origin={origin}
      labels={labels}
      record={initialValues}
      onSubmit={mutateAsync}
      successMessage={{ text: t('done.operated') }}
      state={state}
    />
  )
}
