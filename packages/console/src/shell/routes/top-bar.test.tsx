import { createPluginHost, KitProvider, PluginsProvider } from '@jwsk/kit/shell'
import { startPlatform } from '@jwsk/mocks/testing'
import { menu } from '@jwsk/sdk/system'
import { createTranslator, kitNamespace, kitTexts, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserMenu } from '../../auth/session/user-menu'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { TopMenus } from '../layout/top-menus'
import { type ShellData, useShellData } from '../layout/use-shell-data'
import { useVisibleMenu } from '../layout/use-top-menus'
import { navigateFx } from '../navigation/model'
import { useUserLinks } from './use-user-links'

const { client, getCalls } = startPlatform({ fresh: 'file' })
const scope = ['1', '000000', 'admin', '1', '1', 'zh-cn']

const MenuProbe = ({ data }: { readonly data: ShellData }) => (
  <ul aria-label="shown">
    {useVisibleMenu(data).entries.map(({ id, label }) => (
      <li key={id}>{label}</li>
    ))}
  </ul>
)

function Bar() {
  const state = useShellData(client, scope)
  return (
    <>
      <TopMenus />
      <UserMenu links={useUserLinks()} warning="" />
      <p role="note">{useLocation().pathname}</p>
      {state.status === 'ready' && <MenuProbe data={state.data} />}
    </>
  )
}

const wide = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
beforeEach(() => void vi.stubGlobal('matchMedia', () => wide))
afterEach(() => void vi.unstubAllGlobals())

async function open(navigate: (options: { readonly to: string }) => void = () => undefined) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  await loadTexts(translator, kitNamespace, kitTexts)
  render(
    <Provider value={fork({ handlers: [[navigateFx, navigate]] })}>
      <QueryClientProvider client={new QueryClient()}>
        <TranslateProvider translator={translator} namespace={consoleNamespace}>
          <KitProvider runtime={{ client, scope, permissions: new Set(), notify: () => undefined }}>
            <MemoryRouter initialEntries={['/system/post']}>
              <PluginsProvider host={createPluginHost([])}>
                <Bar />
              </PluginsProvider>
            </MemoryRouter>
          </KitProvider>
        </TranslateProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return userEvent.setup()
}

const tops = async () => within(await screen.findByRole('navigation', { name: '顶部菜单' })).getAllByRole('button')
const countEntries = async () => within(await screen.findByRole('list', { name: 'shown' })).getAllByRole('listitem').length
const address = () => screen.getByRole('note').textContent

// spec 1.1, 2.28
test('shows the menu that the server sends after the sign-in', async () => {
  const earlier = getCalls('/menu/routes').length
  await open()
  const entries = await within(await screen.findByRole('list', { name: 'shown' })).findAllByRole('listitem')
  expect(
    getCalls('/menu/routes')
      .slice(earlier)
      .map(({ search }) => search),
  ).toEqual([''])
  const sent = await client.call(menu.routes)
  expect(entries.map(({ textContent }) => textContent)).toEqual(sent.map(({ name }) => name).filter((name) => name !== '物业管理系统'))
})

// spec 2.29, 2.52, 4.16, 7.35
test('a top menu filters the sidebar, and the home entry resets it', async () => {
  const user = await open()
  const sent = await client.call(menu.topMenu)
  expect((await tops()).map(({ textContent }) => textContent)).toEqual(['首页', ...sent.map(({ name }) => name)])
  const whole = await countEntries()
  await user.click((await tops())[1] as HTMLElement)
  await waitFor(() => expect(getCalls('/menu/routes').at(-1)?.searchParams.get('topMenuId')).toBe(sent[0]?.id))
  await waitFor(async () => expect(await countEntries()).toBeLessThan(whole))
  await user.click((await tops())[0] as HTMLElement)
  await waitFor(async () => expect(await countEntries()).toBe(whole))
  expect(address()).toBe('/wel/index')
})

// spec 2.51
test.each([
  ['首页', '/wel/index'],
  ['个人信息', '/info/index'],
])('the user menu leads to %s', async (name, path) => {
  const navigate = vi.fn()
  const user = await open(navigate)
  await user.click(await screen.findByRole('button', { name: /个人菜单/ }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.at(-1)?.textContent).toContain('退出登录')
  await user.click(screen.getByRole('menuitem', { name }))
  expect(navigate.mock.calls).toEqual([[{ to: path }]])
})
