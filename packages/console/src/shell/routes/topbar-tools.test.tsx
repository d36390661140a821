import { definePlugin, type Plugin } from '@jwsk/kit'
import { createPluginHost, KitProvider, PluginsProvider } from '@jwsk/kit/shell'
import { startPlatform } from '@jwsk/mocks/testing'
import { desk } from '@jwsk/plugin-desk'
import { dashboard } from '@jwsk/sdk/desk'
import { createTranslator, kitNamespace, kitTexts, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { savePreferencesFx, switchToggled } from '../../platform/preferences/model'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { MenuTree } from '../navigation/menu-tree'
import { $panel, buildMenu } from '../navigation/model'
import { TopbarTools } from './topbar-tools'

const { client, getCalls } = startPlatform({ fresh: 'file' })
const menu = buildMenu(
  [
    { id: '1', code: 'invoiceApply', name: '开票申请', path: '/biz/invoiceApply' },
    { id: '2', code: 'post', name: '岗位管理', path: '/system/post' },
  ],
  { roles: [], userType: 'web' },
)
const plain = definePlugin({ id: 'plain', locales: desk.locales })

const Address = () => <p role="note">{useLocation().pathname}</p>

async function showTools(plugin: Plugin = plain) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  await loadTexts(translator, kitNamespace, kitTexts)
  const scope = fork({ handlers: [[savePreferencesFx, () => undefined]] })
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider runtime={{ client, scope: ['1'], permissions: new Set(), notify: () => undefined }}>
            <PluginsProvider host={createPluginHost([{ id: plugin.id, load: () => Promise.resolve(plugin) }])}>
              <MemoryRouter>
                <TopbarTools menu={menu} />
                <nav>
                  <MenuTree entries={menu.entries} current={undefined} shape="full" />
                </nav>
                <Address />
              </MemoryRouter>
            </PluginsProvider>
          </KitProvider>
        </QueryClientProvider>
      </TranslateProvider>
    </Provider>,
  )
  return scope
}

/** Renders the tools, and waits until the plugins and what follows the first screen are rendered. */
async function showToolsAfterFirstScreen(plugin?: Plugin) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await showTools(plugin)
  for (let step = 0; step < 2; step++) await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: '更多工具' }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

// spec 2.49
test('the menu of tools offers those that the bar has no room for, under the same names', async () => {
  const scope = await showTools()
  expect(await openMenu()).toEqual(['主题', '日志，0 条', '锁屏', '设置'])
  await userEvent.click(screen.getByRole('menuitem', { name: '锁屏' }))
  expect(scope.getState($panel)).toBe('lock')
})

test('switched off tools are neither in the bar nor in its menu', async () => {
  const scope = await showTools()
  for (const name of ['theme', 'debug', 'lock'] as const) await allSettled(switchToggled, { scope, params: name })
  expect(await openMenu()).toEqual(['设置'])
  expect(screen.queryByRole('button', { name: '主题' })).toBeNull()
})

test('the bell and the menu show the counts of the home page from one call', async () => {
  const { pending } = await client.call(dashboard.statistics, { days: 7 })
  const count = pending.find(({ code }) => code === 'invoice_apply')?.count ?? 0
  expect(count).toBeGreaterThan(0)
  const earlier = getCalls('/dashboard/statistics').length
  await showToolsAfterFirstScreen(desk)
  // of what is pending, the menu has only the invoices
  await userEvent.click(await screen.findByRole('button', { name: `待处理 ${count} 项` }))
  expect(await screen.findByRole('link', { name: '开票申请', description: `${count}` })).toBeTruthy()
  expect(screen.getByRole('link', { name: '岗位管理' }).textContent).toBe('岗位管理')
  expect(getCalls('/dashboard/statistics').length - earlier).toBe(1)
  await userEvent.click(await screen.findByRole('menuitem', { name: `发票待开具，${count} 项` }))
  expect(screen.getByRole('note').textContent).toBe('/biz/invoiceApply')
})

test('without a plugin that offers counts there is no bell and no call', async () => {
  const earlier = getCalls('/dashboard/statistics').length
  await showToolsAfterFirstScreen()
  expect(screen.queryByRole('button', { name: /待处理/ })).toBeNull()
  expect(getCalls('/dashboard/statistics').length).toBe(earlier)
})
