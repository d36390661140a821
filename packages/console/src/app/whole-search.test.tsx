import { createPluginHost, KitProvider, PluginsProvider } from '@jwsk/kit/shell'
import { startPlatform } from '@jwsk/mocks/testing'
import { menu as menus, user as users } from '@jwsk/sdk/system'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { consoleNamespace, signedInTexts } from '../platform/text'
import { buildMenu, type Menu, navigateFx } from '../shell/navigation/model'
import { CommandPalette } from '../shell/search/command-palette'
import { TopSearch } from '../shell/search/top-search'
import { plugins } from './plugins'

const { client, getCalls } = startPlatform({ fresh: 'file' })
const host = createPluginHost(plugins.filter(({ id }) => ['system', 'parking', 'member', 'authority'].includes(id)))

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})

const site = { roles: ['administrator'], userType: 'web' }
const wholeMenu = async () => buildMenu(await client.call(menus.routes), site)

const Box = ({ menu }: { readonly menu: Menu }) => <TopSearch menu={menu} />

async function openSearch(menu: Menu, Search: ComponentType<{ readonly menu: Menu; readonly onClose: () => void }> = Box) {
  const visited: string[] = []
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const scope = fork({ handlers: [[navigateFx, ({ to }: { to: string }) => void visited.push(to)]] })
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <PluginsProvider host={host}>
          <QueryClientProvider client={new QueryClient()}>
            <KitProvider runtime={{ client, scope: [], permissions: new Set(), notify: () => undefined }}>
              <Search menu={menu} onClose={() => undefined} />
            </KitProvider>
          </QueryClientProvider>
        </PluginsProvider>
      </TranslateProvider>
    </Provider>,
  )
  await waitFor(() => expect(host.getSnapshot().isLoading).toBe(false))
  return { visited, user: userEvent.setup(), box: screen.getByRole('combobox') }
}

test.each(['juese', 'jiaose', '色'])('a screen is found by %s', async (typed) => {
  const { user, box } = await openSearch(await wholeMenu())
  await user.type(box, typed)
  expect((await screen.findAllByRole('option', { name: /角色管理/ })).length).toBeGreaterThan(0)
})

// spec 2.65, 2.66
test('the box completes names and opens the chosen screen', async () => {
  const { user, box, visited } = await openSearch(await wholeMenu())
  await user.type(box, '停车订')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['停车订单'])
  await user.keyboard('{Enter}')
  expect(visited).toEqual(['/biz/parkingLotOrder'])
})

// spec 2.63, 2.65
test('the search lists screens, no groups, and opens the chosen one', async () => {
  const { user, visited } = await openSearch(await wholeMenu(), CommandPalette)
  await user.type(screen.getByRole('combobox'), '停车')
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(names.slice(0, 2)).toEqual(['停车场', '停车订单'])
  expect(names).not.toContain('停车管理')
  await user.click(screen.getByRole('option', { name: '停车订单' }))
  expect(visited).toEqual(['/biz/parkingLotOrder'])
})

test('a user is found by phone and the list is filtered to that user', async () => {
  const [foundUser] = (await client.call(users.page, {})).records
  const { phone = '', account } = foundUser ?? {}
  const { user, box, visited } = await openSearch(await wholeMenu())
  await user.type(box, phone)
  await user.click(await screen.findByRole('option', { name: `${phone} · ${account}用户管理` }))
  expect(visited).toEqual([`/system/user?phone=${phone}`])
})

test('lists outside the menu and queries that match no pattern are not searched', async () => {
  const whole = await wholeMenu()
  const without = (entries: Menu['byPath']) => new Map([...entries].filter(([path]) => path !== '/system/user'))
  const { user, box } = await openSearch({ ...whole, byPath: without(whole.byPath), firstByPath: without(whole.firstByPath) })
  const before = getCalls('user/page').length
  await user.type(box, '13800000002')
  await waitFor(() => expect(screen.queryByText('正在查找…')).toBeNull())
  expect(getCalls('user/page').length).toBe(before)
  await user.clear(box)
  await user.type(box, '停车场')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(getCalls('').filter(({ search }) => decodeURIComponent(search).includes('停车场'))).toEqual([])
})

test('a stale response is ignored after the query changes', async () => {
  const { user, box } = await openSearch(await wholeMenu())
  await user.type(box, '13800000002')
  await waitFor(() => expect(getCalls('user/page').at(-1)?.searchParams.get('phone')).toBe('13800000002'))
  await user.type(box, 'x')
  expect(await screen.findByText('没有找到')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByRole('option')).toBeNull()
})
