import { definePlugin, defineView } from '@jwsk/kit'
import { createPluginHost, createRegistry, PluginsProvider } from '@jwsk/kit/shell'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { type ComponentType, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { HistoryProvider, usePageLocation } from '../../platform/links/address'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { ConsoleRouter } from '../../platform/links/router'
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
  },
  locales,
})

const translator = createTranslator('zh-cn')
beforeAll(() => loadTexts(translator, consoleNamespace, signedInTexts))
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

const Here = () => <output>{usePageLocation().pathname}</output>

function open(path: string) {
  const host = createPluginHost([{ id: 'broken', load: () => Promise.resolve(broken) }])
  const report = vi.spyOn(host, 'reportProblem')
  const scope = fork({ handlers: [[readLogClockFx, () => new Date(0)]] })
  const entry = { id: path, code: path.slice(1), name: path, path }
  const access = {
    menu: buildMenu([entry], { roles: [], userType: 'web' }),
    registry: createRegistry([broken]),
    permissions: new Set<string>(),
  }
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider address={createBrowserHistory()}>
          <ConsoleRouter>
            <QueryClientProvider client={new QueryClient()}>
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
            </QueryClientProvider>
          </ConsoleRouter>
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
