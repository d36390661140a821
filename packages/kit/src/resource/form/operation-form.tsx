import type { InputOf, Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useMemo, useRef } from 'react'
import { bindFields } from '../../fields/bind-fields'
import { useRuntime } from '../../runtime/kit-provider'
import { useWriteMutation } from '../../runtime/use-write-mutation'
import type { FieldFor, StringKey } from '../model/api'
import type { Row } from '../model/row'
import type { CheckContext, CheckOutcome, ComputeDeclaration, KnownNames } from '../model/rules/form-rules'
import { useLabels } from '../model/use-labels'
import { FieldsForm } from './fields-form'
import type { FormShape, FormState } from './form-shape'

type Draft<O> = NonNullable<InputOf<O>>

interface OperationFormProps<O extends Operation, C> {
  /** Operation that receives the form; its rules are validated first. */
  readonly api: O
  readonly fields: { readonly [K in Extract<keyof Draft<O>, string>]?: FieldFor<NonNullable<Draft<O>[K]>> }
  /** First key of its texts: `leave` uses `leave.fields.reason`. */
  readonly name: string
  /** Rules across fields: messages by field name, or nothing; a text is at `checks` of its texts. May be asynchronous. */
  readonly check?: (draft: Partial<Draft<O>>, context: CheckContext) => C & KnownNames<C, StringKey<Draft<O>>, O>
  /** Values derived from the others: read-only, and sent with `{ value, send: true }`. */
  readonly compute?: ComputeDeclaration<Draft<O>, StringKey<Draft<O>>>
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
export function OperationForm<O extends Operation, const C extends CheckOutcome = undefined>({
  api,
  fields,
  name,
  check,
  compute,
  initialValues,
  extraInput,
  onSubmit,
  saveLabel,
  successMessage,
  ...rest
}: OperationFormProps<O, C>) {
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
    // the draft has the type of the operation's input
    check: check as FormShape['check'],
    compute: compute as FormShape['compute'],
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
