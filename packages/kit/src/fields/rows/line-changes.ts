import { moveItem } from '../../sortable/use-sortable'
import type { WireRecord } from '../types'
import { toDisplayText } from '../wire'
import { type Line, type RowsConfig, type RowsValue, toFullRecord } from './rows-value'

type Lines = RowsValue['lines']

const getNextKey = (lines: Lines) => lines.reduce((next, { key }) => Math.max(next, key + 1), 0)

/** Creates a row with the default values of its fields. */
export function createLine({ fields }: RowsConfig, lines: Lines): Line {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    field.defaultValue === undefined ? field.emptyValue : field.parse(field.defaultValue),
  ])
  return { key: getNextKey(lines), received: {}, values: Object.fromEntries(values) }
}

export const addLine = (config: RowsConfig, lines: Lines): Lines => [...lines, createLine(config, lines)]

/** Adds a copy below a row: its fields only, because the others, such as an id, are those of one row. */
export function copyLine(config: RowsConfig, lines: Lines, index: number): Lines {
  const line = lines[index]
  if (!line) return lines
  return lines.toSpliced(index + 1, 0, { ...createLine(config, lines), values: line.values })
}

export const removeLine = (lines: Lines, index: number): Lines => lines.toSpliced(index, 1)

export const moveLine = (lines: Lines, from: number, to: number): Lines => moveItem(lines, from, to)

/** Replaces values of a row; a field whose choices depend on a changed one is cleared. */
export function changeLine({ fields }: RowsConfig, line: Line, changes: WireRecord): Line {
  const toText = (name: string, values: WireRecord) => toDisplayText(fields[name]?.serialize(values[name]))
  const values = { ...line.values, ...changes }
  const isOutdated = (name: string) => {
    const limit = fields[name]?.dependsOn
    return limit !== undefined && limit in changes && !(name in changes) && toText(limit, values) !== toText(limit, line.values)
  }
  const cleared = Object.entries(fields).flatMap(([name, field]) => (isOutdated(name) ? [[name, field.emptyValue]] : []))
  return { ...line, values: { ...values, ...Object.fromEntries(cleared) } }
}

/** Returns the wire value that limits the choices of a field; empty if it has none in its row. */
export function getDependencies(config: RowsConfig, line: Line, name: string): WireRecord | undefined {
  const limit = config.fields[name]?.dependsOn
  const wire = limit === undefined || !config.fields[limit] ? '' : toDisplayText(toFullRecord(config, line)[limit])
  return limit !== undefined && wire !== '' ? { [limit]: wire } : undefined
}
