import { startPlatform } from '@jwsk/mocks/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { TranslateProvider } from '../i18n/translate-provider'
import { createTranslator } from '../i18n/translator'
import { KitProvider } from '../runtime/kit-provider'
import { trialPlugin } from '../testing/test/trial-plugin'
import { loadScreen } from './load-screen'
import { createPluginHost } from './plugin-host'
import { PluginsProvider } from './plugins-provider'
import { createRegistry } from './registry'

const platform = startPlatform()

test.each([{ kept: undefined }, { kept: 50 }])(
  'a list that was asked ahead, $kept rows a page, is not asked again when it opens',
  async ({ kept }) => {
    const call = vi.spyOn(platform.client, 'call')
    const asked = () => call.mock.calls.filter(([operation]) => operation.id === tenantPackage.page.id)
    const runtime = {
      client: platform.client,
      scope: ['test'],
      permissions: new Set<string>(),
      notify: () => undefined,
      preferences: { read: (key: string) => (key === 'list.size' ? kept : undefined), write: () => undefined },
    }
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
    const found = createRegistry([trialPlugin]).find('/packages')
    if (!found) throw new Error('not found')
    await found.view.ask?.({ runtime, queries })
    expect(asked()).toHaveLength(1)

    const translator = createTranslator('zh-cn')
    const Screen = loadScreen(found, translator)
    render(
      <QueryClientProvider client={queries}>
        <TranslateProvider translator={translator} namespace={trialPlugin.id}>
          <KitProvider runtime={runtime}>
            <MemoryRouter initialEntries={['/packages']}>
              <PluginsProvider host={createPluginHost([{ id: trialPlugin.id, load: () => Promise.resolve(trialPlugin) }])}>
                <Screen />
              </PluginsProvider>
            </MemoryRouter>
          </KitProvider>
        </TranslateProvider>
      </QueryClientProvider>,
    )
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(10)
    expect(asked()).toHaveLength(1)
    call.mockRestore()
  },
)
