import { type DynamicField, date, decimal, type Field, files, money, type Row, rows, text, textarea, tree } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { dept } from '@jwsk/sdk/system'
import { useMemo } from 'react'
import { type Choice, localChoice } from '../fields/local-choice'
import { usePersonField } from '../fields/person'
import { useFormatSummary } from '../fields/use-format-list'

export type FieldSort = FlowField['kind']

/** Right of the user to a field, or to a column as `rows.column`. */
export type Right = 'read' | 'edit' | 'required'

interface KindOptions {
  readonly required: boolean
  readonly name: string
  readonly choices: readonly Choice[]
  readonly person: ReturnType<typeof usePersonField>
  readonly createRows: () => Field
}

/** Creates the kit's field for each field kind. */
const kinds: Readonly<Record<FieldSort, (options: KindOptions) => Field>> = {
  text: ({ required }) => text({ required }),
  textarea: ({ required }) => textarea({ required }),
  number: ({ required }) => decimal({ required }),
  money: ({ required }) => money({ required }),
  date: ({ required }) => date({ required }),
  choice: ({ required, choices }) => localChoice({ required, choices }),
  person: ({ required, name, person }) => person({ required, named: `${name}Name` }),
  department: ({ required }) => tree({ required, operation: dept.tree }),
  file: ({ required }) => files({ required }),
  rows: ({ createRows }) => createRows(),
}

export const fieldSorts = Object.keys(kinds) as readonly FieldSort[] // the keys of a record are those of its type

/** Whether a field is an amount, by its kind or the unit in the platform's label, which is Chinese in every language. */
export const isAmountField = ({ label, kind }: Pick<FlowField, 'label' | 'kind'>) =>
  kind === 'money' || (kind === 'number' && label.endsWith('（元）'))

interface FieldContext {
  readonly formatSummary: (text: string) => string
  readonly person: ReturnType<typeof usePersonField>
  readonly getRight: (path: string, isRequired: boolean) => Right
  /** Number of lines of a field, where lines are neither added nor removed. */
  readonly countLines: (name: string) => number | undefined
}

const isTotaled = (column: FlowField) => isAmountField(column)

function createRows(field: FlowField, context: FieldContext, isRequired: boolean): Field {
  const { columns = [], name } = field
  const create = (column: FlowField) => createField(column, `${name}.${column.name}`, context)
  const readColumns = columns.filter((column) => context.getRight(`${name}.${column.name}`, false) === 'read')
  const count = context.countLines(name)
  return rows(Object.fromEntries(columns.map((column) => [column.name, create(column)])), {
    wire: 'json',
    required: isRequired,
    labels: Object.fromEntries(columns.map((column) => [column.name, context.formatSummary(column.label)])),
    sum: columns.filter(isTotaled).map((column) => column.name),
    // a column that is only read shows its own value
    compute: Object.fromEntries(
      // fields that are described at run time have no type that the compiler knows
      readColumns.map((column) => [column.name, { value: (line: Row) => line[column.name] as undefined, send: true as const }]),
    ),
    ...(count !== undefined && { min: count, max: count }),
  })
}

/** Creates the kit's field of a described one; an unknown kind is a text field. */
function createField(field: FlowField, path: string, context: FieldContext): Field {
  const { name, label, kind, choices = [] } = field
  const required = context.getRight(path, field.required ?? false) === 'required'
  const options = choices.map((word) => ({ value: word, label: context.formatSummary(word) }))
  if (isAmountField({ label, kind })) return money({ required })
  const drawn = { required, name, choices: options, person: context.person, createRows: () => createRows(field, context, required) }
  return (kinds[kind] ?? kinds.text)(drawn)
}

interface DescribedOptions {
  /** Rights by path; a path that is not listed is read. Defaults to editing the whole form. */
  readonly rights?: ReadonlyMap<string, Right>
  readonly values?: Readonly<Record<string, unknown>>
}

const isEditable = (right: Right | undefined) => right === 'edit' || right === 'required'

function countJsonLines(value: unknown): number {
  try {
    const lines: unknown = JSON.parse(String(value))
    return Array.isArray(lines) ? lines.length : 0
  } catch {
    return 0
  }
}

/** Returns the kit's fields of a form, by the rights of a step. */
export function useDescribedFields(fields: readonly FlowField[] | undefined, options: DescribedOptions = {}): readonly DynamicField[] {
  const { rights, values } = options
  const formatSummary = useFormatSummary()
  const person = usePersonField()
  return useMemo(() => {
    const context: FieldContext = {
      formatSummary,
      person,
      getRight: (path, isRequired) => {
        const right = rights ? (rights.get(path) ?? 'read') : 'edit'
        return right === 'edit' && isRequired ? 'required' : right
      },
      countLines: (name) => (rights && !isEditable(rights.get(name)) ? countJsonLines(values?.[name]) : undefined),
    }
    return (fields ?? []).map((field) => ({
      name: field.name,
      label: formatSummary(field.label),
      field: createField(field, field.name, context),
    }))
  }, [fields, formatSummary, person, rights, values])
}

/** Returns whether a step may change a field, or a column of it. */
export const canEditField = ({ name, columns = [] }: FlowField, rights: ReadonlyMap<string, Right>): boolean =>
  isEditable(rights.get(name)) || columns.some((column) => isEditable(rights.get(`${name}.${column.name}`)))
