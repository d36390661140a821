import type { FlowField } from '@jwsk/sdk/flow'

const namePattern = /^[A-Za-z_]\w*$/

export type FieldProblem = 'label' | 'name' | 'twice' | 'choices'

const trimChoices = (choices: readonly string[] = []) => choices.map((word) => word.trim()).filter((word) => word !== '')

/** What is wrong with a field among the others of its form. */
export function validateField({ name, label, kind, choices }: FlowField, all: readonly FlowField[]): FieldProblem | undefined {
  if (label.trim() === '') return 'label'
  if (!namePattern.test(name)) return 'name'
  if (all.filter((other) => other.name === name).length > 1) return 'twice'
  return kind === 'choice' && trimChoices(choices).length === 0 ? 'choices' : undefined
}

export const isFormComplete = (fields: readonly FlowField[]) => fields.every((field) => validateField(field, fields) === undefined)

/** As they are sent: only a choice has choices, and none of them is empty. */
export const toSentFields = (fields: readonly FlowField[]): FlowField[] =>
  fields.map(({ choices, ...field }) => ({ ...field, ...(field.kind === 'choice' && { choices: trimChoices(choices) }) }))

/** With one more line of text at the end, named as no other is. */
export function replaceField(fields: readonly FlowField[]): readonly FlowField[] {
  const taken = new Set(fields.map(({ name }) => name))
  let serial = fields.length + 1
  while (taken.has(`field${serial}`)) serial += 1
  return [...fields, { name: `field${serial}`, label: '', kind: 'text', required: false }]
}

/** With a field moved by one place. */
export function moveField(fields: readonly FlowField[], from: number, by: -1 | 1): readonly FlowField[] {
  const to = from + by
  const [field, other] = [fields[from], fields[to]]
  return field && other ? fields.with(from, other).with(to, field) : fields
}
