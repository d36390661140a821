import { createField, type Field, text } from '@jwsk/kit'

/** Creates the field for the key of an entry: text in forms, a number or text on the wire. */
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
