import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useKitText } from '../i18n/kit-text'
import { useRuntime } from '../runtime/kit-provider'
import { Button } from '../ui/button'
import { FormField, type FormValues } from './form-field'
import { useSubmit } from './queries'
import { fieldRefusal, writeFailure } from './report'
import type { FormState } from './resource-form'
import type { Resource, Row } from './types'
import type { Labels } from './use-labels'

interface RecordFormProps {
  readonly resource: Resource
  readonly labels: Labels
  /** What is changed; absent for a new record. */
  readonly record: Row | undefined
  readonly state: RefObject<FormState>
  readonly onDone: () => void
  readonly onCancel: () => void
}

const valuesOf = (resource: Resource, record: Row | undefined): FormValues =>
  Object.fromEntries(
    resource.form.flatMap((name) => {
      const field = resource.fields[name]
      return field ? [[name, record ? field.read(record[name], record) : field.initial]] : []
    }),
  )

/** the key of a change, and what each field sends; a field may fill more names than its own, or leave its own out */
function draftOf(resource: Resource, record: Row | undefined, values: FormValues): Row {
  const draft: Record<string, unknown> = record ? { [resource.key]: record[resource.key] } : {}
  for (const name of resource.form) {
    const field = resource.fields[name]
    if (!field) continue
    const wire = field.write(values[name])
    if (wire !== undefined) draft[name] = wire
    Object.assign(draft, field.writeMore(values[name]))
  }
  return draft
}

/** The fields of a record with their checks; a failed save leaves everything as it was. */
export function RecordForm({ resource, labels, record, state, onDone, onCancel }: RecordFormProps) {
  const t = useKitText()
  const { notify } = useRuntime()
  const submit = useSubmit(resource)
  const form = useForm<FormValues>({ mode: 'onTouched', defaultValues: valuesOf(resource, record) })
  const { isDirty, isSubmitting } = form.formState
  useEffect(() => {
    state.current = { isDirty, isSaving: isSubmitting }
  })

  const { setFocus } = form
  const first = resource.form[0]
  useEffect(() => {
    if (first !== undefined) setFocus(first)
  }, [setFocus, first])

  const failed = (error: unknown) => {
    const refusal = fieldRefusal(error, resource.form)
    if (refusal) return form.setError(refusal.name, { type: 'server', message: refusal.message }, { shouldFocus: true })
    const text = writeFailure(error, t)
    if (text) notify({ kind: 'error', text })
  }
  const save = form.handleSubmit(async (values) => {
    try {
      await submit.mutateAsync(draftOf(resource, record, values))
    } catch (error) {
      return failed(error)
    }
    notify({ kind: 'success', text: t(record ? 'done.updated' : 'done.added') })
    onDone()
  })
  // two Enters in one frame both come before the button knows
  const isBusy = useRef(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    await save(event)
    isBusy.current = false
  }
  return (
    <form className="kit-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <div className="kit-dialog-body">
        {resource.form.map((name) => {
          const field = resource.fields[name]
          const rule = resource.api.submit?.rules?.[name] ?? {}
          return field && <FormField key={name} name={name} field={field} rule={rule} label={labels.field(name)} control={form.control} />
        })}
      </div>
      <div className="kit-dialog-foot">
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
        <Button kind="primary" type="submit" busy={isSubmitting}>
          {t('actions.save')}
        </Button>
      </div>
    </form>
  )
}
