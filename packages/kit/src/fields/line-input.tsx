import { stripInvisibleMarks, TextInput } from '@jwsk/ui'
import type { InputHTMLAttributes } from 'react'
import { getControlProps } from './control-props'
import type { InputProps } from './types'

type LineAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoCapitalize'>

export interface LineOptions {
  /** Normalizes the value on blur. Such a value is no free text, so invisible marks are removed as they are pasted. */
  readonly normalize?: (text: string) => string
  /** Text shown before the value, e.g. ¥; `suffix` is shown after it, e.g. %. */
  readonly prefix?: string
  readonly suffix?: string
  readonly attributes?: LineAttributes
}

/** Creates a single-line input for a kind whose value is text. */
export function createLineInput({ normalize, prefix, suffix: own, attributes }: LineOptions) {
  return function LineInput(props: InputProps<string>) {
    const { value, onChange, onBlur, unit } = props
    const behind = own ?? (prefix === undefined ? unit : undefined)
    const left = () => {
      const tidied = normalize?.(value) ?? value
      if (tidied !== value) onChange(tidied)
      onBlur()
    }
    const input = (
      <TextInput
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...attributes}
        {...getControlProps(props)}
        value={value}
        onChange={(event) => onChange(normalize ? stripInvisibleMarks(event.target.value) : event.target.value)}
        onBlur={left}
      />
    )
    if (prefix === undefined && behind === undefined) return input
    return (
      <span className="kit-box kit-input-group relative flex align-items-center">
        {prefix && (
          <span className="flex-none pl-2 text-color-secondary" aria-hidden="true">
            {prefix}
          </span>
        )}
        {input}
        {behind && (
          <span className="flex-none pr-2 text-color-secondary" aria-hidden="true">
            {behind}
          </span>
        )}
      </span>
    )
  }
}
