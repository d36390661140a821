import { region } from '@jwsk/sdk/system'
import { useOperationQuery } from '../../runtime/use-operation-query'
import type { Choice } from '../combobox/types'
import { buildTreeModel } from '../tree/tree-model'
import { countryCode } from './region-code'

/** Loads the divisions directly below one. */
export function useRegionList(parent: string) {
  const { data, error, isFetching, refetch } = useOperationQuery(region.lazyTree, { parentCode: parent })
  const places = [...buildTreeModel(data).values()].filter(({ depth }) => depth === 0).map(({ id, title }): Choice => ({ id, name: title }))
  const settled = data === undefined && error ? ('failed' as const) : ('ready' as const)
  return { places, state: data === undefined && isFetching ? ('loading' as const) : settled, refetch }
}

export type RegionList = ReturnType<typeof useRegionList>

/** Returns the lists along a path, and the one below it; loaded lists come from the cache. */
export function useRegionLists(path: readonly string[]): readonly RegionList[] {
  const getParent = (level: number) => path[level] ?? path.at(-1) ?? countryCode
  const provinces = useRegionList(countryCode)
  const cities = useRegionList(getParent(0))
  const districts = useRegionList(getParent(1))
  const towns = useRegionList(getParent(2))
  const villages = useRegionList(getParent(3))
  return [provinces, cities, districts, towns, villages]
}
