import { serverError } from './refusal'

/** What a body or a row says, by name. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of a body or of a row; the platform fails on a body that is nothing. */
export function toFields(value: unknown): Fields {
  if (value === undefined || value === null) throw serverError()
  return Object(value)
}

/** Columns that only the platform writes: a new row begins with `first`, a row that is there keeps its own. */
export const mergePlatformColumns = (first: object, before: object | undefined): object =>
  before ? Object.fromEntries(Object.keys(first).map((name) => [name, toFields(before)[name]])) : first
