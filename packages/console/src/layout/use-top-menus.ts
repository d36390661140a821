import { platformNamespace, useRuntime, useTranslate } from '@jwsk/kit'
import { operationKey } from '@jwsk/sdk/query'
import { menu as menuApi } from '@jwsk/sdk/system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $topMenu, buildMenu, getMenuIcon, isPlainPath, type Menu } from '../navigation/model'
import type { ShellData } from './use-shell-data'

export interface TopMenu {
  readonly id: string
  readonly name: string
  readonly icon: string
  /** Where it begins; empty: it only changes the sidebar. */
  readonly path: string
}

// of the entity that saves them, though another one's call reads them
const topMenuQuery = { id: 'topMenu.shown' } as const

/** The platform's top menus, named as menu entries are; none where there are none, or where they cannot be had. */
export function useTopMenus(): readonly TopMenu[] {
  const { client, scope } = useRuntime()
  const t = useTranslate(platformNamespace)
  const { data } = useQuery({
    queryKey: operationKey(scope, topMenuQuery),
    queryFn: ({ signal }) => client.call(menuApi.topMenu, undefined, { signal }),
  })
  return useMemo(() => {
    const nameOf = (key: string, name: string) => {
      const own = key && t(key)
      return own && own !== key ? own : name
    }
    return (data ?? []).flatMap(({ id, name, meta, source = '', path = '', code = '' }) => {
      if (!id || !name) return []
      const icon = getMenuIcon(source, 'group', code)
      return [{ id: String(id), name: nameOf(meta?.i18n ?? '', name), icon, path: isPlainPath(path) ? path : '' }]
    })
  }, [data, t])
}

/** What the sidebar shows: the whole menu, or the part of the chosen top menu. Access is decided by the whole. */
export function useVisibleMenu({ menu, menuOptions, user }: ShellData): Menu {
  const { client, scope } = useRuntime()
  const topMenuId = useUnit($topMenu)
  const { data } = useQuery({
    queryKey: operationKey(scope, menuApi.routes, { topMenuId }),
    queryFn: ({ signal }) => client.call(menuApi.routes, { topMenuId }, { signal }),
    enabled: topMenuId !== '',
    placeholderData: keepPreviousData,
  })
  return useMemo(() => (topMenuId !== '' && data ? buildMenu(data, user, menuOptions) : menu), [topMenuId, data, user, menuOptions, menu])
}
