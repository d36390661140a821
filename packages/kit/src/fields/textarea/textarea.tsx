import { TextArea } from '@jwsk/ui'
import { getControlProps } from '../control-props'
import { createField } from '../create-field'
import type { TextOptions } from '../text/text'
import { TextCell } from '../text-cell'
import type { Field, InputProps } from '../types'
import { toDisplayText } from '../wire'

function TextareaInput(props: InputProps<string>) {
  const { value, onChange, rule } = props
  return (
    <div className="relative">
      <TextArea {...getControlProps(props)} rows={3} dir="auto" value={value} onChange={(event) => onChange(event.target.value)} />
      {rule.maxLength === undefined ? null : (
        <span className="kit-count text-xs text-color-secondary" aria-hidden="true">
          {value.length} / {rule.maxLength}
        </span>
      )}
    </div>
  )
}

/** Creates a field for multi-line text, kept as typed. */
export function textarea(options: TextOptions = {}): Field<string> {
  return createField<string, string>({
    ...options,
    Cell: TextCell,
    Input: TextareaInput,
    emptyValue: '',
    promptVerb: 'enter',
    span: 'wide',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    parse: toDisplayText,
  })
}
