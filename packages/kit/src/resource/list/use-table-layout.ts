import { useCallback } from 'react'
import { preferenceKey, usePreference } from '../../runtime/use-preference'
import type { Resource } from '../model/resource'
import { readLayout, type TableLayout } from './table-layout'

/** How a person has arranged a list, and how that changes. */
export interface LayoutControl {
  readonly layout: TableLayout
  readonly change: (layout: TableLayout) => void
}

/** The arrangement of a list's table, kept for the person. */
export function useTableLayout(resource: Resource, addressPrefix: string | undefined): LayoutControl {
  const parse = useCallback((stored: unknown) => readLayout(stored, resource.columns), [resource])
  const [layout, change] = usePreference(preferenceKey('table', resource.api.list.id, addressPrefix), parse)
  return { layout, change }
}
