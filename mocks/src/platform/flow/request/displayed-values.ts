import { getOwn } from '@jwsk/sdk'
import type { FlowField } from '@jwsk/sdk/flow'
import type { World } from '../../../engine/world/world'
import { getUserName } from '../views'
import { keyLines } from './form-rights'
import { type FormValues, type Line, lineKey, parseLines } from './form-values'

/** Returns the lines of a value without the columns that are not shown, each with its key. */
function showLines({ columns = [] }: FlowField, value: string): string {
  const lines = parseLines(value)
  if (!lines) return '[]'
  const names = columns.map(({ name }) => name)
  return JSON.stringify(
    keyLines(lines).map(({ key, line }) => ({
      [lineKey]: key,
      ...Object.fromEntries(names.map((name) => [name, getOwn(line, name) ?? ''])),
    })),
  )
}

/** Returns the values of visible fields, with the names of people. */
export function toDisplayedValues(world: World, fields: readonly FlowField[], values: FormValues): FormValues {
  const displayed = fields.map((field): [string, string] => {
    const value = values[field.name] ?? ''
    return [field.name, field.kind === 'rows' ? nameLinePeople(world, field, showLines(field, value)) : value]
  })
  const names = fields
    .filter(({ kind }) => kind === 'person')
    .map(({ name }): [string, string] => [`${name}Name`, getUserName(world, values[name] ?? '')])
  return Object.fromEntries([...displayed, ...names])
}

/** Adds the names of people to lines. */
function nameLinePeople(world: World, { columns = [] }: FlowField, value: string): string {
  const people = columns.filter(({ kind }) => kind === 'person')
  if (people.length === 0) return value
  const name = (line: Line) => people.map((column) => [`${column.name}Name`, getUserName(world, String(line[column.name] ?? ''))])
  return JSON.stringify((parseLines(value) ?? []).map((line) => ({ ...line, ...Object.fromEntries(name(line)) })))
}
