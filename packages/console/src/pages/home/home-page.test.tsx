import { KitProvider, type KitRuntime } from '@jwsk/kit/shell'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { applyAppearanceFx, reloadHomeFx, savePreferencesFx, themeSelected } from '../../platform/preferences/model'
import { $site, defaultBuild, defaultSite } from '../../platform/site/model'
import { consoleNamespace, pageTexts, signedInTexts } from '../../platform/text'
import { buildMenu, type Menu } from '../../shell/navigation/model'
import { HomePage, toGreetingName } from './home-page'

test('a custom home page of the build replaces the default one', async () => {
  const built = { ...defaultBuild, home: () => Promise.resolve({ default: () => <h1>今日潮汐</h1> }) }
  render(
    <Provider value={fork({ values: [[$site, { ...defaultSite, built }]] })}>
      <TranslateProvider translator={createTranslator('zh-cn')} namespace={consoleNamespace}>
        <HomePage menu={{} as Menu /* the custom page needs none */} />
      </TranslateProvider>
    </Provider>,
  )
  expect(await screen.findByRole('heading', { name: '今日潮汐' })).toBeTruthy()
})

async function renderHome(wire: readonly object[], theme: string) {
  const runtime = { client: { supports: () => false }, scope: ['test'] } as unknown as KitRuntime // the only members used
  const menu = buildMenu(wire, { roles: [], userType: '' })
  const translator = createTranslator('zh-cn')
  for (const texts of [signedInTexts, pageTexts]) await loadTexts(translator, consoleNamespace, texts)
  const scope = fork({
    handlers: [
      [savePreferencesFx, () => undefined],
      [reloadHomeFx, () => undefined],
      [applyAppearanceFx, () => undefined],
    ],
  })
  await allSettled(themeSelected, { scope, params: theme })
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider runtime={runtime}>
            <MemoryRouter>
              <HomePage menu={menu} />
            </MemoryRouter>
          </KitProvider>
        </QueryClientProvider>
      </TranslateProvider>
    </Provider>,
  )
}

// spec 2.2
test.each([
  ['mac-os', 1],
  ['white', 0],
])('the theme %s has %i desktops on the home page', async (theme, count) => {
  const children = [{ id: '2', code: 'post', name: '岗位', path: '/system/post' }]
  await renderHome([{ id: '1', code: 'system', name: '系统', path: '/system', children }], theme)
  expect((await screen.findAllByText('系统')).length).toBeGreaterThan(0)
  expect(screen.queryAllByRole('list', { name: '功能文件夹' })).toHaveLength(count)
})

test('lists the first entries of a huge menu and tells how many more there are', async () => {
  const leaf = (id: number) => ({ id: `${id}`, name: `页面${id}`, path: `/p/${id}` })
  const groups = Array.from({ length: 200 }, (_, at) => ({
    ...{ id: `g${at}`, name: `组${at}` },
    children: Array.from({ length: 100 }, (_, below) => leaf(at * 100 + below)),
  }))
  await renderHome(groups, 'white')
  expect(await screen.findByText('另有 19700 项未列出，请从菜单或搜索（Ctrl K）打开')).toBeTruthy()
  expect(document.querySelectorAll('*').length).toBeLessThan(2000)
})

test.each([
  ['管理员', 'zh-cn', '管理员'],
  ['管理员', 'en', ''],
  ['Ada Lovelace', 'en', 'Ada Lovelace'],
])('the name %s in language %s is greeted as %j', (name, language, expected) => {
  expect(toGreetingName(name, language)).toBe(expected)
})
