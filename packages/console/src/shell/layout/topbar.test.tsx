import { createPluginHost, KitProvider, type KitRuntime, PluginsProvider } from '@jwsk/kit/shell'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { savePreferencesFx } from '../../platform/preferences/model'
import { $site, defaultSite } from '../../platform/site/model'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { buildMenu } from '../navigation/model'
import { Sidebar } from '../navigation/sidebar'
import { Topbar } from './topbar'

const menu = buildMenu([{ id: '1', code: 'post', name: '岗位管理', path: '/system/post' }], { roles: [], userType: 'web' })
// the top menus are loaded from the platform
const site = { ...defaultSite, arrangement: { ...defaultSite.arrangement, hidden: ['menu'] as const } }

// spec 4.20
test('the button of the top bar collapses and expands the sidebar', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  render(
    <Provider value={fork({ values: [[$site, site]], handlers: [[savePreferencesFx, () => undefined]] })}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider runtime={{ site: {} } as KitRuntime /* nothing else of it is used */}>
            <PluginsProvider host={createPluginHost([])}>
              <MemoryRouter>
                <Sidebar menu={menu} current={undefined} />
                <Topbar breadcrumb={[]}>{null}</Topbar>
              </MemoryRouter>
            </PluginsProvider>
          </KitProvider>
        </QueryClientProvider>
      </TranslateProvider>
    </Provider>,
  )
  const getShape = () => screen.getByRole('complementary').dataset.shape
  expect(getShape()).toBe('open')
  await userEvent.click(screen.getByRole('button', { name: '收起侧栏' }))
  expect(getShape()).toBe('collapsed')
  await userEvent.click(screen.getByRole('button', { name: '展开侧栏' }))
  expect(getShape()).toBe('open')
})
