import { TextArea } from '../../ui/text-area'
import { controlOf } from '../control'
import { field } from '../field'
import type { TextOptions } from '../text/text'
import { TextCell } from '../text-cell'
import type { Field, InputProps } from '../types'
import { textOf } from '../wire'

function TextareaInput(props: InputProps<string>) {
  const { value, onChange, rule } = props
  return (
    <div className="relative">
      <TextArea {...controlOf(props)} rows={3} dir="auto" value={value} onChange={(event) => onChange(event.target.value)} />
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
