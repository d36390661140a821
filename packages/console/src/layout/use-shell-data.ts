import type { Client, SessionUser } from '@jwsk/sdk'
import { menu as menuApi } from '@jwsk/sdk/system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { buildMenu, type Menu, permissionCodes } from '../navigation/model'

export interface ShellData {
  readonly menu: Menu
  readonly permissions: ReadonlySet<string>
  readonly user: SessionUser
}

export type ShellState =
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: ShellData }

/** Who is signed in, their menu and what they may do: asked for together, live afterwards. */
export function useShellData(client: Client, scope: readonly string[]): ShellState {
  // what stood in the other language stays on screen until the new answer comes; another person begins a new client
  const live = { refetchOnWindowFocus: true, placeholderData: keepPreviousData } as const
  // three hooks and not useQueries, which makes a new observer for a new key and so forgets what stood before
  const user = useQuery({ ...live, queryKey: [...scope, 'session.userInfo'], queryFn: ({ signal }) => client.session.userInfo({ signal }) })
  const routes = useQuery({
    ...live,
    queryKey: [...scope, menuApi.routes.id],
    queryFn: ({ signal }) => client.call(menuApi.routes, undefined, { signal }),
  })
  const buttons = useQuery({
    ...live,
    queryKey: [...scope, menuApi.buttons.id],
    queryFn: ({ signal }) => client.call(menuApi.buttons, undefined, { signal }),
  })
  const menu = useMemo(() => (user.data && routes.data ? buildMenu(routes.data, user.data) : undefined), [user.data, routes.data])
  const permissions = useMemo(() => buttons.data && permissionCodes(buttons.data), [buttons.data])
  const data = useMemo(
    () => (menu && permissions && user.data ? { menu, permissions, user: user.data } : undefined),
    [menu, permissions, user.data],
  )
  if (data) return { status: 'ready', data }
  const failed = [user, routes, buttons].filter((query) => query.isError)
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
