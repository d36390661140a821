import { TextArea } from '../../ui/text-area'
import { field } from '../field'
import type { TextOptions } from '../text/text'
import { TextCell } from '../text-cell'
import type { Field, InputProps } from '../types'
import { textOf } from '../wire'

function TextareaInput({ id, value, onChange, onBlur, invalid, required, describedBy, inputRef, rule }: InputProps<string>) {
  return (
    <div className="relative">
      <TextArea
        id={id}
        ref={inputRef}
        rows={3}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
      />
      {rule.maxLength === undefined ? null : (
        <span className="kit-count text-xs text-color-secondary" aria-hidden="true">
          {value.length} / {rule.maxLength}
        </span>
      )}
    </div>
  )
}

/** Several lines of text, kept as typed. */
export function textarea(options: TextOptions = {}): Field<string> {
  return field<string, string>({
    ...options,
    Cell: TextCell,
    Input: TextareaInput,
    initial: '',
    ask: 'enter',
    span: 'wide',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    read: textOf,
  })
}
