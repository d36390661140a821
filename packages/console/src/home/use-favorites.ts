import { useRuntime } from '@jwsk/kit'
import { useMemo, useState } from 'react'
import type { Menu, MenuEntry } from '../navigation/model'

export interface Favorites {
  readonly entries: readonly MenuEntry[]
  has(entry: MenuEntry): boolean
  toggle(entry: MenuEntry): void
}

const key = 'home.shortcuts'

/** Ids as they were kept; anything else counts as none. */
export const parseIds = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])

/** The screens that a person keeps at hand, in the order in which they were chosen; kept in this browser, for each person apart. */
export function useFavorites(menu: Menu): Favorites {
  const { preferences } = useRuntime()
  const [ids, setIds] = useState(() => parseIds(preferences?.read(key)))
  return useMemo(() => {
    const byId = new Map([...menu.byPath.values()].map((entry) => [entry.id, entry]))
    return {
      // one that the menu holds no more stays kept, for the day it is granted again
      entries: ids.flatMap((id) => byId.get(id) ?? []),
      has: ({ id }) => ids.includes(id),
      toggle({ id }) {
        const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
        setIds(next)
        preferences?.write(key, next)
      },
    }
  }, [ids, menu, preferences])
}
