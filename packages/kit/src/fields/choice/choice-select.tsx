import { MultiSelect, Select, type SelectOption, useKitText, useTranslate } from '@jwsk/ui'
import { getControlProps } from '../control-props'
import { getSelectableEntries } from '../dict/entries'
import type { FilterProps, InputProps } from '../types'
import { toDisplayText, truncateCellText } from '../wire'
import { type Choices, toFieldOptions, toWire } from './choices'

interface ChoicesProps {
  readonly choices: Choices
}

/** Returns the options in declaration order, preceded by selected values that are unknown. */
function useSelectOptions(choices: Choices, selected: readonly string[]): readonly SelectOption[] {
  const t = useTranslate()
  return getSelectableEntries(toFieldOptions(choices, t), selected).map(({ key, label }) => ({
    value: key,
    label: truncateCellText(label),
  }))
}

/** Select for one value; an unknown one is offered until another is selected. */
export function ChoiceInput({ choices, ...props }: InputProps<unknown> & ChoicesProps) {
  const t = useKitText()
  const { value, onChange } = props
  const selected = toDisplayText(value)
  const options = useSelectOptions(choices, selected === '' ? [] : [selected])
  return (
    <Select
      {...getControlProps(props)}
      emptyText={t('select.placeholder')}
      options={options}
      value={selected}
      onChange={(key) => onChange(key === selected ? value : toWire(choices, key))}
    />
  )
}

/** Select for any number of values, in the order of the declaration. */
export function MultiChoiceInput({ choices, ...props }: InputProps<readonly unknown[]> & ChoicesProps) {
  const t = useKitText()
  const { value, onChange } = props
  const valueByKey = new Map(value.map((item) => [toDisplayText(item), item]))
  const selected = [...valueByKey.keys()]
  const options = useSelectOptions(choices, selected)
  return (
    <MultiSelect
      {...getControlProps(props)}
      placeholder={t('select.placeholder')}
      options={options}
      value={selected}
      onChange={(keys) => onChange(keys.map((key) => (valueByKey.has(key) ? valueByKey.get(key) : toWire(choices, key))))}
    />
  )
}

export function ChoiceFilter({ choices, id, value, onChange }: FilterProps & ChoicesProps) {
  const t = useKitText()
  const options = useSelectOptions(choices, value === '' ? [] : [value])
  return <Select id={id} emptyText={t('search.all')} options={options} value={value} onChange={onChange} />
}
