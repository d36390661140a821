import '../../ui/styles'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { WireRecord } from '../../fields/types'
import { useKitText } from '../../i18n/kit-text'
import { useDraft } from '../../runtime/drafts'
import { useRuntime } from '../../runtime/kit-provider'
import { useUnsaved } from '../../runtime/unsaved'
import { Button } from '../../ui/button'
import { fieldRefusal, successNotice, writeFailure } from '../model/report'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { FormProblems } from './form-problems'
import { FormSections } from './form-sections'
import type { FormOrigin, FormShape, FormState } from './form-shape'
import { draftOf, type FormValues, typedOf, valuesOf } from './form-values'

interface FieldsFormProps {
  readonly shape: FormShape
  readonly origin: FormOrigin
  readonly labels: Labels
  /** What the fields start with; a new record without. */
  readonly record: Row | undefined
  readonly saveLabel: string
  /** Sends the draft; whatever it throws is told once. `cancelled`: the person stays with the form after all. */
  readonly save: (draft: Row) => Promise<unknown>
  /** What is said when it went well. */
  readonly done: string | ((draft: Row) => string)
  readonly state: RefObject<FormState>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Fields with their checks, and what becomes of them; what was typed when a session ended comes back on demand. */
export function FieldsForm(props: FieldsFormProps) {
  const restored = useDraft(props.origin.place)?.values
  // it begins anew with them: fields that depend on others must not see them change
  return <FormBody key={restored ? 'restored' : 'new'} {...props} restored={restored} />
}

/** of more than these some are out of sight: what is wrong is listed at the top */
const fieldsAtAGlance = 10

interface FormBodyProps extends FieldsFormProps {
  readonly restored: FormValues | undefined
}

function FormBody({ shape, origin, restored, labels, record, saveLabel, save, done, state, onDone, onCancel }: FormBodyProps) {
  const t = useKitText()
  const { notify } = useRuntime()
  const [start] = useState(() => valuesOf(shape, record))
  const isLong = shape.sections.flatMap(({ fields }) => fields).length > fieldsAtAGlance
  const form = useForm<FormValues>({ mode: 'onTouched', shouldFocusError: !isLong, defaultValues: { ...start, ...restored } })
  const { isDirty, isSubmitting } = form.formState
  const box = useUnsaved<HTMLFormElement>({
    isDirty: isDirty || restored !== undefined,
    draft: () => ({ ...origin, values: typedOf(shape, start, form.getValues()) }),
  })
  useEffect(() => {
    state.current = { isSaving: isSubmitting }
  })

  const { setFocus } = form
  const first = shape.sections[0]?.fields[0]
  useEffect(() => {
    if (first !== undefined) setFocus(first)
  }, [setFocus, first])

  const fill = (wire: WireRecord) => {
    for (const [name, field] of Object.entries(shape.fields))
      if (name in wire) form.setValue(name, field.read(wire[name], wire), { shouldDirty: true, shouldValidate: true })
  }
  const failed = (error: unknown) => {
    const refusal = fieldRefusal(error, Object.keys(shape.fields))
    if (refusal) return form.setError(refusal.name, { type: 'server', message: refusal.message }, { shouldFocus: true })
    const text = writeFailure(error, t)
    if (text) notify({ kind: 'error', text })
  }
  const send = form.handleSubmit(async (values) => {
    try {
      const draft = draftOf(shape, values)
      const answer = await save(draft)
      if (answer === 'cancelled') return
      notify(successNotice(answer, typeof done === 'string' ? done : done(draft), t))
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
        {isLong && <FormProblems shape={shape} labels={labels} control={form.control} onChoose={setFocus} />}
        <FormSections shape={shape} labels={labels} control={form.control} onFill={fill} />
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
