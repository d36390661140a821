import '../../ui/styles'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useUnsaved } from '../../runtime/unsaved'
import { Button } from '../../ui/button'
import { fieldRefusal, successNotice, writeFailure } from '../model/report'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { FormSections } from './form-sections'
import type { FormShape, FormState } from './form-shape'
import { draftOf, type FormValues, valuesOf } from './form-values'

interface FieldsFormProps {
  readonly shape: FormShape
  readonly labels: Labels
  /** What the fields start with; a new record without. */
  readonly record: Row | undefined
  readonly saveLabel: string
  /** Sends the draft; whatever it throws is told once. `cancelled`: the person stays with the form after all. */
  readonly save: (draft: Row) => Promise<unknown>
  readonly done: string
  readonly state: RefObject<FormState>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Fields with their checks, and what becomes of them. */
export function FieldsForm({ shape, labels, record, saveLabel, save, done, state, onDone, onCancel }: FieldsFormProps) {
  const t = useKitText()
  const { notify } = useRuntime()
  const form = useForm<FormValues>({ mode: 'onTouched', defaultValues: valuesOf(shape, record) })
  const { isDirty, isSubmitting } = form.formState
  const box = useUnsaved<HTMLFormElement>({ isDirty })
  useEffect(() => {
    state.current = { isSaving: isSubmitting }
  })

  const { setFocus } = form
  const first = shape.sections[0]?.fields[0]
  useEffect(() => {
    if (first !== undefined) setFocus(first)
  }, [setFocus, first])

  const failed = (error: unknown) => {
    const refusal = fieldRefusal(error, Object.keys(shape.fields))
    if (refusal) return form.setError(refusal.name, { type: 'server', message: refusal.message }, { shouldFocus: true })
    const text = writeFailure(error, t)
    if (text) notify({ kind: 'error', text })
  }
  const send = form.handleSubmit(async (values) => {
    try {
      const answer = await save(draftOf(shape, values))
      if (answer === 'cancelled') return
      notify(successNotice(answer, done, t))
    } catch (error) {
      return failed(error)
    }
    onDone()
  })
  // two Enters in one frame both come before the button knows
  const isBusy = useRef(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    await send(event)
    isBusy.current = false
  }
  return (
    <form ref={box} className="kit-form flex flex-column min-h-0" noValidate onSubmit={(event) => void onSubmit(event)}>
      <div className="kit-dialog-body">
        <FormSections shape={shape} labels={labels} control={form.control} />
      </div>
      <div className="kit-dialog-foot">
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
        <Button kind="primary" type="submit" busy={isSubmitting}>
          {saveLabel}
        </Button>
      </div>
    </form>
  )
}
