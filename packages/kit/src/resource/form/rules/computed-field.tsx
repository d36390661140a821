import { Fallback, useKitText } from '@jwsk/ui'
import { useId } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Field } from '../../../fields/types'
import type { Labels } from '../../model/use-labels'
import type { FormShape } from '../form-shape'
import { type FormValues, toFullDraft } from '../form-values'
import { splitLabelUnit } from '../split-label-unit'

interface ComputedFieldProps {
  readonly name: string
  readonly field: Field
  readonly shape: FormShape
  readonly labels: Labels
  readonly control: Control<FormValues>
  /** Whether the field takes a full row even if its kind does not. */
  readonly isWide: boolean
}

/** Derived value in the place of an input, updated while the user types. */
export function ComputedField({ name, field, shape, labels, control, isWide }: ComputedFieldProps) {
  const t = useKitText()
  const id = useId()
  const draft = toFullDraft(shape, useWatch({ control }))
  const value = field.parse(draft[name], draft)
  const help = labels.help(name)
  const label = labels.field(name)
  return (
    <div className="kit-field" data-span={isWide ? 'wide' : field.span}>
      {/* an amount has a currency sign */}
      <label htmlFor={id}>{field.summaryGroup === 'amount' ? splitLabelUnit(label, field).text : label}</label>
      <div className="kit-field-control">
        {/* not a live region, because each key press changes it */}
        <output id={id} className="block py-2" aria-live="off" aria-describedby={help ? `${id}-help` : undefined}>
          <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
            {field.isEmpty(value) ? t('table.nothing') : <field.Cell value={value} />}
          </Fallback>
        </output>
        {help && (
          <p id={`${id}-help`} className="pt-1 text-xs text-color-secondary">
            {help}
          </p>
        )}
        {/* as high as a field with an error */}
        <p className="kit-field-note text-xs" />
      </div>
    </div>
  )
}
