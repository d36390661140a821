import { StandaloneInput, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { useId, useMemo, useState } from 'react'
import { useDescribedFields } from '../forms/described-fields'
import { CheckLine } from './step/check-line'

type WireValues = Readonly<Record<string, string>>

interface SampleFormProps {
  readonly fields: readonly FlowField[]
  /** Called with the values of the form as requests send them. */
  readonly onChange: (change: (values: WireValues) => WireValues) => void
}

/** Value that stands for a file, which a sample does not upload. */
const sampleFile = 'sample'

const isFile = ({ kind }: FlowField) => kind === 'file'

/** Form with sample values, without validation or a button. */
export function SampleForm({ fields, onChange }: SampleFormProps) {
  const t = useTranslate()
  const id = useId()
  const described = useDescribedFields(useMemo(() => fields.filter((field) => !isFile(field)), [fields]))
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  if (fields.length === 0) return <p className="text-color-secondary">{t('designer.condition.noFields')}</p>
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
      {fields.filter(isFile).map(({ name, label }) => (
        <CheckLine
          key={name}
          label={t('designer.condition.hasFile', { name: label || name })}
          checked={values[name] === sampleFile}
          onChange={(checked) => {
            setValues((before) => ({ ...before, [name]: checked ? sampleFile : '' }))
            onChange((before) => ({ ...before, [name]: checked ? sampleFile : '' }))
          }}
        />
      ))}
    </div>
  )
}
