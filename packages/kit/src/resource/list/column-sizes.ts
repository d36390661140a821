import type { Column, Language } from '@jwsk/ui'
import { estimateTextWidth, useLanguage } from '@jwsk/ui'
import { useState } from 'react'
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
const maxWidth = 320
const minColumnSize = 64
/** width of currency sign and separators of an amount */
const amountSigns = 20
/** upper limit for money and counts; anything longer is no number */
const maxFigureWidth = 200
/** the name of the record, numbers and codes shrink last: truncated they are useless */
const minNameWidth = 208
/** fits the header of the other columns */
const minTextWidth = 144
const code = /^[!-~]*$/
/** matches keys of which a cell shows the label */
const keys = /^[\d,]*$/
/** kinds with images and custom cells need more than their text */
const minCustomWidth = 120
/** samples the first rows of a long page */
const maxMeasuredRows = 50

function getCellTexts(resource: Resource, name: string, rows: readonly Row[]): readonly string[] {
  const field = resource.fields[name]
  return field ? rows.slice(0, maxMeasuredRows).map((row) => field.toText(field.parse(row[name], row)).slice(0, maxWidth)) : []
}

interface SizedColumn {
  readonly name: string
  readonly rows: readonly Row[]
  readonly language: Language
}

/** Measures one column by its kind, label and rows. */
export function measureColumn(resource: Resource, labels: Labels, { name, rows, language }: SizedColumn): ColumnSize {
  const field = resource.fields[name]
  const head = estimateTextWidth(labels.field(name)) * headerScale + padding + (resource.sortable.includes(name) ? sortIconWidth : 0)
  const texts = getCellTexts(resource, name, rows).filter((text) => field?.preferredWidth === undefined || !keys.test(text))
  const branch = resource.tree && name === resource.columns[0] ? branchWidth : 0
  const content = Math.max(0, ...texts.map(estimateTextWidth)) + padding + (field?.summaryGroup === 'amount' ? amountSigns : 0) + branch
  if (field?.width === undefined) {
    const minSize = field?.preferredWidth ?? (resource.cells[name] ? minCustomWidth : minColumnSize)
    const preferredWidth = Math.ceil(Math.min(maxWidth, Math.max(minSize + branch, head, content)))
    const isWhole = name === resource.columns[0] || (field?.preferredWidth === undefined && texts.every((text) => code.test(text)))
    return {
      preferredWidth,
      minWidth: isWhole ? minNameWidth : Math.min(preferredWidth, Math.ceil(Math.max(minTextWidth, head))),
    }
  }
  const kindWidth = typeof field.width === 'number' ? field.width : field.width[language]
  // numbers keep their width; for other fields, only the kind knows what it renders
  const width = field.align === 'end' && rows.length > 0 ? Math.min(maxFigureWidth, Math.max(minColumnSize, content)) : kindWidth
  const whole = Math.ceil(Math.max(width, head))
  return { preferredWidth: whole, minWidth: whole }
}

interface Estimate {
  readonly resource: Resource
  readonly labels: Labels
  readonly isOfRows: boolean
  readonly sizes: Readonly<Record<string, ColumnSize>>
}

interface SizedTable {
  readonly resource: Resource
  readonly labels: Labels
  /** Columns that are shown. */
  readonly names: readonly string[]
}

const nothing: Estimate['sizes'] = {}

/** Returns the sizes of a list's columns, measured from the first rows that each is shown with, so that the next page does not shift them. */
export function useColumnSizes({ resource, labels, names }: SizedTable, rows: readonly Row[]): Estimate['sizes'] {
  const language = useLanguage()
  const [known, setKnown] = useState<Estimate>()
  const isCurrent = known?.resource === resource && known.labels === labels && (known.isOfRows || rows.length === 0)
  const sizes = isCurrent ? known.sizes : nothing
  const missing = names.filter((name) => !Object.hasOwn(sizes, name))
  if (isCurrent && missing.length === 0) return sizes
  const measured = missing.map((name) => [name, measureColumn(resource, labels, { name, rows, language })] as const)
  const next = { resource, labels, isOfRows: rows.length > 0, sizes: { ...sizes, ...Object.fromEntries(measured) } }
  setKnown(next)
  return next.sizes
}
