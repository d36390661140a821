import { toFields } from '../engine/fields'
import { businessError } from '../engine/refusal'

type Secrets<Row> = readonly (keyof Row & string)[]

/** Validates the secrets of a row: a new row needs them, an emptied one keeps the stored value. */
export const keepSecrets = <Row extends object>(row: Row, before: Row | undefined, names: Secrets<Row>): Row => {
  const missing = before ? undefined : names.find((name) => !Reflect.get(row, name))
  if (missing) throw businessError(`${missing}:不能为空`)
  return {
    ...row,
    ...Object.fromEntries(names.map((name) => [name, toFields(row)[name] || (before && toFields(before)[name])])),
  }
}

/** Removes the secrets from a row. */
export const omitSecrets = <Row extends object>(row: Row, names: Secrets<Row>): Omit<Row, (typeof names)[number]> =>
  // the remaining names are exactly those of the type
  Object.fromEntries(Object.entries(row).filter(([name]) => !(names as readonly string[]).includes(name))) as Omit<
    Row,
    (typeof names)[number]
  >
