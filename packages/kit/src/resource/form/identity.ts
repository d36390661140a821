import type { Field } from '../../fields/types'

const identifying = /(^id|No|Id|Code|Sn|Key|^phone|Phone|^mobile|Mobile)$/
const identity = /^\S{4,64}$/

/** The text of a field that holds a number or a code by which others know a record; nothing for other fields. */
export function identityOf(name: string, field: Field, value: unknown): string {
  const { dictionary, choices, isSecret } = field
  if (!identifying.test(name) || dictionary || choices || isSecret) return ''
  const text = field.toText(value)
  return identity.test(text) ? text : ''
}
