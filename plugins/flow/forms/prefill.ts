import type { FlowField } from '@jwsk/sdk/flow'

interface OldRequest {
  readonly fields: readonly FlowField[]
  readonly values: Readonly<Record<string, unknown>>
}

interface Prefill {
  readonly values: Readonly<Record<string, unknown>>
  /** Labels of filled fields and columns that the form no longer has. */
  readonly gone: readonly string[]
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== '[]'

const canTake = (field: FlowField | undefined, { kind }: FlowField, value: unknown) =>
  field?.kind === kind && (kind !== 'choice' || (field.choices ?? []).includes(String(value)))

const listGoneColumns = (current: FlowField, { label, columns = [] }: FlowField) =>
  columns.filter(({ name }) => !current.columns?.some((column) => column.name === name)).map((column) => `${label} · ${column.label}`)

/** Returns the values of an old request that a form still has. */
export function prefill(form: readonly FlowField[], { fields, values }: OldRequest): Prefill {
  const taken: Record<string, unknown> = {}
  const gone: string[] = []
  for (const field of fields) {
    const value = values[field.name]
    if (!isFilled(value)) continue
    const current = form.find(({ name }) => name === field.name)
    if (!current || !canTake(current, field, value)) {
      gone.push(field.label)
      continue
    }
    taken[field.name] = value
    if (field.kind === 'person') taken[`${field.name}Name`] = values[`${field.name}Name`]
    gone.push(...listGoneColumns(current, field))
  }
  return { values: taken, gone }
}
