import { type ControlProps, createLazyControl } from './lazy-control'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps extends ControlProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly SelectOption[]
  /** Label of the empty option. Without it the selection cannot be cleared. */
  readonly emptyText?: string
}

const getSelectedLabel = ({ options, value, emptyText }: SelectProps) =>
  options.find((option) => option.value === value)?.label ?? emptyText ?? ''

/** Dropdown for a single selection. */
export const Select = createLazyControl<SelectProps>(
  () => import('../prime/dropdown').then((module) => module.PrimeDropdown),
  getSelectedLabel,
)

export interface MultiSelectProps extends ControlProps {
  readonly value: readonly string[]
  /** Called with the selected values in the order of the options. */
  readonly onChange: (value: readonly string[]) => void
  readonly options: readonly SelectOption[]
  readonly placeholder: string
}

function getSelectedLabels({ options, value }: MultiSelectProps): string {
  const selected = new Set(value)
  return options.flatMap((option) => (selected.has(option.value) ? [option.label] : [])).join(', ')
}

/** Dropdown for a multiple selection. */
export const MultiSelect = createLazyControl<MultiSelectProps>(
  () => import('../prime/multi-select').then((module) => module.PrimeMultiSelect),
  getSelectedLabels,
)
