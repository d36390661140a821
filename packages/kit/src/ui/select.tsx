import type { SelectHTMLAttributes } from 'react'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children' | 'className'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly SelectOption[]
  /** What choosing nothing is called; without it something is always chosen. */
  readonly none?: string
}

/** One of a few, as the browser offers it. */
export function Select({ value, onChange, options, none, ...attributes }: SelectProps) {
  return (
    <select {...attributes} className="kit-select" value={value} onChange={(event) => onChange(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
