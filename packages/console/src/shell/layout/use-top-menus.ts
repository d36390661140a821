import { useRuntime, useTranslate } from '@jwsk/kit'
import { operationKey } from '@jwsk/sdk/query'
import { menu as menuApi } from '@jwsk/sdk/system'
import { platformNamespace } from '@jwsk/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $topMenu, buildMenu, getMenuIcon, isPlainPath, type Menu } from '../navigation/model'
import type { ShellData } from './use-shell-data'

export interface TopMenu {
  readonly id: string
  readonly name: string
  readonly icon: string
  /** Path of its first screen; `''` if it only changes the sidebar. */
  readonly path: string
}

// named after the entity that saves them, although another entity's call reads them
const topMenuQuery = { id: 'topMenu.shown' } as const

/** Returns the platform's top menus with translated names; empty if there are none or they fail to load. */
export function useTopMenus(): readonly TopMenu[] {
  const { client, scope } = useRuntime()
  const t = useTranslate(platformNamespace)
  const { data } = useQuery({
    queryKey: operationKey(scope, topMenuQuery),
    queryFn: ({ signal }) => client.call(menuApi.topMenu, undefined, { signal }),
    enabled: client.supports(menuApi.topMenu),
  })
  return useMemo(() => {
    const getName = (key: string, name: string) => {
      const translated = key && t(key)
      return translated && translated !== key ? translated : name
    }
    return (data ?? []).flatMap(({ id, name, meta, source = '', path = '', code = '' }) => {
      if (!id || !name) return []
      const icon = getMenuIcon(source, 'group', code)
      return [{ id: String(id), name: getName(meta?.i18n ?? '', name), icon, path: isPlainPath(path) ? path : '' }]
    })
  }, [data, t])
}

/** Returns the menu of the sidebar: the whole menu, or the part of the selected top menu. Access is checked against the whole menu. */
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
