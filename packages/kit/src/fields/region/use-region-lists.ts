import { region } from '@jwsk/sdk/system'
import { useOperationQuery } from '../../runtime/use-operation-query'
import type { Choice } from '../combobox/types'
import { buildTreeModel } from '../tree/tree-model'
import { countryCode } from './region-code'

/** Loads the divisions directly below one. */
function usePlacesIn(parent: string) {
  const { data, error, isFetching, refetch } = useOperationQuery(region.lazyTree, { parentCode: parent })
  const places = [...buildTreeModel(data).values()].filter(({ depth }) => depth === 0).map(({ id, title }): Choice => ({ id, name: title }))
  const settled = data === undefined && error ? ('failed' as const) : ('ready' as const)
  return { places, state: data === undefined && isFetching ? ('loading' as const) : settled, refetch }
}

export type RegionList = ReturnType<typeof usePlacesIn>

/** Returns the lists along a path, and the one below it; loaded lists come from the cache. */
export function useRegionLists(path: readonly string[]): readonly RegionList[] {
  const parentAt = (level: number) => path[level] ?? path.at(-1) ?? countryCode
  const provinces = usePlacesIn(countryCode)
  const cities = usePlacesIn(parentAt(0))
  const districts = usePlacesIn(parentAt(1))
  const towns = usePlacesIn(parentAt(2))
  const villages = usePlacesIn(parentAt(3))
  return [provinces, cities, districts, towns, villages]
}
