import type { FlowField } from '@jwsk/sdk/flow'

const namePattern = /^[A-Za-z_]\w*$/

export type FieldProblem = 'label' | 'name' | 'twice' | 'choices' | 'columns'

const trimChoices = (choices: readonly string[] = []) => choices.map((word) => word.trim()).filter((word) => word !== '')

/** Validates a field against the other fields of its form or rows. */
export function validateField(
  { name, label, kind, choices, columns = [] }: FlowField,
  all: readonly FlowField[],
): FieldProblem | undefined {
  if (label.trim() === '') return 'label'
  if (!namePattern.test(name)) return 'name'
  if (all.filter((other) => other.name === name).length > 1) return 'twice'
  if (kind === 'rows') return columns.length > 0 && isFormComplete(columns) ? undefined : 'columns'
  return kind === 'choice' && trimChoices(choices).length === 0 ? 'choices' : undefined
}

export function isFormComplete(fields: readonly FlowField[]): boolean {
  return fields.every((field) => validateField(field, fields) === undefined)
}

/**
 * Converts fields to their wire form: only choices have options and only rows have columns; empty options are dropped.
 * Other keys are sent back unchanged.
 */
export const toSentFields = (fields: readonly FlowField[]): FlowField[] =>
  fields.map(({ choices, columns, ...field }) => ({
    ...field,
    ...(field.kind === 'choice' && { choices: trimChoices(choices) }),
    ...(field.kind === 'rows' && { columns: toSentFields(columns ?? []) }),
  }))

/** Appends a text field with a unique name. */
export function addField(fields: readonly FlowField[], prefix = 'field'): readonly FlowField[] {
  const taken = new Set(fields.map(({ name }) => name))
  let serial = fields.length + 1
  while (taken.has(`${prefix}${serial}`)) serial += 1
  return [...fields, { name: `${prefix}${serial}`, label: '', kind: 'text', required: false }]
}
