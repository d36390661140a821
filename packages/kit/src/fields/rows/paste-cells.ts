import { parseTypedDate } from '../date/local-date'
import { normalizeTyped } from '../normalize-typed'
import type { Field, FieldOption } from '../types'
import { changeLine, createLine } from './line-changes'
import type { Line, RowsConfig } from './rows-value'

/** rows that a paste adds at most where the number is unlimited, because each has inputs */
const maxAddedRows = 200

/** Cell whose text was not used. */
export interface SkippedCell {
  /** Number of the row, starting at 1. */
  readonly row: number
  readonly name: string
  readonly text: string
}

export interface PasteResult {
  readonly lines: readonly Line[]
  /** Rows that were filled, by their keys. */
  readonly filled: readonly number[]
  /** Names of the columns that were filled. */
  readonly names: readonly string[]
  /** Cells that keep their value, because their kind cannot read the text. */
  readonly skipped: readonly SkippedCell[]
  /** Rows of the clipboard beyond the largest number of rows. */
  readonly extraRows: number
  /** Columns of the clipboard beyond the last one. */
  readonly extraColumns: number
}

interface PasteTarget {
  readonly lines: readonly Line[]
  /** Columns on screen, in order. */
  readonly names: readonly string[]
  /** Position of the cell with the focus. */
  readonly row: number
  readonly column: number
  /** Largest number of rows. */
  readonly max: number
  /** Values that fields offer, by name. */
  readonly options: ReadonlyMap<string, readonly FieldOption[]>
}

/** Returns notations that the text may be in: as typed, without a currency or unit, and as a day, a moment or a time. */
const getReadings = (text: string): readonly string[] => {
  const typed = normalizeTyped(text).trim()
  const dates = (['date', 'dateTime', 'time'] as const).flatMap((precision) => parseTypedDate(typed, precision) ?? [])
  return [text, typed.replaceAll(/^[¥￥$€]\s*|\s*[元%]$/g, ''), ...dates]
}

/** Parses text of the clipboard as the kind parses typed text: an invalid value is kept, `undefined` if there is none. */
export function parsePasted(field: Field, text: string, options: readonly FieldOption[] | undefined): unknown {
  if (text.trim() === '') return field.emptyValue
  if (options) {
    const option = options.find(({ label }) => label === text.trim()) ?? options.find(({ key }) => key === text.trim())
    return option && field.parse(option.key)
  }
  // the name of a record is no id
  if (field.choicesOperation) return undefined
  const values = getReadings(text)
    .map((reading) => field.parse(reading))
    .filter((value) => !field.isEmpty(value))
  return values.find((value) => field.validate(value) === undefined) ?? values[0]
}

/** Fills cells to the right and rows below, and adds rows as needed. */
export function pasteCells(config: RowsConfig, cells: readonly (readonly string[])[], target: PasteTarget): PasteResult {
  const { names, row, column, max, options } = target
  const limit = Math.max(target.lines.length, Math.min(max, target.lines.length + maxAddedRows))
  const lines = [...target.lines]
  const skipped: SkippedCell[] = []
  const filled: number[] = []
  const rows = cells.slice(0, Math.max(0, limit - row))
  for (const [offset, texts] of rows.entries()) {
    const index = row + offset
    const line = lines[index] ?? createLine(config, lines)
    const changes: Record<string, unknown> = {}
    for (const [at, name] of names.slice(column, column + texts.length).entries()) {
      const text = texts[at] ?? ''
      const field = config.fields[name]
      const value = field && !config.compute[name] ? parsePasted(field, text, options.get(name)) : undefined
      if (value === undefined) skipped.push({ row: index + 1, name, text })
      else changes[name] = value
    }
    lines[index] = changeLine(config, line, changes)
    filled.push(line.key)
  }
  const width = Math.max(0, ...cells.map(({ length }) => length))
  return {
    lines,
    filled,
    names: names.slice(column, column + width),
    skipped: skipped.filter(({ text }) => text.trim() !== ''),
    extraRows: cells.length - rows.length,
    extraColumns: Math.max(0, width - (names.length - column)),
  }
}
