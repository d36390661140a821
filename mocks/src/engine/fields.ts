import { serverError } from './refusal'

/** Fields of a body or a row, by name. */
export type Fields = Readonly<Record<string, unknown>>

/** Query and path parameters by name, as unparsed text. */
export type Query = Readonly<Record<string, string>>

/** Returns the fields of a body or a row. Throws for an empty body, as the platform does. */
export function toFields(value: unknown): Fields {
  if (value === undefined || value === null) throw serverError()
  return Object(value)
}

/** Sets columns that only the platform writes: `first` for a new row, the stored values for an existing one. */
export const mergePlatformColumns = (first: object, before: object | undefined): object =>
  before ? Object.fromEntries(Object.keys(first).map((name) => [name, toFields(before)[name]])) : first
