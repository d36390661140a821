import { useRuntime } from '@jwsk/kit'
import { useMemo, useState } from 'react'
import type { Menu, MenuEntry } from '../../shell/navigation/model'

export interface Favorites {
  readonly entries: readonly MenuEntry[]
  has(entry: MenuEntry): boolean
  toggle(entry: MenuEntry): void
}

const key = 'home.shortcuts'

/** Parses stored ids; returns an empty array for anything else. */
export const parseIds = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [])

/** Returns the user's favorite screens in the order of their selection; stored in this browser per user. */
export function useFavorites(menu: Menu): Favorites {
  const { preferences } = useRuntime()
  const [ids, setIds] = useState(() => parseIds(preferences?.read(key)))
  return useMemo(() => {
    const byId = new Map([...menu.byPath.values()].map((entry) => [entry.id, entry]))
    return {
      // an id that is no longer in the menu stays stored, in case it is granted again
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
