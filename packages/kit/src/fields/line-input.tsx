import type { InputHTMLAttributes } from 'react'
import { TextInput } from '../ui/text-input'
import { controlOf } from './control'
import type { InputProps } from './types'

type LineAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoCapitalize'>

interface LineOptions {
  /** What a value looks like once the person has left the field. */
  readonly tidy?: (text: string) => string
  /** Stands before or behind the text, e.g. ¥ or %. */
  readonly before?: string
  readonly behind?: string
  readonly attributes?: LineAttributes
}

/** An input of one line for a kind whose value is text. */
export function lineInput({ tidy, before, behind: own, attributes }: LineOptions) {
  return function LineInput(props: InputProps<string>) {
    const { value, onChange, onBlur, unit } = props
    const behind = own ?? (before === undefined ? unit : undefined)
    const left = () => {
      const tidied = tidy?.(value) ?? value
      if (tidied !== value) onChange(tidied)
      onBlur()
    }
    const input = (
      <TextInput
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...attributes}
        {...controlOf(props)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={left}
      />
    )
    if (before === undefined && behind === undefined) return input
    return (
      <span className="kit-box kit-adorned relative flex align-items-center">
        {before && (
          <span className="flex-none pl-2 text-color-secondary" aria-hidden="true">
            {before}
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
