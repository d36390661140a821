import type { Sheet } from '@jwsk/ui'
import type { LabelContext } from '../../fields/types'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'

interface SheetOptions {
  readonly resource: Resource
  readonly labels: Labels
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** Builds a sheet with the labels of the field kinds; each column loads its labels in one batch. */
export async function buildSheet({ resource, labels, columns, rows }: SheetOptions, context: LabelContext): Promise<Sheet> {
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
