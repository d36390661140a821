import type { LabelContext } from '../../fields/types'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'

/** Table of formatted texts to export or print. */
export interface ExportSheet {
  readonly title: string
  readonly headers: readonly string[]
  /** Whether each column is numeric: money and numbers, never ids. */
  readonly numeric: readonly boolean[]
  readonly rows: readonly (readonly string[])[]
}

interface SheetOptions {
  readonly resource: Resource
  readonly labels: Labels
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** Builds a sheet with the labels of the field kinds; each column loads its labels in one batch. */
export async function buildSheet({ resource, labels, columns, rows }: SheetOptions, context: LabelContext): Promise<ExportSheet> {
  const columnTexts = await Promise.all(
    columns.map(async (name) => {
      const field = resource.fields[name]
      if (!field) return rows.map(() => '')
      const values = rows.map((row) => field.parse(row[name], row))
      const getLabel = await field.loadLabels(values, context)
      return values.map(getLabel)
    }),
  )
  return {
    title: labels.title,
    headers: columns.map(labels.field),
    numeric: columns.map((name) => resource.fields[name]?.align === 'end'),
    rows: rows.map((_, index) => columnTexts.map((column) => column[index] ?? '')),
  }
}

/** a spreadsheet rounds longer numbers */
const maxExactDigits = 15

const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Whether the text is a number that a spreadsheet stores without rounding. */
export const isExactNumber = (text: string) => plainNumber.test(text) && text.replace(/\D/g, '').length <= maxExactDigits
