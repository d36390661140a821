import { useRuntime } from '@jwsk/kit'
import { menu as menuApi } from '@jwsk/sdk/system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $topMenu, buildMenu, type Menu } from '../navigation/model'
import type { ShellData } from './use-shell-data'

export interface TopMenu {
  readonly id: string
  readonly name: string
}

/** The platform's top menus; none where there are none, or where they cannot be had. */
export function useTopMenus(): readonly TopMenu[] {
  const { client, scope } = useRuntime()
  const { data } = useQuery({
    queryKey: [...scope, menuApi.topMenu.id],
    queryFn: ({ signal }) => client.call(menuApi.topMenu, undefined, { signal }),
  })
  return useMemo(() => (data ?? []).flatMap(({ id, name }) => (id && name ? [{ id: String(id), name }] : [])), [data])
}

/** What the sidebar shows: the whole menu, or the part of the chosen top menu. Access is decided by the whole. */
export function useShownMenu({ menu, style, user }: ShellData): Menu {
  const { client, scope } = useRuntime()
  const topMenuId = useUnit($topMenu)
  const { data } = useQuery({
    queryKey: [...scope, menuApi.routes.id, topMenuId],
    queryFn: ({ signal }) => client.call(menuApi.routes, { topMenuId }, { signal }),
    enabled: topMenuId !== '',
    placeholderData: keepPreviousData,
  })
  return useMemo(() => (topMenuId !== '' && data ? buildMenu(data, user, style) : menu), [topMenuId, data, user, style, menu])
}
