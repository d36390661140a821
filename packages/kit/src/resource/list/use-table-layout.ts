import { useCallback } from 'react'
import { keptUnder, useKept } from '../../runtime/use-kept'
import type { Resource } from '../model/resource'
import { readLayout, type TableLayout } from './table-layout'

/** How a person has arranged a list, and how that changes. */
export interface LayoutControl {
  readonly layout: TableLayout
  readonly change: (layout: TableLayout) => void
}

/** The arrangement of a list's table, kept for the person. */
export function useTableLayout(resource: Resource, at: string | undefined): LayoutControl {
  const parse = useCallback((stored: unknown) => readLayout(stored, resource.columns), [resource])
  const [layout, change] = useKept(keptUnder('table', resource.api.list.id, at), parse)
  return { layout, change }
}
