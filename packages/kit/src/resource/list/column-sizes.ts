import type { Column } from '@jwsk/ui'
import { estimateTextWidth, type Language, useLanguage } from '@jwsk/ui'
import { useMemo } from 'react'
import type { Field } from '../../fields/types'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'

/** Column size in CSS pixels, as the table's columns take it. */
export type ColumnSize = Required<Pick<Column<never>, 'preferredWidth' | 'minWidth'>>

/** left and right padding of a cell */
const padding = 24
const sortIconWidth = 20
/** headers have a smaller font than cells */
const headerScale = 0.93
/** indentation of tree rows, including the arrow */
const branchWidth = 68
/** fits a number of 18 digits, or ten Chinese characters */
const nameWidth = 200
const textWidth = 168
const minTextWidth = 136
/** longer text in a column of numbers is no number */
const maxNumberWidth = 200
/** currency sign and separators of an amount */
const amountSigns = 20
/** samples the first rows of a long page */
const maxMeasuredRows = 50

export interface SizedTable {
  readonly resource: Resource
  readonly labels: Labels
  /** Columns that are shown. */
  readonly names: readonly string[]
}

/** Returns the size of a column by its kind and label, not by its rows, so that nothing moves when they arrive. */
export function getColumnSize({ resource, labels }: Omit<SizedTable, 'names'>, name: string, language: Language): ColumnSize {
  const field = resource.fields[name]
  const head = Math.ceil(
    estimateTextWidth(labels.field(name)) * headerScale + padding + (resource.sortable.includes(name) ? sortIconWidth : 0),
  )
  if (field?.width !== undefined) {
    const width = Math.max(head, typeof field.width === 'number' ? field.width : field.width[language])
    return { preferredWidth: width, minWidth: width }
  }
  const isName = name === resource.columns[0]
  const branch = resource.tree && isName ? branchWidth : 0
  const width = field?.preferredWidth ?? (isName ? nameWidth : textWidth)
  // the name of the record shrinks last
  return { preferredWidth: Math.max(width, head) + branch, minWidth: isName ? width + branch : Math.max(minTextWidth, head) }
}

/** Returns a size that fits the numbers of a column; only those longer than usual widen it. */
export function fitNumbers(
  size: ColumnSize,
  field: Field,
  { name, rows }: { readonly name: string; readonly rows: readonly Row[] },
): ColumnSize {
  if (field.align !== 'end') return size
  const signs = padding + (field.summaryGroup === 'amount' ? amountSigns : 0)
  const texts = rows
    .slice(0, maxMeasuredRows)
    .map((row) => estimateTextWidth(field.toText(field.parse(row[name], row)).slice(0, maxNumberWidth)))
  const width = Math.max(size.minWidth, Math.min(maxNumberWidth, Math.ceil(Math.max(0, ...texts)) + signs))
  return { preferredWidth: width, minWidth: width }
}

/** Returns the sizes of a list's columns. */
export function useColumnSizes({ resource, labels, names }: SizedTable, rows: readonly Row[]): Readonly<Record<string, ColumnSize>> {
  const language = useLanguage()
  return useMemo(() => {
    const getSize = (name: string) => {
      const size = getColumnSize({ resource, labels }, name, language)
      const field = resource.fields[name]
      return field ? fitNumbers(size, field, { name, rows }) : size
    }
    return Object.fromEntries(names.map((name) => [name, getSize(name)]))
  }, [resource, labels, names, language, rows])
}
