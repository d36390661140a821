import '@jwsk/ui/styles'
import { Button, useKitText } from '@jwsk/ui'
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { WireRecord } from '../../fields/types'
import { useDraft } from '../../runtime/drafts'
import { findTooLongField } from '../../runtime/failure-messages'
import { useRuntime } from '../../runtime/kit-provider'
import { useUnsavedChanges } from '../../runtime/unsaved-changes'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { adaptForm, getEntity } from '../profile/adapt-to-profile'
import { createSuccessNotice, type DoneMessage, getWriteErrorMessage, parseFieldRefusal } from '../write/write-messages'
import { FormErrorSummary } from './form-errors'
import { FormSections } from './form-sections'
import type { FormOrigin, FormShape, FormState } from './form-shape'
import { type FormValues, getDirtyValues, toDraft, toFormValues } from './form-values'
import { useChecks } from './rules/use-checks'

interface FieldsFormProps {
  readonly shape: FormShape
  readonly origin: FormOrigin
  readonly labels: Labels
  /** Initial values; `undefined` for a new record. */
  readonly record: Row | undefined
  readonly saveLabel: string
  /** Sends the draft; an error is reported once. `cancelled`: the user stays in the form. */
  readonly onSubmit: (draft: Row) => Promise<unknown>
  /** Message after success. */
  readonly successMessage: DoneMessage | ((draft: Row) => DoneMessage)
  readonly state: RefObject<FormState>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Form with validation and submit handling; restores the draft of an ended session on request. */
export function FieldsForm(props: FieldsFormProps) {
  const { profile } = useRuntime().client
  const shape = useMemo(() => adaptForm(props.shape, profile), [props.shape, profile])
  const restored = useDraft(props.origin.formKey)?.values
  // remounts with the draft, so that dependent fields see no change
  return <FormBody key={restored ? 'restored' : 'new'} {...props} shape={shape} restored={restored} />
}

/** more fields exceed the viewport: errors are summarized at the top */
const maxFieldsWithoutOutline = 10

interface FormBodyProps extends FieldsFormProps {
  readonly restored: FormValues | undefined
}

function FormBody({
  shape,
  origin,
  restored,
  labels,
  record,
  saveLabel,
  onSubmit: save,
  successMessage,
  state,
  onDone,
  onCancel,
}: FormBodyProps) {
  const t = useKitText()
  const { client, notify } = useRuntime()
  const [start] = useState(() => toFormValues(shape, record))
  const isLong = shape.sections.flatMap(({ fields }) => fields).length > maxFieldsWithoutOutline
  const form = useForm<FormValues>({ mode: 'onTouched', shouldFocusError: !isLong, defaultValues: { ...start, ...restored } })
  const { isDirty, isSubmitting } = form.formState
  const box = useUnsavedChanges<HTMLFormElement>({
    isDirty: isDirty || restored !== undefined,
    draft: () => ({ ...origin, values: getDirtyValues(shape, start, form.getValues()) }),
  })
  useEffect(() => {
    state.current = { isSaving: isSubmitting }
  })

  const checks = useChecks({ shape, labels, form })
  const { setFocus } = form
  const first = shape.sections[0]?.fields.find((name) => !shape.compute?.[name])
  useEffect(() => {
    if (first !== undefined) setFocus(first)
  }, [setFocus, first])

  const fill = (wire: WireRecord) => {
    for (const [name, field] of Object.entries(shape.fields))
      if (name in wire) form.setValue(name, field.parse(wire[name], wire), { shouldDirty: true, shouldValidate: true })
  }
  const parseTooLong = (error: unknown) => {
    const name = findTooLongField(error, client.profile, shape.operation && getEntity(shape.operation))
    return name !== undefined && Object.hasOwn(shape.fields, name) ? { name, message: t('form.tooLongToStore') } : undefined
  }
  const failed = (error: unknown) => {
    const refusal = parseFieldRefusal(error, Object.keys(shape.fields)) ?? parseTooLong(error)
    if (refusal) return form.setError(refusal.name, { type: 'server', message: refusal.message }, { shouldFocus: true })
    const text = getWriteErrorMessage(error, t)
    if (text) notify({ severity: 'error', text })
  }
  const send = form.handleSubmit(async (values) => {
    try {
      const draft = toDraft(shape, values)
      const answer = await save(draft)
      if (answer === 'cancelled') return
      notify(createSuccessNotice(answer, typeof successMessage === 'function' ? successMessage(draft) : successMessage, t))
    } catch (error) {
      return failed(error)
    }
    onDone()
  })
  // two Enter presses in one frame precede the disabled state of the button
  const isBusy = useRef(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    checks?.beginSave()
    await send(event)
    checks?.endSave()
    isBusy.current = false
  }
  return (
    <form ref={box} className="kit-form flex flex-column min-h-0" noValidate onSubmit={(event) => void onSubmit(event)}>
      <div className="kit-dialog-body">
        {isLong && <FormErrorSummary shape={shape} labels={labels} control={form.control} onSelect={setFocus} />}
        <FormSections shape={shape} labels={labels} control={form.control} onAutofill={fill} checks={checks} />
      </div>
      <div className="kit-dialog-footer">
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
        <Button variant="primary" type="submit" busy={isSubmitting}>
          {saveLabel}
        </Button>
      </div>
    </form>
  )
}
