import type { Resource } from './resource'
import type { Row } from './row'
import { getRowKey } from './row-keys'

const maxNameLength = 60

/** removes bidirectional control characters, which would reverse the surrounding sentence */
const normalizeName = (text: string) => {
  const points = [
    ...text
      .slice(0, maxNameLength * 2)
      .replace(/\p{Bidi_Control}/gu, '')
      .trim(),
  ]
  return points.length > maxNameLength ? `${points.slice(0, maxNameLength - 1).join('')}…` : points.join('')
}

/** Returns the name of a record for labels and confirmations: its first column, or else its key. */
export function getRecordName(resource: Resource, row: Row): string {
  const name = resource.columns[0]
  const field = name === undefined ? undefined : resource.fields[name]
  const text = name && field ? normalizeName(field.toText(field.parse(row[name], row))) : ''
  return text || getRowKey(row, resource.key)
}
