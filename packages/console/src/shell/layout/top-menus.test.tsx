import { KitProvider, type KitRuntime } from '@jwsk/kit/shell'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { HistoryProvider } from '../../platform/links/history-provider'
import { ConsoleRouter } from '../../platform/links/router'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { $topMenu } from '../navigation/model'
import { TopMenus } from './top-menus'

const sent = [
  { id: '1', code: 'operation', name: '运营', source: 'pi pi-car', path: '/biz/parkingLot' },
  { id: '2', code: 'system', name: '系统', source: 'iconfont icon-caidan', path: '//evil.example' },
]

const Address = () => <output>{useLocation().pathname}</output>

async function renderTopMenus() {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  history.replaceState(null, '', '/wel/index')
  const scope = fork()
  const runtime = { client: { call: () => Promise.resolve(sent), supports: () => true }, scope: ['test'] } as unknown as KitRuntime // the only members used
  const { container } = render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider runtime={runtime}>
            <HistoryProvider history={createBrowserHistory()}>
              <ConsoleRouter>
                <TopMenus />
                <Address />
              </ConsoleRouter>
            </HistoryProvider>
          </KitProvider>
        </QueryClientProvider>
      </TranslateProvider>
    </Provider>,
  )
  return { scope, container }
}

// spec 2.53
test('a top menu has an icon, changes the sidebar and opens its own path', async () => {
  const { scope, container } = await renderTopMenus()
  await userEvent.click(await screen.findByRole('button', { name: '运营' }))
  expect([...container.querySelectorAll('i')].map(({ className }) => className)).toEqual(
    ['home', 'car', 'cog'].map((icon) => expect.stringContaining(`pi pi-${icon}`)),
  )
  expect([scope.getState($topMenu), screen.getByRole('status').textContent]).toEqual(['1', '/biz/parkingLot'])
  await userEvent.click(screen.getByRole('button', { name: '系统' }))
  expect([scope.getState($topMenu), screen.getByRole('status').textContent]).toEqual(['2', '/biz/parkingLot'])
})

test('menus that do not fit are in an overflow menu', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(index * 90, 0, 90, 40)
  })
  const { scope } = await renderTopMenus()
  const home = await screen.findByRole('button', { name: '首页' })
  expect(home.getAttribute('aria-current')).toBe('true')
  // on phones the drawer contains them: utility classes override rules
  expect(home.parentElement?.className).toContain('hidden md:flex')
  expect(screen.queryByRole('button', { name: '系统' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '更多' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '运营' }))
  expect([scope.getState($topMenu), home.getAttribute('aria-current')]).toEqual(['1', null])
  expect(screen.getByRole('button', { name: '更多' }).className).toContain('current')
  vi.restoreAllMocks()
})
