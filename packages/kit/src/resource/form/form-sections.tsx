import { type Control, useWatch } from 'react-hook-form'
import type { WireRecord } from '../../fields/types'
import { useRuntime } from '../../runtime/kit-provider'
import type { Labels } from '../model/use-labels'
import { FormField } from './form-field'
import type { FormShape } from './form-shape'
import { type FormValues, shownNames } from './form-values'

interface FormSectionsProps {
  readonly shape: FormShape
  readonly labels: Labels
  readonly control: Control<FormValues>
  /** Takes what one field says of others. */
  readonly onFill: (record: WireRecord) => void
}

/** The fields in their sections, those whose condition does not hold left out. */
export function FormSections({ shape, labels, control, onFill }: FormSectionsProps) {
  const { client } = useRuntime()
  const isConditional = Object.keys(shape.shown).length > 0
  // every key would draw the whole form again, so only where a condition may turn
  const values = useWatch({ control, disabled: !isConditional })
  const standing = isConditional ? new Set(shownNames(shape, values)) : undefined
  return shape.sections.map(({ name: section, fields }) => {
    const body = fields.flatMap((name) => {
      const field = shape.fields[name]
      if (!field || (standing && !standing.has(name)) || (field.choices && !client.offers(field.choices))) return []
      return [
        <FormField
          key={name}
          name={name}
          field={field}
          rule={shape.rules?.[name] ?? {}}
          labels={labels}
          control={control}
          fields={shape.fields}
          onFill={onFill}
        />,
      ]
    })
    if (body.length === 0) return null
    if (section === undefined)
      return (
        <div key="fields" className="kit-fields">
          {body}
        </div>
      )
    return (
      <fieldset key={section} className="kit-section pb-2">
        <legend className="pb-3 font-semibold">{labels.section(section)}</legend>
        <div className="kit-fields">{body}</div>
      </fieldset>
    )
  })
}
