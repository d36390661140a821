import { useKitText } from '@jwsk/ui'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import type { WireRecord } from '../../fields/types'
import { findTooLongField } from '../../runtime/failure-messages'
import { useRuntime } from '../../runtime/kit-provider'
import { useUnsavedChanges } from '../../runtime/unsaved-changes'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { getEntity } from '../profile/adapt-to-profile'
import { createSuccessNotice, type DoneMessage, getWriteErrorMessage, parseFieldRefusal } from '../write/write-messages'
import type { FormOrigin, FormShape, FormState } from './form-shape'
import { type FormValues, getDirtyValues, toDraft, toFormValues } from './form-values'
import type { CheckRunner } from './rules/check-runner'
import { useChecks } from './rules/use-checks'
import { type FormSteps, useFormSteps } from './steps/use-form-steps'

/** What a form edits, and what becomes of it. */
export interface FieldsFormOptions {
  readonly shape: FormShape
  readonly origin: FormOrigin
  readonly labels: Labels
  /** Initial values; `undefined` for a new record. */
  readonly record: Row | undefined
  /** Sends the draft; an error is reported once. `cancelled`: the user stays in the form. */
  readonly onSubmit: (draft: Row) => Promise<unknown>
  /** Message after success. */
  readonly successMessage: DoneMessage | ((draft: Row) => DoneMessage)
  readonly state: RefObject<FormState>
  readonly onDone: () => void
}

/** Form with the contract's validation, its steps, and its submit handler. */
export interface FieldsFormController {
  readonly shape: FormShape
  readonly labels: Labels
  readonly form: UseFormReturn<FormValues>
  readonly checks: CheckRunner | undefined
  readonly steps: FormSteps
  /** Ref of the form element. */
  readonly ref: RefObject<HTMLFormElement | null>
  readonly isSubmitting: boolean
  /** Whether errors are summarized, because more fields than fit are in sight. */
  readonly isLong: boolean
  /** Sets fields from values on the wire. */
  readonly fill: (record: WireRecord) => void
  readonly submit: (event: FormEvent) => Promise<void>
}

/** more fields exceed the viewport: errors are summarized at the top */
const maxFieldsWithoutOutline = 10

/** Creates the form. `restored` are the values of an ended session; the shape is that of the deployment. */
export function useFieldsForm(
  { shape, origin, labels, record, onSubmit: save, successMessage, state, onDone }: FieldsFormOptions,
  restored: FormValues | undefined,
): FieldsFormController {
  const t = useKitText()
  const { client, notify } = useRuntime()
  const [start] = useState(() => toFormValues(shape, record))
  const isLong = !shape.isStepped && shape.sections.flatMap(({ fields }) => fields).length > maxFieldsWithoutOutline
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: !isLong && !shape.isStepped,
    defaultValues: { ...start, ...restored },
  })
  const { isDirty, isSubmitting } = form.formState
  const ref = useUnsavedChanges<HTMLFormElement>({
    isDirty: isDirty || restored !== undefined,
    draft: () => ({ ...origin, values: getDirtyValues(shape, start, form.getValues()) }),
  })
  useEffect(() => {
    state.current = { isSaving: isSubmitting }
  })

  const checks = useChecks({ shape, labels, form })
  const steps = useFormSteps({ shape, form, checks })

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
    if (refusal) {
      form.setError(refusal.name, { type: 'server', message: refusal.message })
      return steps.focus(refusal.name)
    }
    const text = getWriteErrorMessage(error, t)
    if (text) notify({ severity: 'error', text })
  }
  const focusFirstError = (errors: FieldErrors<FormValues>) => {
    const first = shape.sections.flatMap(({ fields }) => fields).find((name) => errors[name])
    if (shape.isStepped && first !== undefined) steps.focus(first)
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
  }, focusFirstError)
  // two Enter presses in one frame precede the disabled state of the button
  const isBusy = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    if (steps.isLast) {
      checks?.beginSave()
      await send(event)
      checks?.endSave()
    } else await steps.open(steps.current + 1)
    isBusy.current = false
  }
  return { shape, labels, form, checks, steps, ref, isSubmitting, isLong, fill, submit }
}
