import { MultiSelect } from 'primereact/multiselect'
import { useMemo } from 'react'
import type { MultiSelectProps } from '../components/select'
import { useManyOptions } from './many-options'
import { useOverlay } from './use-overlay'
import { usePrimeReact } from './use-prime-react'

/** Above it the list has a filter and a checkbox for all. */
const manyOptions = 10

/** PrimeReact finds each label, and whether all are selected, by comparing every option with every selected value. */
const countedOnly = { maxSelectedLabels: 3, selectAll: false, onSelectAll: () => undefined }

export function PrimeMultiSelect({ id, value, onChange, options, placeholder, ref, onBlur, disabled = false, ...aria }: MultiSelectProps) {
  const { t } = usePrimeReact()
  const { part, handlers } = useOverlay<MultiSelect>({ onBlur })
  const selected = useMemo(() => [...value], [value])
  const all = useMemo(() => [...options], [options])
  const isMany = options.length > manyOptions
  const many = useManyOptions(options.length)
  return (
    <MultiSelect
      {...aria}
      {...handlers}
      ref={part}
      inputId={id}
      inputRef={ref ?? null}
      className="kit-dropdown"
      panelClassName="kit-overlay"
      scrollHeight="264px"
      disabled={disabled}
      placeholder={placeholder}
      filter={isMany}
      showSelectAll={isMany && !many}
      {...many}
      {...(many && { ...countedOnly, selectedItemsLabel: t('tree.checked', { count: value.length }) })}
      {...(!isMany && { panelHeaderTemplate: <span /> })}
      pt={{
        filterInput: { root: { 'aria-label': t('fields.select.filter') } },
        headerCheckbox: { input: { 'aria-label': t('fields.select.all') } },
        panel: { 'aria-label': t('fields.select.options') },
        list: { 'aria-label': t('fields.select.options') },
      }}
      options={all}
      optionValue="value"
      value={selected}
      onChange={(event) => {
        const checked = new Set<string>(event.value)
        onChange(options.flatMap((option) => (checked.has(option.value) ? [option.value] : [])))
      }}
    />
  )
}
