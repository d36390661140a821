import type { InputOf, Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useMemo, useRef } from 'react'
import { bindFields } from '../../fields/bind-fields'
import { useRuntime } from '../../runtime/kit-provider'
import { useWriteMutation } from '../../runtime/use-write-mutation'
import type { FieldFor } from '../model/api'
import type { Row } from '../model/row'
import { useLabels } from '../model/use-labels'
import { FieldsForm } from './fields-form'
import type { FormShape, FormState } from './form-shape'

type Draft<O> = NonNullable<InputOf<O>>

interface OperationFormProps<O extends Operation> {
  /** Operation that receives the form; its rules are validated first. */
  readonly api: O
  readonly fields: { readonly [K in Extract<keyof Draft<O>, string>]?: FieldFor<NonNullable<Draft<O>[K]>> }
  /** First key of its texts: `leave` uses `leave.fields.reason`. */
  readonly name: string
  /** Initial values of the fields. */
  readonly initialValues?: Partial<Draft<O>>
  /** Values sent in addition to the form. */
  readonly extraInput?: Partial<Draft<O>>
  /** Sends the draft in a custom way, e.g. as an upload that can be aborted; `cancelled`: the user stays in the form. */
  readonly onSubmit?: (draft: Draft<O>) => Promise<unknown>
  readonly saveLabel?: string
  /** Message after success. Defaults to 操作成功! */
  readonly successMessage?: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

/**
 * Form over one operation inside a view, with the contract's validation.
 *
 * @example
 * <OperationForm api={user.updateInfo} name="profile" fields={{ realName: text() }} onDone={reload} onCancel={close} />
 */
export function OperationForm<O extends Operation>({
  api,
  fields,
  name,
  initialValues,
  extraInput,
  onSubmit,
  saveLabel,
  successMessage,
  ...rest
}: OperationFormProps<O>) {
  const t = useKitText()
  const { client } = useRuntime()
  const state = useRef<FormState>({ isSaving: false })
  const labels = useLabels({ name })
  // a field is only passed values of its wire name
  const boundFields = useMemo(() => bindFields(fields as FormShape['fields'], name), [fields, name])
  const { mutateAsync } = useWriteMutation((fields: Row): Promise<unknown> => {
    // the fields are those of the draft
    const draft = { ...fields, ...extraInput } as Draft<O>
    return onSubmit ? onSubmit(draft) : client.call<Operation>(api, draft)
  })
  const shape = {
    fields: boundFields,
    sections: [{ name: undefined, fields: Object.keys(fields) }],
    visibleWhen: {},
    rules: api.rules,
    operation: api,
  }
  return (
    <FieldsForm
      {...rest}
      shape={shape}
      origin={{ formKey: name }}
      labels={labels}
      record={initialValues}
      saveLabel={saveLabel ?? t('actions.save')}
      onSubmit={mutateAsync}
      successMessage={{ text: successMessage ?? t('done.operated') }}
      state={state}
    />
  )
}
