import type { InputOf, Operation } from '@jwsk/sdk'
import { useRef } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useWriteMutation } from '../../runtime/use-write-mutation'
import type { FieldFor } from '../model/api'
import type { Row } from '../model/row'
import { useLabels } from '../model/use-labels'
import { FieldsForm } from './fields-form'
import type { FormShape, FormState } from './form-shape'

type Draft<O> = NonNullable<InputOf<O>>

interface OperationFormProps<O extends Operation> {
  /** What the form is sent to; its rules are checked first. */
  readonly api: O
  readonly fields: { readonly [K in Extract<keyof Draft<O>, string>]?: FieldFor<NonNullable<Draft<O>[K]>> }
  /** First key of its texts: `leave` finds `leave.fields.reason`. */
  readonly name: string
  /** What the fields start with. */
  readonly initialValues?: Partial<Draft<O>>
  /** What is sent besides the form. */
  readonly extraInput?: Partial<Draft<O>>
  /** Sends it in another way, e.g. as an upload that can be stopped; `cancelled`: the person stays with the form. */
  readonly onSubmit?: (draft: Draft<O>) => Promise<unknown>
  readonly saveLabel?: string
  /** What is said when it is done; 操作成功! unless said. */
  readonly successMessage?: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

/**
 * A form over one operation that stands in a view, with the checks of the contract.
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
  const { mutateAsync } = useWriteMutation((fields: Row): Promise<unknown> => {
    // the fields are those of the draft
    const draft = { ...fields, ...extraInput } as Draft<O>
    return onSubmit ? onSubmit(draft) : client.call<Operation>(api, draft)
  })
  const shape = {
    // a field is only ever handed values of its own wire name
    fields: fields as FormShape['fields'],
    sections: [{ name: undefined, fields: Object.keys(fields) }],
    visibleWhen: {},
    rules: api.rules,
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
      successMessage={successMessage ?? t('done.operated')}
      state={state}
    />
  )
}
