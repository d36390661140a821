import { useState } from 'react'
import { useLanguage } from '../../i18n/translate-provider'
import type { Language } from '../../i18n/types'
import { estimateTextWidth } from '../../ui/text-width'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'

/** How wide a column is: what it holds takes so much, and makes do with so little. */
export interface ColumnSize {
  readonly preferred: number
  readonly min: number
}

/** inside a cell, left and right */
const padding = 24
const sortIconWidth = 20
/** heads are set smaller than cells */
const headerScale = 0.93
/** how far the records of a tree are moved in, with their arrow */
const branchWidth = 68
const maxWidth = 320
const minColumnSize = 64
/** what an amount is shown with, beyond its digits */
const amountSigns = 20
/** of any money or count there is: a longer one is no figure */
const maxFigureWidth = 200
/** what says which record it is gives way last, and so do numbers and codes: cut short they say nothing */
const minNameWidth = 208
/** of the others their head is read whole */
const minTextWidth = 144
const code = /^[!-~]*$/
/** keys of what a cell says by name */
const keys = /^[\d,]*$/
/** a kind that shows pictures or a cell of the declaration's own has more than its text */
const minCustomWidth = 120
/** the others of a long page are like these */
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

/** The size of one column, by its kind, its label and the rows that are there. */
export function measureColumn(resource: Resource, labels: Labels, { name, rows, language }: SizedColumn): ColumnSize {
  const field = resource.fields[name]
  const head = estimateTextWidth(labels.field(name)) * headerScale + padding + (resource.sortable.includes(name) ? sortIconWidth : 0)
  const texts = getCellTexts(resource, name, rows).filter((text) => field?.preferredWidth === undefined || !keys.test(text))
  const branch = resource.tree && name === resource.columns[0] ? branchWidth : 0
  const content = Math.max(0, ...texts.map(estimateTextWidth)) + padding + (field?.summaryGroup === 'amount' ? amountSigns : 0) + branch
  if (field?.width === undefined) {
    const least = field?.preferredWidth ?? (resource.cells[name] ? minCustomWidth : minColumnSize)
    const natural = Math.ceil(Math.min(maxWidth, Math.max(least + branch, head, content)))
    const isWhole = name === resource.columns[0] || (field?.preferredWidth === undefined && texts.every((text) => code.test(text)))
    return { preferred: natural, min: isWhole ? minNameWidth : Math.min(natural, Math.ceil(Math.max(minTextWidth, head))) }
  }
  const kindWidth = typeof field.width === 'number' ? field.width : field.width[language]
  // figures are as wide as they are; of the others only the kind knows what it shows
  const width = field.align === 'end' && rows.length > 0 ? Math.min(maxFigureWidth, Math.max(minColumnSize, content)) : kindWidth
  const whole = Math.ceil(Math.max(width, head))
  return { preferred: whole, min: whole }
}

interface Estimate {
  readonly resource: Resource
  readonly labels: Labels
  readonly language: Language
  readonly isOfRows: boolean
  readonly sizes: Readonly<Record<string, ColumnSize>>
}

type Estimated = Pick<Estimate, 'resource' | 'labels' | 'language'>

function estimate(of: Estimated, rows: readonly Row[]): Estimate {
  const { resource, labels, language } = of
  const sizes = resource.columns.map((name) => [name, measureColumn(resource, labels, { name, rows, language })] as const)
  return { ...of, isOfRows: rows.length > 0, sizes: Object.fromEntries(sizes) }
}

/** What the columns of a list need: reckoned from the first rows that come, so that the next page moves nothing. */
export function useColumnSizes(resource: Resource, labels: Labels, rows: readonly Row[]): Estimate['sizes'] {
  const of = { resource, labels, language: useLanguage() }
  const [known, setKnown] = useState(() => estimate(of, rows))
  const isOld = known.resource !== resource || known.labels !== labels || (!known.isOfRows && rows.length > 0)
  if (!isOld) return known.sizes
  const next = estimate(of, rows)
  setKnown(next)
  return next.sizes
}
