import { createPluginHost, KitProvider, type KitRuntime, PluginsProvider } from '@jwsk/kit/shell'
import { startPlatform } from '@jwsk/mocks/testing'
import type { Client, SessionUser } from '@jwsk/sdk'
import { createTranslator, kitNamespace, kitTexts, loadTexts, TranslateProvider } from '@jwsk/ui'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $user } from '../../auth/session/model'
import { $logs, type LogEntry } from '../../platform/logs/model'
import { consoleNamespace, pageTexts, signedInTexts } from '../../platform/text'
import { buildMenu } from '../../shell/navigation/model'
import { DiagnosticsPage } from './diagnostics-page'
import { toPathPattern } from './error-lines'
import { measureGateway } from './measure-gateway'

const { client, getCalls } = startPlatform()

const token = ['eyJhbGciOiJIUzI1NiJ9', 'eyJwbGFudGVkIjoxfQ', 'c2lnbmF0dXJl'].join('.')
const secrets = [token, 'tenant-password-7', '张三丰', 'zhangsf', '13812345678', '110101199003071234', 'filter-text']

const entry = (details: Partial<LogEntry>): LogEntry => ({
  ...{ type: 'error', url: 'https://console.example/system/user', message: '', stack: '', info: '', time: '2026-01-02 03:04:05' },
  ...details,
})

// as an older version of the console may have stored them: nothing is redacted yet
const logs: readonly LogEntry[] = [
  entry({
    message: `Failed with Authorization: bearer ${token}`,
    stack: `Error: 张三丰\n    at go (https://c.example/a.js?token=${token}:1:2)`,
  }),
  entry({ url: `https://console.example/biz/110101199003071234/张三丰?token=${token}&q=filter-text#${token}` }),
  entry({ type: 'crash', message: '用户 张三丰 手机 13812345678 已存在 filter-text', info: `user.submit 500 ${token}` }),
  entry({ type: 'unhandledrejection', message: `password=tenant-password-7 of zhangsf, call 13812345678`, info: token }),
  ...Array.from({ length: 30 }, (_, at) => entry({ message: `problem ${'x'.repeat(at)}` })),
]

const menu = buildMenu([{ id: 1, name: '大屏', path: '/big screen' }], { roles: [], userType: '' })

const copied = vi.fn((_text: string) => Promise.resolve())

beforeEach(async () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true })
  copied.mockClear()
  history.replaceState(null, '', `/diagnostics?token=${token}&q=filter-text`)
  document.title = '张三丰'
  localStorage.setItem('jwsk-user-info', `{"realName":"张三丰","token":"${token}"}`)
  // biome-ignore lint/suspicious/noDocumentCookie: planted to be looked for
  document.cookie = `jwsk-access-token=${token}`
  const translator = createTranslator('en')
  await Promise.all([
    loadTexts(translator, consoleNamespace, signedInTexts),
    loadTexts(translator, consoleNamespace, pageTexts),
    loadTexts(translator, kitNamespace, kitTexts),
  ])
  const failing = { id: 'broken', load: () => Promise.reject(new Error(`no https://cdn.example/p.js?token=${token}`)) }
  const user = { account: 'zhangsf', realName: '张三丰', nickName: '', tenantId: '000000' } as SessionUser // the page reads no other field
  render(
    <Provider
      value={fork({
        values: [
          [$logs, logs],
          [$user, user],
        ],
      })}
    >
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <PluginsProvider host={createPluginHost([failing])}>
          <KitProvider runtime={{ client, site: {}, notify: () => undefined } as unknown as KitRuntime /* nothing else of it is used */}>
            <DiagnosticsPage menu={menu} />
          </KitProvider>
        </PluginsProvider>
      </TranslateProvider>
    </Provider>,
  )
  await screen.findByText(/broken failed/)
})

afterEach(() => {
  history.replaceState(null, '', '/')
  document.title = ''
})

const copy = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Copy all' }))
  return copied.mock.calls.at(-1)?.[0] ?? ''
}

test('the copied report has what support needs, without secrets', async () => {
  const text = copy()
  for (const pattern of [
    /Version: \d+\.\d+/,
    /Address: http/,
    /Plugins: 1 total, 0 working/,
    /Registration: not offered, because config\.json has no crypto\.publicKey/,
    /broken failed/,
    /user\.submit 500/,
    /:id\/:id/,
  ])
    expect(text).toMatch(pattern)
  expect(text).toContain(navigator.userAgent)
  expect(text).toContain('大屏 · /big screen · unusable address')
  expect(text.match(/^2026-01-02/gm)).toHaveLength(20)
  for (const secret of secrets) {
    expect(text, secret).not.toContain(secret)
    expect(document.body.textContent, secret).not.toContain(secret)
  }
})

test('measures the connection on demand with five small calls', async () => {
  expect(getCalls('/dict/dictionary')).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: 'Measure the connection' }))
  await waitFor(() => expect(copy()).toMatch(/There and back, median of 5: \d+ ms/))
  expect(getCalls('/dict/dictionary')).toHaveLength(5)
})

test('reports a fast server clock in whole seconds', async () => {
  const answer = () => Promise.resolve({ headers: new Headers({ date: new Date(Date.now() + 90_000).toUTCString() }) })
  const slow = { callRaw: answer } as unknown as Client // no other method is called
  const { clockSkewSeconds } = await measureGateway(slow)
  expect(Math.abs((clockSkewSeconds ?? 0) - 90)).toBeLessThanOrEqual(1)
})

test.each([
  ['/system/user', '/system/user'],
  ['/work/process/leave/detail/1790000000000000001', '/work/process/leave/detail/:id'],
  ['/a/张三/b%20c', '/a/:id/:id'],
])('the pattern of %s is %s', (path, pattern) => expect(toPathPattern(path)).toBe(pattern))
