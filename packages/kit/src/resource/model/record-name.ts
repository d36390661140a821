import { keyOf } from './ids'
import type { Resource } from './resource'
import type { Row } from './row'

const longest = 60

/** marks that turn text around would turn the sentence around it */
const plainName = (text: string) => {
  const points = [
    ...text
      .slice(0, longest * 2)
      .replace(/\p{Bidi_Control}/gu, '')
      .trim(),
  ]
  return points.length > longest ? `${points.slice(0, longest - 1).join('')}…` : points.join('')
}

/** What a record is called in labels and questions: its first column, else its key. */
export function recordName(resource: Resource, row: Row): string {
  const name = resource.columns[0]
  const field = name === undefined ? undefined : resource.fields[name]
  const text = name && field ? plainName(field.toText(field.read(row[name], row))) : ''
  return text || keyOf(row, resource.key)
}
