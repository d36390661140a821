import { type ControlProps, lazyControl } from './lazy-control'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectProps extends ControlProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly SelectOption[]
  /** What choosing nothing is called; without it something is always chosen. */
  readonly none?: string
}

const textOf = ({ options, value, none }: SelectProps) => options.find((option) => option.value === value)?.label ?? none ?? ''

/** One of some. */
export const Select = lazyControl<SelectProps>(() => import('./prime/dropdown').then((module) => module.DropdownPart), textOf)

export interface MultiSelectProps extends ControlProps {
  readonly value: readonly string[]
  /** In the order of the options. */
  readonly onChange: (value: readonly string[]) => void
  readonly options: readonly SelectOption[]
  readonly placeholder: string
}

const textsOf = ({ options, value }: MultiSelectProps) =>
  options
    .filter((option) => value.includes(option.value))
    .map((option) => option.label)
    .join(', ')

/** Any number of some. */
export const MultiSelect = lazyControl<MultiSelectProps>(
  () => import('./prime/multi-select').then((module) => module.MultiSelectPart),
  textsOf,
)
