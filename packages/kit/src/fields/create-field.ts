import type { Field, FieldKind } from './types'
import { isEmptyWire } from './wire'

/**
 * Creates a field from its kind. Its values are typed `unknown` outside of the kind, so that the engine handles fields
 * of all kinds alike.
 */
export function createField<Wire, Value, Written extends Wire = Wire>(kind: FieldKind<Wire, Value, Written>): Field<Wire, Written> {
  // only values that the kind itself parsed or created are passed back to it
  const own = kind as unknown as FieldKind<unknown, unknown>
  return {
    ...own,
    Detail: own.Detail ?? own.Cell,
    align: own.align ?? 'start',
    required: own.required ?? false,
    isSecret: own.isSecret ?? false,
    loadLabels: (values, context) => own.loadLabels?.(values, context) ?? Promise.resolve((value) => own.toText(value)),
    validate: (value, rule = {}) => own.validate?.(value, rule),
    parse: (wire, record = {}) => {
      if (!own.parse) return wire
      try {
        return own.parse(isEmptyWire(wire) ? null : wire, record)
      } catch {
        // a kind that throws on this wire value shows it as empty, so that the list still renders
        return own.emptyValue
      }
    },
    serialize: (value) => (own.serialize ? own.serialize(value) : value),
    serializeExtra: (value) => own.serializeExtra?.(value) ?? {},
  }
}
