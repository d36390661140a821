import { isRecord } from '../is-record'
import type { EmptyValueRules } from '../profile'
import { forEachRow } from './for-each-row'

const isEmptyObject = (value: unknown) => isRecord(value) && Object.keys(value).length === 0

/** Whether a whole answer holds nothing: what the platform makes of null. */
export const isEmptyPayload = (payload: unknown): boolean =>
  payload === undefined || payload === null || payload === '' || isEmptyObject(payload)

/** Takes the fields out of every row that stand for nothing; the answer is the caller's own. */
export function stripEmptyValues(payload: unknown, { values, keepFields }: EmptyValueRules): unknown {
  // ids were made text on the way in
  const nothing = new Set<unknown>([...values, ...values.map(String)])
  const stays = new Set(keepFields)
  forEachRow(payload, (row) => {
    for (const [name, value] of Object.entries(row)) if (!stays.has(name) && (nothing.has(value) || isEmptyObject(value))) delete row[name]
  })
  return payload
}
