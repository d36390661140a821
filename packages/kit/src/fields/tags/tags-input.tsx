import '../combobox/combobox.css'
import { useKitText } from '@jwsk/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Chip } from '../chip'
import { getControlProps } from '../control-props'
import { maxVisible } from '../max-visible'
import type { InputProps } from '../types'
import { parseIds } from '../wire'

/** includes the Chinese comma */
const tagSeparators = /[,，\n]/

/** Input for tags: Enter, a comma or blur adds the typed text as a tag. */
export function TagsInput(props: InputProps<readonly string[]>) {
  const { value, onChange, onBlur, invalid } = props
  const t = useKitText()
  const [text, setText] = useState('')
  const box = useRef<HTMLInputElement | null>(null)
  const add = (words: string) => {
    setText('')
    const next = parseIds([...value, ...words.split(tagSeparators)])
    if (next.length !== value.length) onChange(next)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add(text)
    }
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  const control = getControlProps(props)
  return (
    <div className="kit-box kit-combobox flex flex-wrap align-items-center gap-1" data-invalid={invalid || undefined}>
      {value.slice(0, maxVisible).map((tag) => (
        <Chip
          key={tag}
          name={tag}
          onRemove={() => {
            onChange(value.filter((other) => other !== tag))
            box.current?.focus()
          }}
        />
      ))}
      <input
        {...control}
        ref={(element) => {
          box.current = element
          control.ref(element)
        }}
        type="text"
        autoComplete="off"
        placeholder={t('fields.tags.add')}
        value={text}
        onChange={(event) => (tagSeparators.test(event.target.value) ? add(event.target.value) : setText(event.target.value))}
        onKeyDown={pressed}
        onBlur={() => {
          add(text)
          onBlur()
        }}
      />
    </div>
  )
}
