import { getOwn } from '@jwsk/sdk'
import './combobox.css'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import { Chip } from '../chip'
import { mostShown } from '../most-shown'
import { clipCellText } from '../wire'
import { ComboboxList, optionId } from './combobox-list'
import type { Choice, ComboboxProps } from './types'

/** A text box with a list of what it finds; one choice, or several as chips. */
export function Combobox(props: ComboboxProps) {
  const { id, mode, chosen, onChoose, query, onQuery, found } = props
  const t = useKitText()
  const list = useId()
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState<string>()
  const active = found.find((choice) => choice.id === at) ?? props.start ?? found[0]
  const isChosen = ({ id: known }: Choice) => chosen.some((choice) => choice.id === known)
  const [only] = chosen

  const open = () => {
    if (isOpen) return
    setOpen(true)
    setAt(mode === 'one' ? only?.id : undefined)
    props.onOpen?.()
  }
  const close = () => {
    setOpen(false)
    onQuery('')
  }
  const pick = (choice: Choice) => {
    if (mode === 'many') return onChoose(isChosen(choice) ? chosen.filter(({ id: known }) => known !== choice.id) : [...chosen, choice])
    onChoose([choice])
    if (!props.leadsOn?.(choice)) return close()
    setAt(undefined)
    onQuery('')
  }
  const step = (by: number) => {
    const index = active ? found.indexOf(active) : -1
    const next = isOpen ? index + by : index
    open()
    setAt(found[Math.min(Math.max(next, 0), found.length - 1)]?.id)
  }
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: isOpen ? () => active && pick(active) : undefined,
    Escape: isOpen ? close : undefined,
    Backspace: mode === 'many' && query === '' && chosen.length > 0 ? () => onChoose(chosen.slice(0, -1)) : undefined,
  }
  const pressed = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : getOwn(keys, event.key)
    if (!act) return
    event.preventDefault()
    // a dialog around it would close on the same Escape
    event.stopPropagation()
    act()
  }
  const shown = mode === 'one' && !isOpen ? clipCellText(only?.name ?? '') : query
  return (
    <div
      ref={frame}
      className="kit-box kit-combobox flex flex-wrap align-items-center gap-1"
      data-invalid={props.attributes?.['aria-invalid'] || undefined}
    >
      {mode === 'many' &&
        chosen
          .slice(0, mostShown)
          .map((choice) => (
            <Chip key={choice.id} name={choice.name} onRemove={() => onChoose(chosen.filter((other) => other !== choice))} />
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
        aria-activedescendant={isOpen && active ? optionId(list, active) : undefined}
        placeholder={mode === 'one' && only ? clipCellText(only.name) : props.placeholder}
        value={shown}
        onChange={(event) => {
          open()
          setAt(undefined)
          onQuery(event.target.value)
        }}
        onClick={open}
        onKeyDown={pressed}
        onBlur={() => {
          close()
          props.onBlur?.()
        }}
      />
      {mode === 'one' && only && (
        <Button
          kind="quiet"
          icon="close"
          aria-label={t('fields.combobox.clear')}
          onClick={() => {
            onChoose([])
            box.current?.focus()
          }}
        />
      )}
      {isOpen && <ComboboxList {...props} id={list} anchor={frame} active={active} isChosen={isChosen} onPick={pick} />}
    </div>
  )
}
