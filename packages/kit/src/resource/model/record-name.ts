import { getRowKey } from './row-keys'
import type { Resource } from './resource'
import type { Row } from './row'

const maxNameLength = 60

/** marks that turn text around would turn the sentence around it */
const normalizeName = (text: string) => {
  const points = [
    ...text
      .slice(0, maxNameLength * 2)
      .replace(/\p{Bidi_Control}/gu, '')
      .trim(),
  ]
  return points.length > maxNameLength ? `${points.slice(0, maxNameLength - 1).join('')}…` : points.join('')
}

/** What a record is called in labels and questions: its first column, else its key. */
export function getRecordName(resource: Resource, row: Row): string {
  const name = resource.columns[0]
  const field = name === undefined ? undefined : resource.fields[name]
  const text = name && field ? normalizeName(field.toText(field.parse(row[name], row))) : ''
  return text || getRowKey(row, resource.key)
}
