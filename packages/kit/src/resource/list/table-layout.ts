import { isRecord } from '@jwsk/sdk'
import type { Density } from '@jwsk/ui'
import { useCallback } from 'react'
import { getPreferenceKey, usePreference } from '../../runtime/use-preference'
import type { Resource } from '../model/resource'

/** Layout of a table as customized by a user. */
export interface TableLayout {
  /** Version of the format; incremented on breaking changes. Other versions are ignored. */
  readonly version: 1
  /** All columns by field name; the first one names the record and cannot move. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Column widths in CSS pixels. */
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

/** keeps the stored order; inserts a new column after its declared neighbour */
function mergeOrder(stored: readonly string[], columns: readonly string[]): readonly string[] {
  const order = [...new Set(stored)].filter((name) => columns.includes(name) && name !== columns[0])
  const [first] = columns
  if (first !== undefined) order.unshift(first)
  for (const [index, name] of columns.entries()) {
    if (!order.includes(name)) order.splice(order.indexOf(columns[index - 1] ?? '') + 1, 0, name)
  }
  return order
}

const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= 80 && value <= 800

/** Parses a stored layout, as far as it matches the declared columns. */
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

/** Moves a column by one position; the first column is fixed. */
export function moveColumn(layout: TableLayout, name: string, by: -1 | 1): TableLayout {
  const from = layout.order.indexOf(name)
  const to = from + by
  if (from < 1 || to < 1 || to >= layout.order.length) return layout
  const order = layout.order.filter((other) => other !== name)
  order.splice(to, 0, name)
  return { ...layout, order }
}

/** Layout of a list and its setters. */
export interface LayoutControl {
  readonly layout: TableLayout
  readonly setLayout: (layout: TableLayout) => void
}

/** Returns the layout of a list's table, stored as a preference of the user. */
export function useTableLayout(resource: Resource, addressPrefix: string | undefined): LayoutControl {
  const parse = useCallback((stored: unknown) => parseLayout(stored, resource.columns), [resource])
  const [layout, change] = usePreference(getPreferenceKey('table', resource.api.list.id, addressPrefix), parse)
  return { layout, setLayout: change }
}
