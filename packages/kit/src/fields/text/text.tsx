import { TextInput } from '../../ui/text-input'
import { controlOf } from '../control'
import { field } from '../field'
import { TextCell } from '../text-cell'
import type { Field, InputProps } from '../types'
import { textOf } from '../wire'

const lineInput = (example: string | undefined) =>
  function LineInput(props: InputProps<string>) {
    const { value, onChange } = props
    return (
      <TextInput
        {...controlOf(props)}
        placeholder={example}
        dir="auto"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }

export interface TextOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
  /** What a value looks like, where a form is asked: shown while there is none. */
  readonly example?: string
}

/** One line of text; blanks around it are not kept. */
export function text({ example, ...options }: TextOptions = {}): Field<string> {
  return field<string, string>({
    ...options,
    Cell: TextCell,
    Input: lineInput(example),
    initial: '',
    ask: 'enter',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    read: textOf,
    write: (value) => value.trim(),
  })
}
