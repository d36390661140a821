import { MultiSelect, Select, type SelectOption, useKitText, useTranslate } from '@jwsk/ui'
import { filterOffered, getOffers } from '../cascade'
import { getControlProps } from '../control-props'
import { getSelectableEntries } from '../dict/entries'
import type { FilterProps, InputProps, WireRecord } from '../types'
import { toDisplayText, truncateCellText } from '../wire'
import { type Choices, toFieldOptions, toWire } from './choices'

interface ChoicesProps {
  readonly choices: Choices
}

/** Returns the options in declaration order, preceded by selected values that are unknown. */
function useSelectOptions(choices: Choices, selected: readonly string[], dependencies?: WireRecord): readonly SelectOption[] {
  const t = useTranslate()
  const offered = filterOffered(toFieldOptions(choices, t), getOffers(choices.cascade, dependencies), selected)
  return getSelectableEntries(offered, selected).map(({ key, label }) => ({
    value: key,
    label: truncateCellText(label),
  }))
}

/** Select for one value; an unknown one is offered until another is selected. */
export function ChoiceInput({ choices, ...props }: InputProps<unknown> & ChoicesProps) {
  const t = useKitText()
  const { value, onChange, dependencies } = props
  const selected = toDisplayText(value)
  const options = useSelectOptions(choices, selected === '' ? [] : [selected], dependencies)
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
  const { value, onChange, dependencies } = props
  const valueByKey = new Map(value.map((item) => [toDisplayText(item), item]))
  const selected = [...valueByKey.keys()]
  const options = useSelectOptions(choices, selected, dependencies)
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
