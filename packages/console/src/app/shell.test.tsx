import { definePlugin, defineView } from '@jwsk/kit'
import { createPluginHost, PluginsProvider } from '@jwsk/kit/shell'
import { startPlatform } from '@jwsk/mocks/testing'
import { createTranslator, kitNamespace, kitTexts, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { encryptSessionFx } from '../auth/lock/model'
import { $user } from '../auth/session/model'
import { createBrowserHistory } from '../platform/links/browser-history'
import { HistoryProvider } from '../platform/links/history-provider'
import { applyAppearanceFx, savePreferencesFx } from '../platform/preferences/model'
import { consoleNamespace, panelTexts, signedInTexts, signInTexts } from '../platform/text'
import { loadPermissionsFx, savePermissionsFx } from '../shell/layout/cached-permissions'
import { navigateFx } from '../shell/navigation/model'
import { SignedInRoot } from '../shell/routes/signed-in-root'
import { loadTabsFx, saveTabsFx } from '../shell/tabs/model'

const { client } = startPlatform({ fresh: 'file' })
const ignore = () => undefined
const showScreen = (title: string) => defineView(() => Promise.resolve({ default: () => <h1>{title}</h1> }))
const noTexts = () => Promise.resolve({ default: {} })
const plugin = definePlugin({
  id: 'test',
  resources: {},
  views: { '/system/post': showScreen('岗位'), '/system/tenantpackage': showScreen('产品包') },
  locales: { 'zh-cn': noTexts, en: noTexts },
})
const host = createPluginHost([{ id: plugin.id, load: () => Promise.resolve(plugin) }])

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: ignore, removeEventListener: ignore }))
  HTMLElement.prototype.scrollIntoView = ignore
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const property of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, property)
})

/** Renders the shell of a signed-in user at an address. */
async function openShell(address: string) {
  const translator = createTranslator('zh-cn')
  for (const texts of [signInTexts, signedInTexts, panelTexts]) await loadTexts(translator, consoleNamespace, texts)
  await loadTexts(translator, kitNamespace, kitTexts)
  window.history.replaceState(null, '', address)
  const history = createBrowserHistory()
  const lock = vi.fn()
  const scope = fork({
    values: [[$user, client.session.current()?.user ?? null]],
    handlers: [
      [navigateFx, ({ to }: { readonly to: string }) => history.push(to)],
      [loadTabsFx, () => []],
      [loadPermissionsFx, () => null],
      [encryptSessionFx, lock],
      [saveTabsFx, ignore],
      [savePermissionsFx, ignore],
      [savePreferencesFx, ignore],
      [applyAppearanceFx, ignore],
    ],
  })
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider history={history}>
          <PluginsProvider host={host}>
            <SignedInRoot client={client} connectEffects={ignore} />
          </PluginsProvider>
        </HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
  const go = (to: string) => act(() => history.push(to))
  return { user: userEvent.setup(), go, lock }
}

// by label instead of by role, which is slow in a large document
const getMainMenu = () => screen.queryByLabelText('主菜单', { selector: 'nav' })
const getTabStrip = () => screen.queryByLabelText('已打开的页面', { selector: 'nav' })
const getButton = (name: string | RegExp) => screen.queryByLabelText(name, { selector: 'button' })
const findButton = (name: string) => screen.findByLabelText(name, { selector: 'button' })
const getSidebar = () => document.querySelector<HTMLElement>('aside')
const search = '搜索菜单、记录'
const getSearch = () => screen.queryByLabelText(search, { selector: 'input' }) ?? screen.queryByText(search)

// spec 2.47
test('the frame has a sidebar that collapses, a top bar, a search, tabs and the content', async () => {
  const { user } = await openShell('/system/post')
  await user.click(await findButton('收起侧栏'))
  expect(getSidebar()?.dataset['shape']).toBe('collapsed')
  await user.click(await findButton('展开侧栏'))
  expect(getSidebar()?.dataset['shape']).toBe('open')
  expect(getSidebar()?.querySelector('.brand')?.firstElementChild?.tagName).toMatch(/^(svg|img)$/i)
  expect(getSidebar()?.contains(getMainMenu())).toBe(true)
  expect(getSearch()?.closest('header')).toBeTruthy()
  expect(getTabStrip()).toBeTruthy()
  expect((await screen.findByText('岗位')).closest('main')).toBeTruthy()
})

// spec 2.48, 2.79
test('the sidebar is hidden while the query says menu=false', async () => {
  const { go } = await openShell('/system/post?menu=false')
  await screen.findByText('岗位')
  expect(getSidebar()).toBeNull()
  go('/system/post')
  await waitFor(() => expect(getSidebar()).toBeTruthy())
})

/** Parts of the shell by the name of their switch. */
const parts: Readonly<Record<string, () => HTMLElement | null>> = {
  标签栏: getTabStrip,
  收起侧栏: () => getButton('收起侧栏'),
  搜索: getSearch,
  全屏: () => getButton('全屏'),
  主题: () => getButton('主题'),
  顶部菜单行: () => screen.queryByLabelText('顶部菜单', { selector: 'nav' }),
  日志: () => getButton(/^日志/),
  锁屏: () => getButton('锁屏'),
}

// spec 2.49, 2.50, 2.71
test('each of eight switches hides its part of the shell', async () => {
  const { user } = await openShell('/system/post')
  await screen.findByLabelText('顶部菜单', { selector: 'nav' })
  const names = Object.keys(parts)
  const getVisible = () => names.filter((name) => parts[name]?.())
  expect(getVisible()).toEqual(names)
  expect(getButton('切换语言')).toBeTruthy()
  await user.click(await findButton('设置'))
  await screen.findByLabelText(names[0] ?? '', { selector: '.switch' })
  expect(document.querySelectorAll('.switch')).toHaveLength(8)
  const flip = (name: string) => fireEvent.click(screen.getByLabelText(name, { selector: '.switch' }))
  for (const [index, name] of names.entries()) {
    flip(name)
    expect(getVisible()).toEqual(names.slice(index + 1))
  }
  flip('锁屏')
  expect(getVisible()).toEqual(['锁屏'])
})

// spec 2.70
test('the menu moves from the side to the top', async () => {
  const { user } = await openShell('/system/post')
  await user.click(await findButton('设置'))
  expect(getSidebar()?.contains(getMainMenu())).toBe(true)
  await user.click(await screen.findByLabelText('顶部菜单', { selector: '[type=radio]' }))
  expect(getSidebar()).toBeNull()
  await waitFor(() => expect(getMainMenu()).toBeTruthy())
})

// spec 2.76
test('the lock without a password opens a dialog that sets one', async () => {
  const { user, lock } = await openShell('/system/post')
  await user.click(await findButton('锁屏'))
  expect(await screen.findByText('设置锁屏密码')).toBeTruthy()
  await user.type(screen.getByLabelText('锁屏密码'), 'opensesame')
  await user.click(screen.getByText('锁定'))
  expect(lock.mock.calls).toEqual([[{ password: 'opensesame' }]])
})

// spec 2.84, 2.88
test('a route becomes a tab with its name and query, and titles the window', async () => {
  const { go } = await openShell('/system/post?postName=a')
  const getTabs = () => [...(getTabStrip()?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])
  await waitFor(() => expect(getTabs()).toEqual([['岗位管理', '/system/post?postName=a']]))
  expect(document.title).toBe('岗位管理 - 管理系统')
  go('/system/tenantpackage')
  await waitFor(() => expect(getTabs().at(-1)).toEqual(['租户产品包', '/system/tenantpackage']))
  expect(getTabs()).toHaveLength(2)
  expect(document.title).toBe('租户产品包 - 管理系统')
})
