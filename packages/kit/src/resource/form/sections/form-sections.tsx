import { useId } from 'react'
import type { Control } from 'react-hook-form'
import type { WireRecord } from '../../../fields/types'
import type { Labels } from '../../model/use-labels'
import { FormField } from '../form-field'
import type { FormShape } from '../form-shape'
import type { FormValues } from '../form-values'
import type { CheckRunner } from '../rules/check-runner'
import { ComputedField } from '../rules/computed-field'
import { FormOutline } from './form-outline'
import { getUnpairedFields } from './unpaired-fields'
import { useVisibleSections } from './use-visible-sections'

interface FormSectionsProps {
  readonly shape: FormShape
  readonly labels: Labels
  readonly control: Control<FormValues>
  /** Receives values that one field sets in others. */
  readonly onAutofill: (record: WireRecord) => void
  readonly checks: CheckRunner | undefined
  /** Section that is shown, if the form has steps. */
  readonly step?: string | undefined
}

/** a form with this many fields is longer than the viewport */
const longForm = 12
const manySections = 3

/** Fields in their sections, without those whose condition does not hold; with a step, only its section is in sight. */
export function FormSections({ shape, labels, control, onAutofill, checks, step }: FormSectionsProps) {
  const sections = useVisibleSections(shape, control)
  const id = useId()
  const length = shape.sections.flatMap(({ fields }) => fields).length
  const parts = sections.map(({ name: section, fields }) => {
    const unpaired = getUnpairedFields(shape.fields, fields)
    const body = fields.flatMap((name) => {
      const field = shape.fields[name]
      if (!field) return []
      if (shape.compute?.[name])
        return [<ComputedField key={name} {...{ name, field, shape, labels, control }} isWide={unpaired.has(name)} />]
      return [
        <FormField
          key={name}
          name={name}
          field={field}
          rule={shape.rules?.[name] ?? {}}
          labels={labels}
          control={control}
          isWide={unpaired.has(name)}
          fields={shape.fields}
          onFill={onAutofill}
          checks={checks}
        />,
      ]
    })
    return { id: `${id}-${section}`, section, label: section === undefined ? undefined : labels.section(section), fields, body }
  })
  const isLong = step === undefined && length >= longForm && parts.length >= manySections
  return (
    <>
      {isLong && (
        <FormOutline
          sections={parts.flatMap(({ label, ...part }) => (label === undefined ? [] : [{ ...part, label }]))}
          shape={shape}
          control={control}
        />
      )}
      {parts.map(({ id: key, section, label, body }) =>
        label === undefined ? (
          <div key={key} className="kit-fields">
            {body}
          </div>
        ) : (
          <fieldset key={key} id={key} className="kit-section pb-2" hidden={step !== undefined && section !== step}>
            <legend className={step === undefined ? 'pb-3 font-semibold' : 'sr-only'}>{label}</legend>
            <div className="kit-fields">{body}</div>
          </fieldset>
        ),
      )}
    </>
  )
}
