import type { InputOf, Operation } from '@jwsk/sdk'
import { useKitText } from '@jwsk/ui'
import { useMemo, useRef } from 'react'
import { bindFields } from '../../fields/bind-fields'
import { useRuntime } from '../../runtime/kit-provider'
import { useWriteMutation } from '../../runtime/use-write-mutation'
import type { FieldFor, StringKey } from '../model/api'
import type { Row } from '../model/row'
import type { CheckContext, CheckOutcome, ComputeDeclaration, KnownNames } from '../model/rules/form-rules'
import { type FormLayout, type StepsOf, toSections } from '../model/section'
import { useLabels } from '../model/use-labels'
import { FieldsForm } from './fields-form'
import type { FormShape, FormState } from './form-shape'

type Draft<O> = NonNullable<InputOf<O>>

interface OperationFormProps<O extends Operation, C, S extends string> {
  /** Operation that receives the form; its rules are validated first. */
  readonly api: O
  readonly fields: { readonly [K in Extract<keyof Draft<O>, string>]?: FieldFor<NonNullable<Draft<O>[K]>> }
  /** First key of its texts: `leave` uses `leave.fields.reason`. */
  readonly name: string
  /** Fields of the form, in sections: `{ basic: ['plate'], price: ['fee'] }`. Defaults to all in the order of `fields`. */
  readonly form?: FormLayout<StringKey<Draft<O>>, S>
  /** Shows the sections of `form` as steps, each validated before the next. */
  readonly steps?: StepsOf<S>
  /** Conditions by which a field is visible, given the values of the others on the wire. Defaults to always visible. */
  readonly visibleWhen?: { readonly [K in StringKey<Draft<O>>]?: (draft: Partial<Draft<O>>) => boolean }
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
export function OperationForm<O extends Operation, const C extends CheckOutcome = undefined, const S extends string = never>({
  api,
  fields,
  name,
  form,
  steps,
  visibleWhen,
  check,
  compute,
  initialValues,
  extraInput,
  onSubmit,
  saveLabel,
  successMessage,
  ...rest
}: OperationFormProps<O, C, S>) {
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
    sections: toSections(form ?? Object.keys(fields)),
    isStepped: steps ?? false,
    // the draft has the type of the operation's input
    visibleWhen: (visibleWhen ?? {}) as FormShape['visibleWhen'],
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
