import { StandaloneInput } from '@jwsk/kit'
import { useId, useMemo, useState } from 'react'
import { usePersonField } from '../../fields/person'

interface PersonInputProps {
  readonly label: string
  readonly help?: string
  readonly isMultiple?: boolean
  /** Called with the id, or with comma-separated ids. */
  readonly onChange: (ids: string) => void
}

/** Select of users with a label. */
export function PersonInput({ label, help, isMultiple = false, onChange }: PersonInputProps) {
  const id = useId()
  const person = usePersonField()
  const field = useMemo(() => person(isMultiple ? { join: ',' } : {}), [person, isMultiple])
  const [value, setValue] = useState<unknown>(field.emptyValue)
  return (
    <div className="flex flex-column gap-1">
      <label id={`${id}-label`} htmlFor={id} className="text-color-secondary">
        {label}
      </label>
      <StandaloneInput
        field={field}
        id={id}
        value={value}
        describedBy={help ? `${id}-help` : ''}
        onChange={(next) => {
          setValue(next)
          onChange(String(field.serialize(next as never))) // a field's value is of its own kind
        }}
      />
      {help && (
        <p id={`${id}-help`} className="text-xs text-color-secondary">
          {help}
        </p>
      )}
    </div>
  )
}
