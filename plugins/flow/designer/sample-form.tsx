import { StandaloneInput, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { useId, useState } from 'react'
import { useDescribedFields } from '../forms/described-fields'

type WireValues = Readonly<Record<string, string>>

interface SampleFormProps {
  readonly fields: readonly FlowField[]
  /** Called with the values of the form as requests send them. */
  readonly onChange: (change: (values: WireValues) => WireValues) => void
}

/** Form with sample values, without validation or a button. */
export function SampleForm({ fields, onChange }: SampleFormProps) {
  const t = useTranslate()
  const id = useId()
  const described = useDescribedFields(fields)
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  if (described.length === 0) return <p className="text-color-secondary">{t('designer.condition.noFields')}</p>
  return (
    <div className="flex flex-column gap-2">
      {described.map(({ name, label, field }) => (
        <div key={name} className="flex flex-column gap-1">
          <label id={`${id}-${name}-label`} htmlFor={`${id}-${name}`} className="text-sm text-color-secondary">
            {label}
          </label>
          <StandaloneInput
            field={field}
            id={`${id}-${name}`}
            value={Object.hasOwn(values, name) ? values[name] : field.emptyValue}
            onChange={(value) => {
              setValues((before) => ({ ...before, [name]: value }))
              // a field's value is of its own kind
              const wire = field.serialize(value as never)
              onChange((before) => ({ ...before, [name]: wire === undefined || wire === null ? '' : String(wire) }))
            }}
          />
        </div>
      ))}
    </div>
  )
}
