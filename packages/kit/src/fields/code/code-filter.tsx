import { stripInvisibleMarks, TextInput } from '@jwsk/ui'
import type { FilterProps } from '../types'

/** Text box of a filter for codes and numbers, which are often pasted. */
export function CodeFilter({ id, value, hint, onChange }: FilterProps) {
  return (
    <TextInput
      id={id}
      type="search"
      value={value}
      placeholder={hint}
      onChange={(event) => onChange(stripInvisibleMarks(event.target.value))}
    />
  )
}
