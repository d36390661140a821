import type { Client } from '@jwsk/sdk'
import type { Language, Translator } from '@jwsk/ui'
import { createTranslator, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type Location, MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { loadScreen } from '../plugin/load-screen'
import { createPluginHost } from '../plugin/plugin-host'
import { PluginsProvider } from '../plugin/plugins-provider'
import { createRegistry } from '../plugin/registry'
import type { Plugin } from '../plugin/types'
import { KitProvider } from '../runtime/kit-provider'
import type { Notice, Preferences, SiteSettings } from '../runtime/types'

export interface ScreenOptions {
  /** Path and query, e.g. `/system/tenantpackage?page=2`. */
  readonly path: string
  readonly client: Client
  /** Granted permission codes. Defaults to none. */
  readonly permissions?: readonly string[]
  readonly language?: Language
  /** Whether the user's menu contains a path. Defaults to all paths. */
  readonly canOpen?: (path: string) => boolean
  /** Stored preferences of the user. Defaults to none, without persistence. */
  readonly preferences?: Preferences
  /** Query cache. Defaults to an empty one. */
  readonly queryClient?: QueryClient
  /** Settings of the deployment. */
  readonly site?: SiteSettings
}

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent
  readonly translator: Translator
  /** Notices shown to the user, in order. */
  readonly notices: readonly Notice[]
  /** Returns the current query string of the URL. */
  getSearch(): string
  goBack(): void
}

/** Renders a screen of a plugin as the shell does, with a client whose network the test controls. */
export function renderScreen(
  plugin: Plugin,
  { path, client, permissions = [], language = 'zh-cn', canOpen, preferences, queryClient = new QueryClient(), site }: ScreenOptions,
): RenderedScreen {
  const found = createRegistry([plugin]).find(path)
  if (!found) throw new Error(`${plugin.id} has no screen at ${path}`)
  const translator = createTranslator(language)
  const Screen = loadScreen(found, translator)
  const notices: Notice[] = []
  const runtime = {
    client,
    scope: ['test'],
    permissions: new Set(permissions),
    notify: (notice: Notice) => void notices.push(notice),
    ...(canOpen && { canOpen }),
    ...(preferences && { preferences }),
    ...(site && { site }),
  }
  const host = createPluginHost([{ id: plugin.id, load: () => Promise.resolve(plugin) }])
  const router: { location?: Location; navigate?: NavigateFunction } = {}
  function RouterProbe() {
    router.location = useLocation()
    router.navigate = useNavigate()
    return null
  }
  const result = render(
    <QueryClientProvider client={queryClient}>
      <TranslateProvider translator={translator} namespace={plugin.id}>
        <KitProvider runtime={runtime}>
          <MemoryRouter initialEntries={[path]}>
            <RouterProbe />
            <PluginsProvider host={host}>
              <Screen />
            </PluginsProvider>
          </MemoryRouter>
        </KitProvider>
      </TranslateProvider>
    </QueryClientProvider>,
  )
  return {
    ...result,
    user: userEvent.setup(),
    translator,
    notices,
    getSearch: () => router.location?.search ?? '',
    goBack: () => void router.navigate?.(-1),
  }
}
