import { keyOf } from './ids'
import type { Resource, Row } from './types'

/** What a record is called: its first column, else its key. */
export function nameOf(resource: Resource, row: Row): string {
  const name = resource.columns[0]
  const field = name === undefined ? undefined : resource.fields[name]
  const text = name && field ? field.toText(field.read(row[name], row)).trim() : ''
  return text || keyOf(row, resource.key)
}
