import { TextInput } from '@jwsk/ui'
import { getControlProps } from '../control-props'
import { createField } from '../create-field'
import { TextCell } from '../text-cell'
import type { ColumnWidth, Field, InputProps } from '../types'
import { toDisplayText } from '../wire'

const lineInput = (placeholder: string | undefined) =>
  function LineInput(props: InputProps<string>) {
    const { value, onChange } = props
    return (
      <TextInput
        {...getControlProps(props)}
        placeholder={placeholder}
        dir="auto"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }

export interface TextOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
  /** Example value in the form, shown while the field is empty. */
  readonly placeholder?: string
  /** Column width in CSS pixels, for texts that are all about as long, such as names of people. Defaults to a share of the table. */
  readonly width?: ColumnWidth
}

/** Creates a field for one line of text; trims blanks. */
export function text({ placeholder, ...options }: TextOptions = {}): Field<string> {
  return createField<string, string>({
    ...options,
    Cell: TextCell,
    Input: lineInput(placeholder),
    emptyValue: '',
    promptVerb: 'enter',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    parse: toDisplayText,
    serialize: (value) => value.trim(),
  })
}
