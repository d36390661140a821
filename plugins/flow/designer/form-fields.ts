import type { FlowField } from '@jwsk/sdk/flow'

const namePattern = /^[A-Za-z_]\w*$/

export type FieldProblem = 'label' | 'name' | 'twice' | 'choices'

const trimChoices = (choices: readonly string[] = []) => choices.map((word) => word.trim()).filter((word) => word !== '')

/** Validates a field against the other fields of its form. */
export function validateField({ name, label, kind, choices }: FlowField, all: readonly FlowField[]): FieldProblem | undefined {
  if (label.trim() === '') return 'label'
  if (!namePattern.test(name)) return 'name'
  if (all.filter((other) => other.name === name).length > 1) return 'twice'
  return kind === 'choice' && trimChoices(choices).length === 0 ? 'choices' : undefined
}

export const isFormComplete = (fields: readonly FlowField[]) => fields.every((field) => validateField(field, fields) === undefined)

/** Converts fields to their wire form: only choices have options, and empty options are dropped. */
export const toSentFields = (fields: readonly FlowField[]): FlowField[] =>
  fields.map(({ choices, ...field }) => ({ ...field, ...(field.kind === 'choice' && { choices: trimChoices(choices) }) }))

/** Appends a text field with a unique name. */
export function addField(fields: readonly FlowField[]): readonly FlowField[] {
  const taken = new Set(fields.map(({ name }) => name))
  let serial = fields.length + 1
  while (taken.has(`field${serial}`)) serial += 1
  return [...fields, { name: `field${serial}`, label: '', kind: 'text', required: false }]
}
