import type { KitRuntime } from '../../runtime/types'
import type { Resource } from '../model/resource'
import { isRow, type Row } from '../model/row'
import type { FormShape } from './form-shape'

/** Returns the form of the resource's records. */
export const toFormShape = ({ fields, sections, isStepped, visibleWhen, check, compute, api }: Resource): FormShape => ({
  fields,
  sections,
  isStepped,
  visibleWhen,
  check,
  compute,
  rules: api.submit?.rules,
  operation: api.submit,
})

/** Returns the record from which an edit starts. A platform that omits a secret from it still stores it. */
export const toEditRecord = ({ fields }: Resource, record: Row): Row => ({
  ...Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field?.isSecret ? [[name, undefined]] : []))),
  ...record,
})

interface Edit {
  readonly record: Row
  /** Values sent in addition to the form. */
  readonly fixedValues: Row | undefined
  readonly draft: Row
}

/** Builds the input of the operation that updates the record. */
export const toEditPayload = ({ key }: Resource, { record, fixedValues, draft }: Edit): Row => ({
  ...fixedValues,
  [key]: record[key],
  ...draft,
})

interface KnownRecord {
  readonly record: Row
  readonly signal?: AbortSignal
}

/** Fetches the current version of a record: `undefined` if it was deleted, `record` itself if the user cannot read it. */
export async function fetchCurrent(
  { client, permissions }: Pick<KitRuntime, 'client' | 'permissions'>,
  { api: { detail }, key }: Resource,
  { record, signal }: KnownRecord,
): Promise<Row | undefined> {
  if (!detail || detail.permission?.some((code) => !permissions.has(code))) return record
  const current: unknown = await client.call(detail, { [key]: record[key] }, signal && { signal })
  return isRow(current) ? { [key]: record[key], ...current } : undefined
}

/** Whether the record was updated since it was read; `false` if it has no time of its update. */
export const wasUpdated = (before: Row | undefined, now: Row): boolean =>
  before?.updateTime !== undefined && now.updateTime !== before.updateTime
