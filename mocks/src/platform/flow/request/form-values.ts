import { isRecord } from '@jwsk/sdk'
import type { FlowField } from '@jwsk/sdk/flow'
import type { Call } from '../../../engine/mock'
import { businessError } from '../../../engine/refusal'
import type { Variables } from '../condition'
import { checkPerson } from '../organization/people'

export type FormValues = Readonly<Record<string, string>>
export type Line = Readonly<Record<string, unknown>>

/** Key by which a line is found again; no column can have that name. */
export const lineKey = '$line'

const maxLines = 500
const numeric = /^-?\d+(\.\d+)?$/
const money = /^-?\d+(\.\d{1,2})?$/
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

export const toText = (value: unknown): string => (value === undefined || value === null ? '' : String(value).trim())

/** Returns the lines of a stored or sent value; `undefined` if it is no list of objects. */
export function parseLines(text: string): readonly Line[] | undefined {
  if (text === '') return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) && parsed.every(isRecord) ? parsed : undefined
  } catch {
    return undefined
  }
}

export const isEmptyValue = ({ kind }: FlowField, value: string) => value === '' || (kind === 'rows' && parseLines(value)?.length === 0)

type Checked = Pick<FlowField, 'name' | 'label' | 'kind' | 'choices'>

/** Throws if a value is not of the field's kind. `name` is the field that the message belongs to. */
export function checkKind(call: Call, { name, label, kind, choices = [] }: Checked, value: string): void {
  if (kind === 'number' && !numeric.test(value)) throw businessError(`${name}:${label}必须是数字`)
  if (kind === 'money' && !money.test(value)) throw businessError(`${name}:${label}必须是金额，最多两位小数`)
  if (kind === 'date' && !isDate(value)) throw businessError(`${name}:${label}必须是日期`)
  if (kind === 'choice' && !choices.includes(value)) throw businessError(`${name}:${label}不在可选范围内`)
  if (kind === 'person') for (const id of value.split(',')) checkPerson(call, [name, id])
}

/** Returns the sent lines. Throws if the value is no list of objects, or too long. */
export function requireLines({ name, label }: Pick<FlowField, 'name' | 'label'>, value: string): readonly Line[] {
  const lines = parseLines(value)
  if (!lines) throw businessError(`${name}:${label}的格式不正确`)
  if (lines.length > maxLines) throw businessError(`${name}:${label}最多${maxLines}行`)
  return lines
}

/** Names a column in messages, which belong to its rows. */
export const toCell = (rows: FlowField, column: FlowField, index: number): FlowField => ({
  ...column,
  name: rows.name,
  label: `${rows.label}第${index + 1}行${column.label}`,
})

function checkValue(call: Call, field: FlowField, value: string): void {
  if (value !== '') checkKind(call, field, value)
  else if (field.required) throw businessError(`${field.name}:${field.label}不能为空`)
}

/** Returns the lines of a new request: their columns only, each with a key of its own. */
function createLines(call: Call, field: FlowField, value: string): string {
  const lines = requireLines(field, value).map((line, index) => {
    const cells = (field.columns ?? []).map((column) => [column, toText(line[column.name])] as const)
    for (const [column, text] of cells) checkValue(call, toCell(field, column, index), text)
    return { [lineKey]: call.world.nextId(), ...Object.fromEntries(cells.map(([{ name }, text]) => [name, text])) }
  })
  if (lines.length > 0) return JSON.stringify(lines)
  if (field.required) throw businessError(`${field.name}:${field.label}不能为空`)
  return ''
}

/** Validates the values of a new request; drops values that are not fields of the form. */
export const createValues = (call: Call, fields: readonly FlowField[], sent: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(
    fields.map((field) => {
      const value = toText(sent[field.name])
      if (field.kind === 'rows') return [field.name, createLines(call, field, value)]
      checkValue(call, field, value)
      return [field.name, value]
    }),
  )

/** Converts values to variables for the conditions of a process. */
export const toVariables = (fields: readonly FlowField[], values: FormValues): Variables =>
  Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'number' || kind === 'money' ? Number(values[name] ?? 0) : (values[name] ?? '')]),
  )
