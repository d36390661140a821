import { Dropdown } from 'primereact/dropdown'
import { useCallback, useEffect, useId, useMemo } from 'react'
import type { SelectProps } from '../components/select'
import { useManyOptions } from './many-options'
import { useOverlay } from './use-overlay'
import { usePrimeReact } from './use-prime-react'

/** Above it the list has a filter. */
const manyOptions = 10

export function PrimeDropdown({ id, value, onChange, options, emptyText, ref, onBlur, disabled = false, ...aria }: SelectProps) {
  const { t } = usePrimeReact()
  const list = useId()
  const { part, isVisible, handlers } = useOverlay<Dropdown>({ onBlur })
  const all = useMemo(() => (emptyText === undefined ? [...options] : [{ value: '', label: emptyText }, ...options]), [emptyText, options])
  const selectedLabel = all.find((option) => option.value === value)?.label ?? emptyText ?? ''
  useEffect(() => {
    // PrimeReact sets the value only on mount, but screen readers read this input
    const box = part.current?.getFocusInput()
    if (box) box.value = selectedLabel
  }, [selectedLabel, part])
  const many = useManyOptions(all.length)
  const input = useCallback(
    (element: HTMLInputElement | null) => {
      // PrimeReact passes the same props to the visible text, so the role is set here
      element?.setAttribute('role', 'combobox')
      ref?.(element)
    },
    [ref],
  )
  return (
    <Dropdown
      {...aria}
      {...handlers}
      aria-expanded={isVisible}
      aria-controls={list}
      ref={part}
      inputId={id}
      focusInputRef={input}
      className="kit-dropdown"
      panelClassName="kit-overlay"
      scrollHeight="264px"
      {...many}
      disabled={disabled}
      placeholder={emptyText ?? ' '}
      filter={all.length > manyOptions}
      pt={{
        input: { className: value === '' ? 'text-color-secondary' : '' },
        panel: { 'aria-label': t('fields.select.options') },
        list: { id: list },
        filterInput: { 'aria-label': t('fields.select.filter') },
      }}
      options={all}
      optionValue="value"
      value={value}
      onChange={(event) => onChange(event.value ?? '')}
    />
  )
}
