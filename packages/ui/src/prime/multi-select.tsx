import { MultiSelect } from 'primereact/multiselect'
import { useMemo } from 'react'
import type { MultiSelectProps } from '../components/select'
import { useOverlay } from './use-overlay'
import { usePrimeReact } from './use-prime-react'

/** Above it the list has a filter and a checkbox for all. */
const manyOptions = 10

export function PrimeMultiSelect({ id, value, onChange, options, placeholder, ref, onBlur, disabled = false, ...aria }: MultiSelectProps) {
  const { t } = usePrimeReact()
  const { part, handlers } = useOverlay<MultiSelect>({ onBlur })
  const selected = useMemo(() => [...value], [value])
  const isMany = options.length > manyOptions
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
      showSelectAll={isMany}
      {...(!isMany && { panelHeaderTemplate: <span /> })}
      pt={{
        filterInput: { root: { 'aria-label': t('fields.select.filter') } },
        headerCheckbox: { input: { 'aria-label': t('fields.select.all') } },
        panel: { 'aria-label': t('fields.select.options') },
        list: { 'aria-label': t('fields.select.options') },
      }}
      options={[...options]}
      optionValue="value"
      value={selected}
      onChange={(event) => {
        const checked = new Set<string>(event.value)
        onChange(options.flatMap((option) => (checked.has(option.value) ? [option.value] : [])))
      }}
    />
  )
}
