import { isRecord } from '@jwsk/sdk'
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
}

const toStringList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** Number of columns that a table shows at most, because every one adds a cell to every row. */
export const maxVisibleColumns = 50

/** hides what exceeds the limit of visible columns */
function limitVisible(order: readonly string[], hidden: readonly string[]): readonly string[] {
  if (order.length - hidden.length <= maxVisibleColumns) return hidden
  const known = new Set(hidden)
  const excess = order.filter((name) => !known.has(name)).slice(maxVisibleColumns)
  return [...hidden, ...excess]
}

export const getDefaultLayout = (columns: readonly string[]): TableLayout => ({
  version: 1,
  order: columns,
  hidden: limitVisible(columns, []),
  widths: {},
})

/** keeps the stored order; inserts a new column after its declared neighbour */
function mergeOrder(stored: readonly string[], columns: readonly string[]): readonly string[] {
  const [first] = columns
  const declared = new Set(columns)
  const known = new Set(stored.filter((name) => declared.has(name)))
  const followers = new Map<string | undefined, string[]>()
  let neighbour = first
  for (const name of columns.slice(1)) {
    if (known.has(name)) neighbour = name
    else if (!followers.get(neighbour)?.push(name)) followers.set(neighbour, [name])
  }
  const order = first === undefined ? [] : [first, ...[...known].filter((name) => name !== first)]
  return order.flatMap((name) => [name, ...(followers.get(name) ?? [])])
}

const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= 80 && value <= 800

/** Parses a stored layout, as far as it matches the declared columns. */
export function parseLayout(stored: unknown, columns: readonly string[]): TableLayout {
  if (!isRecord(stored) || stored.version !== 1) return getDefaultLayout(columns)
  const [first, ...others] = columns
  const movable = new Set(others.filter((name) => name !== first))
  const order = mergeOrder(toStringList(stored.order), columns)
  const widths = isRecord(stored.widths) ? Object.entries(stored.widths) : []
  const known = widths.filter((entry): entry is [string, number] => (entry[0] === first || movable.has(entry[0])) && isWidth(entry[1]))
  const hidden = [...new Set(toStringList(stored.hidden))].filter((name) => movable.has(name))
  return {
    version: 1,
    order,
    hidden: limitVisible(order, hidden),
    widths: Object.fromEntries(known),
  }
}

export function getVisibleColumns({ order, hidden }: TableLayout): readonly string[] {
  const left = new Set(hidden)
  return order.filter((name) => !left.has(name))
}

export const setColumnWidth = (layout: TableLayout, name: string, width: number | undefined): TableLayout => {
  const { [name]: _, ...others } = layout.widths
  return { ...layout, widths: width === undefined ? others : { ...others, [name]: width } }
}

export const toggleColumn = (layout: TableLayout, name: string): TableLayout => ({
  ...layout,
  hidden: layout.hidden.includes(name) ? layout.hidden.filter((other) => other !== name) : [...layout.hidden, name],
})

/** Moves a column by one position, a visible one past hidden ones; the first column is fixed. Returns the same layout if it cannot move. */
export function moveColumn(layout: TableLayout, name: string, by: -1 | 1): TableLayout {
  const hidden = new Set(layout.hidden)
  const from = layout.order.indexOf(name)
  let to = from + by
  while (!hidden.has(name) && hidden.has(layout.order[to] ?? '')) to += by
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
