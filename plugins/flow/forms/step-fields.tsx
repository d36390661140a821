import '../views/flow-page.css'
import { DynamicDetails, Fallback, useTranslate } from '@jwsk/kit'
import { useId } from 'react'
import type { StepField, StepForm } from './use-step-form'

interface EditedFieldProps {
  readonly form: StepForm
  readonly field: StepField
}

/** Label, input and error of a field that the step may change. */
function EditedField({ form, field: { name, label, field, hasFixedLines } }: EditedFieldProps) {
  const id = useId()
  const error = form.getError(name)
  return (
    <div className={`kit-field ${hasFixedLines ? 'flow-fixed-rows' : ''}`} data-span={field.span}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {field.required && (
          <span className="pl-1 text-red-500" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className="kit-field-control">
        <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
          <field.Input
            id={id}
            value={form.getValue(name)}
            onChange={(value) => form.change(name, value)}
            onBlur={() => undefined}
            invalid={error !== undefined}
            required={field.required}
            describedBy={`${id}-note`}
            rule={{}}
            inputRef={(element) => form.setControl(name, element)}
          />
        </Fallback>
        <p id={`${id}-note`} className="kit-field-note is-invalid text-xs text-red-500" aria-live="polite">
          {error}
        </p>
      </div>
    </div>
  )
}

type Block = 'read' | 'edit' | 'rows'

const getBlock = ({ isEditable, kind }: StepField): Block => {
  if (isEditable) return 'edit'
  return kind === 'rows' ? 'rows' : 'read'
}

/** Groups neighbors that are rendered alike. */
function groupFields(fields: readonly StepField[]) {
  const groups: { readonly block: Block; readonly fields: StepField[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last?.block === getBlock(field)) last.fields.push(field)
    else groups.push({ block: getBlock(field), fields: [field] })
  }
  return groups
}

/** Read-only rows below their label, over the whole width. */
function ReadRows({ fields, record }: { readonly fields: readonly StepField[]; readonly record: StepForm['record'] }) {
  return fields.map(({ name, label, field }) => (
    <section key={name} className="flex flex-column row-gap-2 min-w-0">
      <h3 className="text-sm">{label}</h3>
      <field.Detail value={field.parse(record[name], record)} />
    </section>
  ))
}

/** Facts that decide, which the step may not change. */
export function StepFacts({ form }: { readonly form: StepForm }) {
  const t = useTranslate()
  const facts = form.fields.filter(({ isFact, isEditable, kind }) => isFact && !isEditable && kind !== 'rows')
  if (facts.length === 0) return null
  return (
    <section className="flow-facts p-3 border-1 surface-border border-round" aria-label={t('request.facts')}>
      <DynamicDetails fields={facts} record={form.record} />
    </section>
  )
}

/** Fields of a request: those that the step may change as inputs in place, the others as text. */
export function StepFields({ form }: { readonly form: StepForm }) {
  const displayed = form.fields.filter(({ isFact, isEditable, kind }) => !isFact || isEditable || kind === 'rows')
  return (
    <div ref={form.ref} className="flex flex-column row-gap-4 min-w-0">
      {groupFields(displayed).map(({ block, fields }) => {
        const key = fields.map(({ name }) => name).join()
        if (block === 'rows') return <ReadRows key={key} fields={fields} record={form.record} />
        if (block === 'read') return <DynamicDetails key={key} fields={fields} record={form.record} />
        return (
          <div key={key} className="flow-step-fields">
            {fields.map((field) => (
              <EditedField key={field.name} form={form} field={field} />
            ))}
          </div>
        )
      })}
    </div>
  )
}
