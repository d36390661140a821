import { createField, type Field, text } from '@jwsk/kit'

/** The key of an entry: a line to a person, a number or text on the wire. */
export function dictKey(): Field<string | number> {
  const { Cell, Input, emptyValue, promptVerb, isEmpty, toText } = text()
  return createField<string | number, unknown>({
    Cell,
    Input,
    emptyValue,
    promptVerb,
    isEmpty,
    toText,
    parse: (wire) => String(wire ?? ''),
    serialize: (value) => toText(value).trim(),
  })
}
