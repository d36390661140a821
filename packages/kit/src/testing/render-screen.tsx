import type { Client } from '@jwsk/sdk'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type Location, MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { TranslateProvider } from '../i18n/translate-provider'
import { createTranslator } from '../i18n/translator'
import type { Language, Translator } from '../i18n/types'
import { loadScreen } from '../plugin/load-screen'
import { createPluginHost } from '../plugin/plugin-host'
import { PluginsProvider } from '../plugin/plugins-provider'
import { createRegistry } from '../plugin/registry'
import type { Plugin } from '../plugin/types'
import { KitProvider } from '../runtime/kit-provider'
import type { Notice, Preferences, SiteSettings } from '../runtime/types'

export interface ScreenOptions {
  /** The address, e.g. `/system/tenantpackage?page=2`. */
  readonly path: string
  readonly client: Client
  /** The codes that are granted; none unless said. */
  readonly permissions?: readonly string[]
  readonly language?: Language
  /** Whether the person's menu holds a path; every path unless said. */
  readonly canOpen?: (path: string) => boolean
  /** What the person left here before; nothing is kept unless said. */
  readonly preferences?: Preferences
  /** What was asked before; nothing unless said. */
  readonly queryClient?: QueryClient
  /** What the deployment decided. */
  readonly site?: SiteSettings
}

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent
  readonly translator: Translator
  /** What the person was told, in order. */
  readonly notices: readonly Notice[]
  /** The query part of the address now. */
  getSearch(): string
  goBack(): void
}

/** One screen of a plugin as the shell would show it, over a client whose network the test decides. */
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
    ...(canOpen && { mayOpen: canOpen }),
    ...(preferences && { preferences }),
    ...(site && { site }),
  }
  const host = createPluginHost([{ id: plugin.id, load: () => Promise.resolve(plugin) }])
  const here: { location?: Location; navigate?: NavigateFunction } = {}
  function Here() {
    here.location = useLocation()
    here.navigate = useNavigate()
    return null
  }
  const result = render(
    <QueryClientProvider client={queryClient}>
      <TranslateProvider translator={translator} namespace={plugin.id}>
        <KitProvider runtime={runtime}>
          <MemoryRouter initialEntries={[path]}>
            <Here />
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
    getSearch: () => here.location?.search ?? '',
    goBack: () => void here.navigate?.(-1),
  }
}
