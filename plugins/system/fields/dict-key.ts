import { type Field, field, text } from '@jwsk/kit'

/** The key of an entry: a line to a person, a number or text on the wire. */
export function dictKey(): Field<string | number> {
  const { Cell, Input, initial, ask, isEmpty, toText } = text()
  return field<string | number, unknown>({
    Cell,
    Input,
    initial,
    ask,
    isEmpty,
    toText,
    read: (wire) => String(wire ?? ''),
    write: (value) => toText(value).trim(),
  })
}
