import { useId } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { WireRecord } from '../../fields/types'
import { useRuntime } from '../../runtime/kit-provider'
import type { Labels } from '../model/use-labels'
import { FormField } from './form-field'
import { FormOutline } from './form-outline'
import type { FormShape } from './form-shape'
import { type FormValues, getVisibleFields } from './form-values'
import type { CheckRunner } from './rules/check-runner'
import { ComputedField } from './rules/computed-field'
import { getUnpairedFields } from './unpaired-fields'

interface FormSectionsProps {
  readonly shape: FormShape
  readonly labels: Labels
  readonly control: Control<FormValues>
  /** Receives values that one field sets in others. */
  readonly onAutofill: (record: WireRecord) => void
  readonly checks: CheckRunner | undefined
}

/** a form with this many fields is longer than the viewport */
const longForm = 12
const manySections = 3

/** Fields in their sections, without those whose condition does not hold. */
export function FormSections({ shape, labels, control, onAutofill, checks }: FormSectionsProps) {
  const { client } = useRuntime()
  const isConditional = Object.keys(shape.visibleWhen).length > 0
  // each key press would render the whole form, so this watches only forms with conditions
  const values = useWatch({ control, disabled: !isConditional })
  const visibleFields = isConditional ? new Set(getVisibleFields(shape, values)) : undefined
  const id = useId()
  const names = shape.sections.flatMap(({ fields }) => fields)
  const parts = shape.sections.flatMap(({ name: section, fields }) => {
    const visible = fields.filter((name) => {
      const choices = shape.fields[name]?.choicesOperation
      return (!visibleFields || visibleFields.has(name)) && (!choices || client.supports(choices))
    })
    const unpaired = getUnpairedFields(shape.fields, visible)
    const body = visible.flatMap((name) => {
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
    if (body.length === 0) return []
    return [{ id: `${id}-${section}`, label: section === undefined ? undefined : labels.section(section), fields, body }]
  })
  const isLong = names.length >= longForm && parts.length >= manySections
  return (
    <>
      {isLong && (
        <FormOutline
          sections={parts.flatMap(({ label, ...part }) => (label === undefined ? [] : [{ ...part, label }]))}
          shape={shape}
          control={control}
        />
      )}
      {parts.map(({ id: key, label, body }) =>
        label === undefined ? (
          <div key={key} className="kit-fields">
            {body}
          </div>
        ) : (
          <fieldset key={key} id={key} className="kit-section pb-2">
            <legend className="pb-3 font-semibold">{label}</legend>
            <div className="kit-fields">{body}</div>
          </fieldset>
        ),
      )}
    </>
  )
}
