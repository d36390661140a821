import type { Field } from '../../fields/types'

const idNamePattern = /(^id|No|Id|Code|Sn|Key|^phone|Phone|^mobile|Mobile)$/
const idPattern = /^\S{4,64}$/

/** Returns the text of a field that identifies a record by number or code; `''` for other fields. */
export function getCopyableId(name: string, field: Field, value: unknown): string {
  const { useOptions, choicesOperation, isSecret } = field
  if (!idNamePattern.test(name) || useOptions || choicesOperation || isSecret) return ''
  const text = field.toText(value)
  return idPattern.test(text) ? text : ''
}
