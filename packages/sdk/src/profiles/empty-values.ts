import { isRecord } from '../is-record'
import type { EmptyValueRules } from '../profile'
import { forEachRow } from './for-each-row'

const isEmptyObject = (value: unknown) => isRecord(value) && Object.keys(value).length === 0

/** Whether a whole payload is empty, i.e. one of the values that the platform writes for null. */
export const isEmptyPayload = (payload: unknown): boolean =>
  payload === undefined || payload === null || payload === '' || isEmptyObject(payload)

/** Deletes empty fields from every row; mutates the payload, which belongs to the caller. */
export function stripEmptyValues(payload: unknown, { values, keepFields }: EmptyValueRules): unknown {
  // ids were converted to text by the parser
  const emptyValues = new Set<unknown>([...values, ...values.map(String)])
  const preserved = new Set(keepFields)
  forEachRow(payload, (row) => {
    for (const [name, value] of Object.entries(row))
      if (!preserved.has(name) && (emptyValues.has(value) || isEmptyObject(value))) delete row[name]
  })
  return payload
}
