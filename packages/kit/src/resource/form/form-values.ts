import type { Row } from '../model/row'
import { safeCondition } from '../model/safe-condition'
import type { FormShape } from './form-shape'

/** By field name, as the field kinds edit them. */
export type FormValues = Record<string, unknown>

const namesOf = (shape: FormShape) => shape.sections.flatMap((section) => section.fields)

/** What the form starts with. */
export function valuesOf(shape: FormShape, record: Row | undefined): FormValues {
  const values: FormValues = {}
  for (const name of namesOf(shape)) {
    const field = shape.fields[name]
    if (!field) continue
    values[name] = record && name in record ? field.read(record[name], record) : field.initial
  }
  return values
}

/** What a new record begins with, by the usual answers of its fields. */
export const presetsOf = (fields: FormShape['fields']): Row =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { preset }]) => (preset === undefined ? [] : [[name, preset]])))

function valuesOnWire(shape: FormShape, names: readonly string[], values: FormValues): Row {
  const draft: Record<string, unknown> = {}
  for (const name of names) {
    const field = shape.fields[name]
    if (!field) continue
    const wire = field.write(values[name])
    if (wire !== undefined) draft[name] = wire
    Object.assign(draft, field.writeMore(values[name]))
  }
  return draft
}

/** The fields that stand in the form while the others hold these values. */
export function shownNames(shape: FormShape, values: FormValues): readonly string[] {
  const all = valuesOnWire(shape, namesOf(shape), values)
  return namesOf(shape).filter((name) => {
    const isShown = shape.shown[name]
    return !isShown || safeCondition(isShown)(all)
  })
}

/** What is sent: a field may fill more names than its own, or leave its own out; one that is not shown sends nothing. */
export const draftOf = (shape: FormShape, values: FormValues): Row => valuesOnWire(shape, shownNames(shape, values), values)

/** What was typed, beside what the form began with; secrets left out. */
export function typedOf(shape: FormShape, start: FormValues, values: FormValues): FormValues {
  const isTyped = ([name, value]: readonly [string, unknown]) =>
    shape.fields[name]?.isSecret === false && JSON.stringify(value) !== JSON.stringify(start[name])
  return Object.fromEntries(Object.entries(values).filter(isTyped))
}
