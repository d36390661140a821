import { TextInput } from '@jwsk/kit'
import { type ComponentProps, useState } from 'react'

interface CountInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'min' | 'max'> {
  /** `0` is shown as empty. */
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

const format = (value: number) => (value > 0 ? String(value) : '')

/** Input of a whole number within a range; other text stays in the box and changes nothing. */
export function CountInput({ value, min, max, onChange, ...attributes }: CountInputProps) {
  const [text, setText] = useState(format(value))
  const [last, setLast] = useState(value)
  if (value !== last) {
    setLast(value)
    setText(format(value))
  }
  const parse = (typed: string) => (/^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN)
  const isValid = (count: number) => count >= min && count <= max
  return (
    <div className="flex-none w-5rem">
      <TextInput
        {...attributes}
        inputMode="numeric"
        aria-invalid={!isValid(parse(text))}
        value={text}
        onChange={(event) => {
          const typed = event.target.value.trim()
          setText(typed)
          const count = parse(typed)
          if (!isValid(count)) return
          setLast(count)
          onChange(count)
        }}
      />
    </div>
  )
}
