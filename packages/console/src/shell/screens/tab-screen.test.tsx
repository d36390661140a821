import { definePlugin, defineView, useRuntime } from '@jwsk/kit'
import { createPluginHost, createRegistry, KitProvider, PluginsProvider } from '@jwsk/kit/shell'
import { createClient } from '@jwsk/sdk'
import { menu } from '@jwsk/sdk/system'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { type ComponentType, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { HistoryProvider, useHistory } from '../../platform/links/history-provider'
import { $logs, readLogClockFx } from '../../platform/logs/model'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { buildMenu } from '../navigation/model'
import { TabScreen } from './tab-screen'

const locales = { 'zh-cn': () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) }
const shows = (Screen: ComponentType) => () => Promise.resolve({ default: Screen })
const fail = (where: string) => {
  throw new Error(where)
}

function InEffect() {
  useEffect(() => fail('effect'), [])
  return null
}
const InEvent = () => (
  <button type="button" onClick={() => fail('event')}>
    press
  </button>
)
const rendered = vi.fn()
function Counted() {
  rendered(useLocation().pathname)
  return <Link to="/elsewhere">on</Link>
}
function Calling() {
  const { client } = useRuntime()
  useEffect(() => void client.call(menu.topMenu), [client])
  return null
}
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
const broken = definePlugin({
  id: 'broken',
  views: {
    '/import': defineView(() => Promise.reject(new Error('import'))),
    '/render': defineView(shows(() => fail('render'))),
    '/effect': defineView(shows(InEffect)),
    '/event': defineView(shows(InEvent)),
    '/gone': defineView(missing),
    '/counted': defineView(shows(Counted)),
    '/calling': defineView(shows(Calling)),
  },
  locales,
})

const translator = createTranslator('zh-cn')
beforeAll(() => loadTexts(translator, consoleNamespace, signedInTexts))
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())
afterAll(() => client.dispose())

const Here = () => <output>{useHistory().location.pathname}</output>

const tokens: (string | null)[] = []
const client = createClient({
  baseUrl: 'http://console.test',
  clientId: 'a',
  clientSecret: 'b',
  fetch: async (input, init) => {
    if (String(input).includes('/token'))
      return Response.json({ access_token: 'one', refresh_token: 'r', tenant_id: '000000', user_id: '1' })
    tokens.push(new Headers(init?.headers).get('blade-auth'))
    return Response.json({ code: 200, success: true, data: [] })
  },
})

function open(path: string, meta = {}) {
  const host = createPluginHost([{ id: 'broken', load: () => Promise.resolve(broken) }])
  const report = vi.spyOn(host, 'reportProblem')
  const scope = fork({ handlers: [[readLogClockFx, () => new Date(0)]] })
  const entry = { id: path, code: path.slice(1), name: path, path, meta }
  const access = {
    menu: buildMenu([entry], { roles: [], userType: 'web' }),
    registry: createRegistry([broken]),
    permissions: new Set<string>(),
  }
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider history={createBrowserHistory()}>
          <QueryClientProvider client={new QueryClient()}>
            <KitProvider runtime={{ client, scope: ['test'], permissions: new Set(), notify: () => undefined }}>
              <PluginsProvider host={host}>
                <p>the rest of the console</p>
                <Here />
                <TabScreen
                  tab={{ key: path, path, search: '', label: path }}
                  refreshCount={0}
                  address={path}
                  state={null}
                  access={access}
                  home={null}
                />
              </PluginsProvider>
            </KitProvider>
          </QueryClientProvider>
        </HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
  return { report, logs: () => scope.getState($logs) }
}

test.each(['import', 'render', 'effect'])('F35 a screen that throws at %s is named, reported, logged and isolated', async (where) => {
  const { report, logs } = open(`/${where}`)
  expect(await screen.findByText('页面出错了')).toBeTruthy()
  expect(screen.getByText(`broken · ${where}`)).toBeTruthy()
  expect(screen.getByText('the rest of the console')).toBeTruthy()
  expect(report).toHaveBeenCalledWith('broken', { path: `/${where}`, message: where })
  expect(logs().map(({ message }) => message)).toEqual([where])
})

test('F35 an error in an event handler leaves the screen as it is', async () => {
  const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault())
  addEventListener('error', uncaught)
  open('/event')
  await userEvent.click(await screen.findByRole('button', { name: 'press' }))
  removeEventListener('error', uncaught)
  expect(uncaught).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'press' })).toBeTruthy()
})

test('F34 a screen with a missing chunk offers to reload the page', async () => {
  open('/gone')
  expect(await screen.findByText('页面没有加载出来')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy()
  expect(screen.getByText('the rest of the console')).toBeTruthy()
})

test('a hidden screen keeps its address and does not rerender on navigation', async () => {
  open('/counted')
  const link = await screen.findByRole('link', { name: 'on' })
  // loading its texts can rerender it
  await new Promise((done) => setTimeout(done, 50))
  rendered.mockClear()
  await userEvent.click(link)
  expect(screen.getByRole('status').textContent).toBe('/elsewhere')
  expect(rendered).not.toHaveBeenCalled()
})

// spec 7.5
test.each([
  [{ isToken: false }, null],
  [{ isToken: true }, 'bearer one'],
  [{}, 'bearer one'],
])('a screen whose menu entry has the meta %j sends the token %j', async (meta, expected) => {
  tokens.length = 0
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  open('/calling', meta)
  await waitFor(() => expect(tokens).toEqual([expected]))
})
