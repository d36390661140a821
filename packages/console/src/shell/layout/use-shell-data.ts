import { type Plugin, useLanguage, useTranslate } from '@jwsk/kit'
import type { Client, SessionUser } from '@jwsk/sdk'
import { operationKey } from '@jwsk/sdk/query'
import { menu as menuApi } from '@jwsk/sdk/system'
import { platformNamespace } from '@jwsk/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { menuOriginsLoaded } from '../../platform/links/model'
import { $site } from '../../platform/site/model'
import { buildMenu, getMenuOrigins, type Menu, type MenuOptions } from '../navigation/model'
import { routesCall, userInfoCall } from '../prefetch/shell-calls'
import { liveQueryOptions } from './live-query-options'
import { useMenuTextsReady } from './use-menu-names'
import { usePermissions } from './use-permissions'

export interface ShellData {
  readonly menu: Menu
  /** Options for building menus that load later. */
  readonly menuOptions: MenuOptions
  readonly permissions: ReadonlySet<string>
  readonly user: SessionUser
}

export type ShellState =
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: ShellData }

// id of the session's user info, named like an operation
const userInfo = { id: 'session.userInfo' } as const

const noRows: readonly object[] = []
const noPlugins: readonly Plugin[] = []

/** returns the menu items of the plugins that the user can see */
function usePluginMenuRows(plugins: readonly Plugin[], permissions: ReadonlySet<string> | undefined): readonly object[] {
  const language = useLanguage()
  return useMemo(() => {
    const entries = plugins.flatMap((plugin) => plugin.menuItems ?? [])
    const visible = entries.filter(({ permission }) => permission === undefined || permissions?.has(permission))
    // a stable empty array, so that the menu is not rebuilt with every plugin that loads
    return visible.length === 0 ? noRows : visible.map(({ path, title, icon }) => ({ id: path, path, name: title[language], source: icon }))
  }, [plugins, permissions, language])
}

function useMenuOptions(extraRows: readonly object[]): MenuOptions {
  const t = useTranslate(platformNamespace)
  const { menuFields } = useUnit($site)
  return useMemo(() => {
    const translateKey = (key: string) => {
      const name = t(key)
      return name === key ? undefined : name
    }
    return { fields: menuFields, translateKey, extraRows }
  }, [t, menuFields, extraRows])
}

/** Loads the user, the menu and the permissions in parallel and keeps them up to date. */
export function useShellData(client: Client, scope: readonly string[], plugins: readonly Plugin[] = noPlugins): ShellState {
  const hasTexts = useMenuTextsReady()
  const onMenuOrigins = useUnit(menuOriginsLoaded)
  // separate hooks instead of useQueries, which creates a new observer for a new key and so drops the previous data
  const user = useQuery({
    ...liveQueryOptions,
    queryKey: operationKey(scope, userInfo),
    queryFn: ({ signal }) => userInfoCall.take(client, { signal }),
  })
  const routes = useQuery({
    ...liveQueryOptions,
    queryKey: operationKey(scope, menuApi.routes),
    queryFn: ({ signal }) => routesCall.take(client, { signal }),
  })
  const permissions = usePermissions(client, scope)
  const menuOptions = useMenuOptions(usePluginMenuRows(plugins, permissions))
  const menu = useMemo(() => {
    if (!user.data || routes.data === undefined || !hasTexts) return undefined
    return buildMenu(routes.data, user.data, menuOptions)
  }, [user.data, routes.data, hasTexts, menuOptions])
  useEffect(() => {
    if (menu) onMenuOrigins(getMenuOrigins(menu))
  }, [menu, onMenuOrigins])
  const data = useMemo(
    () => (menu && permissions && user.data ? { menu, menuOptions, permissions, user: user.data } : undefined),
    [menu, menuOptions, permissions, user.data],
  )
  if (data) return { status: 'ready', data }
  const failed = [user, routes].filter((query) => query.isError)
  const [first] = failed
  if (!first) return { status: 'pending' }
  return {
    status: 'error',
    error: first.error,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
