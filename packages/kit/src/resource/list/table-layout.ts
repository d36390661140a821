import { isRecord } from '@jwsk/sdk'
import { useCallback } from 'react'
import { getPreferenceKey, usePreference } from '../../runtime/use-preference'
import type { Density } from '../../ui/table/table-types'
import type { Resource } from '../model/resource'

/** How a person has arranged a table. */
export interface TableLayout {
  /** Grows when the meaning of the rest changes; another version counts as nothing kept. */
  readonly version: 1
  /** Every column by its field's name; the first names the record and stays where it is. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Pixels. */
  readonly widths: Readonly<Record<string, number>>
  readonly density: Density
}

export const densities: readonly Density[] = ['compact', 'normal', 'roomy']

const toStringList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

export const getDefaultLayout = (columns: readonly string[]): TableLayout => ({
  version: 1,
  order: columns,
  hidden: [],
  widths: {},
  density: 'normal',
})

/** known columns as they were kept; one that has come since stands behind its declared neighbour */
function mergeOrder(kept: readonly string[], columns: readonly string[]): readonly string[] {
  const order = [...new Set(kept)].filter((name) => columns.includes(name) && name !== columns[0])
  const [first] = columns
  if (first !== undefined) order.unshift(first)
  for (const [index, name] of columns.entries()) {
    if (!order.includes(name)) order.splice(order.indexOf(columns[index - 1] ?? '') + 1, 0, name)
  }
  return order
}

const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= 80 && value <= 800

/** What was kept, as far as it fits the columns that are declared now. */
export function parseLayout(stored: unknown, columns: readonly string[]): TableLayout {
  if (!isRecord(stored) || stored.version !== 1) return getDefaultLayout(columns)
  const widths = isRecord(stored.widths) ? Object.entries(stored.widths) : []
  const known = widths.filter((entry): entry is [string, number] => columns.includes(entry[0]) && isWidth(entry[1]))
  return {
    version: 1,
    order: mergeOrder(toStringList(stored.order), columns),
    hidden: toStringList(stored.hidden).filter((name) => columns.indexOf(name) > 0),
    widths: Object.fromEntries(known),
    density: densities.find((density) => density === stored.density) ?? 'normal',
  }
}

export const getVisibleColumns = ({ order, hidden }: TableLayout) => order.filter((name) => !hidden.includes(name))

export const setColumnWidth = (layout: TableLayout, name: string, width: number | undefined): TableLayout => {
  const { [name]: _, ...others } = layout.widths
  return { ...layout, widths: width === undefined ? others : { ...others, [name]: width } }
}

export const toggleColumn = (layout: TableLayout, name: string): TableLayout => ({
  ...layout,
  hidden: layout.hidden.includes(name) ? layout.hidden.filter((other) => other !== name) : [...layout.hidden, name],
})

/** One place up or down; the first column keeps its place. */
export function moveColumn(layout: TableLayout, name: string, by: -1 | 1): TableLayout {
  const from = layout.order.indexOf(name)
  const to = from + by
  if (from < 1 || to < 1 || to >= layout.order.length) return layout
  const order = layout.order.filter((other) => other !== name)
  order.splice(to, 0, name)
  return { ...layout, order }
}

/** How a person has arranged a list, and how that changes. */
export interface LayoutControl {
  readonly layout: TableLayout
  readonly setLayout: (layout: TableLayout) => void
}

/** The arrangement of a list's table, kept for the person. */
export function useTableLayout(resource: Resource, addressPrefix: string | undefined): LayoutControl {
  const parse = useCallback((stored: unknown) => parseLayout(stored, resource.columns), [resource])
  const [layout, change] = usePreference(getPreferenceKey('table', resource.api.list.id, addressPrefix), parse)
  return { layout, setLayout: change }
}
