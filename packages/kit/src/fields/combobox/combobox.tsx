import { getOwn } from '@jwsk/sdk'
import './combobox.css'
import { Button, useKitText } from '@jwsk/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Chip } from '../chip'
import { maxVisible } from '../max-visible'
import { truncateCellText } from '../wire'
import { ComboboxList, getOptionId } from './combobox-list'
import type { Choice, ComboboxProps } from './types'

/** more are found by typing */
const maxResults = 200

/** Text box with a list of search results; selects one value, or several as chips. */
export function Combobox(props: ComboboxProps) {
  const { id, selectionMode, selected, onSelectionChange, query, onQueryChange } = props
  const results = props.results.slice(0, maxResults)
  const hasMore = props.hasMore || props.results.length > maxResults
  const t = useKitText()
  const list = useId()
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const active = results.find((choice) => choice.id === activeId) ?? props.initialActive ?? results[0]
  const isSelected = ({ id: known }: Choice) => selected.some((choice) => choice.id === known)
  const [only] = selected

  const open = () => {
    if (isOpen) return
    setOpen(true)
    setActiveId(selectionMode === 'one' ? only?.id : undefined)
    props.onOpen?.()
  }
  const close = () => {
    setOpen(false)
    onQueryChange('')
  }
  const pick = (choice: Choice) => {
    if (selectionMode === 'many')
      return onSelectionChange(isSelected(choice) ? selected.filter(({ id: known }) => known !== choice.id) : [...selected, choice])
    onSelectionChange([choice])
    if (!props.staysOpen?.(choice)) return close()
    setActiveId(undefined)
    onQueryChange('')
  }
  const step = (by: number) => {
    const index = active ? results.indexOf(active) : -1
    const next = isOpen ? index + by : index
    open()
    setActiveId(results[Math.min(Math.max(next, 0), results.length - 1)]?.id)
  }
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: isOpen ? () => active && pick(active) : undefined,
    Escape: isOpen ? close : undefined,
    Backspace: selectionMode === 'many' && query === '' && selected.length > 0 ? () => onSelectionChange(selected.slice(0, -1)) : undefined,
  }
  const pressed = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : getOwn(keys, event.key)
    if (!act) return
    event.preventDefault()
    // a surrounding dialog would close on the same Escape
    event.stopPropagation()
    act()
  }
  const inputText = selectionMode === 'one' && !isOpen ? truncateCellText(only?.name ?? '') : query
  return (
    <div
      ref={frame}
      className="kit-box kit-combobox flex align-items-center gap-1"
      data-invalid={props.attributes?.['aria-invalid'] || undefined}
    >
      {selectionMode === 'many' &&
        selected
          .slice(0, maxVisible)
          .map((choice) => (
            <Chip key={choice.id} name={choice.name} onRemove={() => onSelectionChange(selected.filter((other) => other !== choice))} />
          ))}
      <input
        {...props.attributes}
        id={id}
        ref={(element) => {
          box.current = element
          props.inputRef?.(element)
        }}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? getOptionId(list, active) : undefined}
        placeholder={selectionMode === 'one' && only ? truncateCellText(only.name) : props.placeholder}
        value={inputText}
        onChange={(event) => {
          open()
          setActiveId(undefined)
          onQueryChange(event.target.value)
        }}
        onClick={open}
        onKeyDown={pressed}
        onBlur={() => {
          close()
          props.onBlur?.()
        }}
      />
      {selectionMode === 'one' && only && (
        <Button
          variant="quiet"
          icon="close"
          aria-label={t('fields.combobox.clear')}
          onClick={() => {
            onSelectionChange([])
            box.current?.focus()
          }}
        />
      )}
      {isOpen && <ComboboxList {...props} {...{ results, hasMore, active, isSelected }} id={list} anchor={frame} onSelect={pick} />}
    </div>
  )
}
