import { type Control, useWatch } from 'react-hook-form'
import { useRuntime } from '../../../runtime/kit-provider'
import type { FormSection } from '../../model/section'
import type { FormShape } from '../form-shape'
import { type FormValues, getVisibleFields } from '../form-values'

/**
 * Returns the sections in display order, each with its visible fields: those whose condition holds, and whose choices the
 * deployment can load. A section without any is left out.
 */
export function useVisibleSections(shape: FormShape, control: Control<FormValues>): readonly FormSection[] {
  const { client } = useRuntime()
  const isConditional = Object.keys(shape.visibleWhen).length > 0
  // each key press would render the whole form, so this watches only forms with conditions
  const values = useWatch({ control, disabled: !isConditional })
  const visible = isConditional ? new Set(getVisibleFields(shape, values)) : undefined
  const isVisible = (name: string) => {
    const field = shape.fields[name]
    if (!field || (visible && !visible.has(name))) return false
    return !field.choicesOperation || client.supports(field.choicesOperation)
  }
  return shape.sections.flatMap((section) => {
    const fields = section.fields.filter(isVisible)
    return fields.length > 0 ? [{ ...section, fields }] : []
  })
}
