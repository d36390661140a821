import type { Row } from '../model/row'
import { safeCondition } from '../model/safe-condition'
import type { FormShape } from './form-shape'
import { computeValues } from './rules/compute-values'

/** Values by field name, as the field kinds edit them. */
export type FormValues = Record<string, unknown>

const getFieldNames = (shape: FormShape) => shape.sections.flatMap((section) => section.fields)

/** Returns the initial values of the form. */
export function toFormValues(shape: FormShape, record: Row | undefined): FormValues {
  const values: FormValues = {}
  for (const name of getFieldNames(shape)) {
    const field = shape.fields[name]
    if (!field) continue
    values[name] = record && name in record ? field.parse(record[name], record) : field.emptyValue
  }
  return values
}

/** Returns the initial values of a new record, from its fields' default values. */
export const getDefaultValues = (fields: FormShape['fields']): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { defaultValue }]) => (defaultValue === undefined ? [] : [[name, defaultValue]])),
  )

function toWireValues(shape: FormShape, names: readonly string[], values: FormValues): Row {
  const draft: Record<string, unknown> = {}
  for (const name of names) {
    const field = shape.fields[name]
    if (!field || shape.compute?.[name]) continue
    const wire = field.serialize(values[name])
    if (wire !== undefined) draft[name] = wire
    Object.assign(draft, field.serializeExtra(values[name]))
  }
  return draft
}

/** Returns the fields that are visible with these values. */
export function getVisibleFields(shape: FormShape, values: FormValues): readonly string[] {
  const all = toWireValues(shape, getFieldNames(shape), values)
  return getFieldNames(shape).filter((name) => {
    const condition = shape.visibleWhen[name]
    return !condition || safeCondition(condition)(all)
  })
}

/** Builds the typed and the derived values: a field may fill several names or omit its own; a hidden one has no value. */
function toDrafts(shape: FormShape, values: FormValues) {
  const names = getVisibleFields(shape, values)
  const typed = toWireValues(shape, names, values)
  const { all, sent } = computeValues(shape.compute, names, typed)
  return { full: { ...typed, ...all }, sent: { ...typed, ...sent } }
}

/** Builds the draft to send, with the derived values that are sent. */
export const toDraft = (shape: FormShape, values: FormValues): Row => toDrafts(shape, values).sent

/** Builds the draft with all derived values, for rules. */
export const toFullDraft = (shape: FormShape, values: FormValues): Row => toDrafts(shape, values).full

/** Returns values that differ from the initial ones, without secrets. */
export function getDirtyValues(shape: FormShape, start: FormValues, values: FormValues): FormValues {
  const isTyped = ([name, value]: readonly [string, unknown]) =>
    shape.fields[name]?.isSecret === false && JSON.stringify(value) !== JSON.stringify(start[name])
  return Object.fromEntries(Object.entries(values).filter(isTyped))
}
