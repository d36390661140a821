import { type Plugin, platformNamespace, useLanguage, useTranslate } from '@jwsk/kit'
import type { Client, SessionUser } from '@jwsk/sdk'
import { operationKey } from '@jwsk/sdk/query'
import { menu as menuApi } from '@jwsk/sdk/system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { menuOriginsLoaded } from '../links/model'
import { buildMenu, type Menu, type MenuOptions, getMenuOrigins } from '../navigation/model'
import { $site } from '../site/model'
import { routesCall, userInfoCall } from './prefetched-calls'
import { useMenuTextsReady } from './use-menu-names'
import { usePermissions } from './use-permissions'

export interface ShellData {
  readonly menu: Menu
  /** How menus are read, for those that come later. */
  readonly menuOptions: MenuOptions
  readonly permissions: ReadonlySet<string>
  readonly user: SessionUser
}

export type ShellState =
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: ShellData }

// what stood in the other language stays on screen until the new answer comes; another person begins a new client
export const liveQueryOptions = { refetchOnWindowFocus: true, placeholderData: keepPreviousData } as const

// the session's own answer has a name like an operation's
const userInfo = { id: 'session.userInfo' } as const

const noRows: readonly object[] = []
const noPlugins: readonly Plugin[] = []

/** the menu lines that plugins bring themselves */
function usePluginMenuRows(plugins: readonly Plugin[], permissions: ReadonlySet<string> | undefined): readonly object[] {
  const language = useLanguage()
  return useMemo(() => {
    const entries = plugins.flatMap((plugin) => plugin.menuItems ?? [])
    const shown = entries.filter(({ permission }) => permission === undefined || permissions?.has(permission))
    // the same rows, or the whole menu would be built anew with every plugin that arrives
    return shown.length === 0 ? noRows : shown.map(({ path, title, icon }) => ({ id: path, path, name: title[language], source: icon }))
  }, [plugins, permissions, language])
}

function useMenuOptions(added: readonly object[]): MenuOptions {
  const t = useTranslate(platformNamespace)
  const { menuFields } = useUnit($site)
  return useMemo(() => {
    const nameOf = (key: string) => {
      const name = t(key)
      return name === key ? undefined : name
    }
    return { fields: menuFields, translateKey: nameOf, extraRows: added }
  }, [t, menuFields, added])
}

/** Who is signed in, their menu and what they may do: asked for together, live afterwards. */
export function useShellData(client: Client, scope: readonly string[], plugins: readonly Plugin[] = noPlugins): ShellState {
  const named = useMenuTextsReady()
  const knowSites = useUnit(menuOriginsLoaded)
  // hooks of their own and not useQueries, which makes a new observer for a new key and so forgets what stood before
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
  const style = useMenuOptions(usePluginMenuRows(plugins, permissions))
  const menu = useMemo(() => {
    if (!user.data || routes.data === undefined || !named) return undefined
    return buildMenu(routes.data, user.data, style)
  }, [user.data, routes.data, named, style])
  useEffect(() => {
    if (menu) knowSites(getMenuOrigins(menu))
  }, [menu, knowSites])
  const data = useMemo(
    () => (menu && permissions && user.data ? { menu, menuOptions: style, permissions, user: user.data } : undefined),
    [menu, style, permissions, user.data],
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
