import type { Field, FieldKind } from './types'

/**
 * Makes a field of a kind. From here on its values travel as `unknown` between its own parts, so that the engine
 * can hold fields of every sort without asking which.
 */
export function createField<Wire, Value, Written extends Wire = Wire>(kind: FieldKind<Wire, Value, Written>): Field<Wire, Written> {
  // only values that the kind itself read or started with come back to it
  const own = kind as unknown as FieldKind<unknown, unknown>
  return {
    ...own,
    Detail: own.Detail ?? own.Cell,
    align: own.align ?? 'start',
    required: own.required ?? false,
    isSecret: own.isSecret ?? false,
    loadLabels: (values, speaker) => own.loadLabels?.(values, speaker) ?? Promise.resolve((value) => own.toText(value)),
    validate: (value) => own.validate?.(value),
    parse: (wire, record = {}) => {
      if (!own.parse) return wire
      try {
        return own.parse(wire, record)
      } catch {
        // a kind that did not think of this wire shows it as nothing, and the list stands
        return own.emptyValue
      }
    },
    serialize: (value) => (own.serialize ? own.serialize(value) : value),
    serializeExtra: (value) => own.serializeExtra?.(value) ?? {},
  }
}
