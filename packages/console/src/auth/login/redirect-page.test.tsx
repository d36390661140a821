import { type Client, JwskError } from '@jwsk/sdk'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { HistoryProvider } from '../../platform/links/history-provider'
import { $site, defaultSite } from '../../platform/site/model'
import { accountTexts, consoleNamespace } from '../../platform/text'
import { getOAuthStateStore } from './providers/oauth-state-storage'
import { claimSilentAttempt, forbidSilentSignIn, isSilentAttempt, readLastUsedProvider } from './providers/provider-storage'
import CallbackPage from './redirect-page'

const gitee = { source: 'gitee', name: 'Gitee', kind: 'oauth', icon: '', codeParameter: '', silentUrl: '', authorizeUrl: '/a?{state}' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  globalThis.jwskStart = undefined
})

const issue = () => getOAuthStateStore().issue({ source: 'gitee', tenantId: '000000', returnPath: '/system/user' })

async function open(signInWith = vi.fn((): Promise<unknown> => Promise.resolve({}))) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, accountTexts)
  const client = { session: { signInWith } } as unknown as Client // the only members used
  render(
    <StrictMode>
      <Provider value={fork({ values: [[$site, { ...defaultSite, providers: [gitee] }]] })}>
        <TranslateProvider translator={translator} namespace={consoleNamespace}>
          <HistoryProvider history={createBrowserHistory()}>
            <CallbackPage client={client} source="gitee" />
          </HistoryProvider>
        </TranslateProvider>
      </Provider>
    </StrictMode>,
  )
  return signInWith
}

// spec 2.15
test('F51 the callback signs in once and returns although mounted twice', async () => {
  history.replaceState(null, '', `/oauth/redirect/gitee?code=abc&state=${issue()}`)
  const signInWith = await open()
  await waitFor(() => expect(signInWith).toHaveBeenCalledOnce())
  expect(location.search).toBe('')
  await waitFor(() => expect(location.pathname).toBe('/system/user'))
  expect(readLastUsedProvider()).toBe('gitee')
})

test('the callback reads what the inline script took from the URL, once', async () => {
  const callback = `?code=abc&state=${issue()}`
  globalThis.jwskStart = { saved: {}, callback, config: new Promise(() => undefined) }
  history.replaceState(null, '', '/oauth/redirect/gitee')
  const signInWith = await open()
  await waitFor(() => expect(signInWith.mock.calls).toMatchObject([[{ type: 'social', source: 'gitee', code: 'abc' }, {}]]))
  expect(globalThis.jwskStart.callback).toBe('')
})

test.each([
  ['?code=abc&state=1', '这次登录不是从本页面发起的'],
  ['?code=abc&code=abd&state=STATE', '第三方平台返回的内容无效'],
  ['?code=%3Cb%3E&state=STATE', '第三方平台返回的内容无效'],
  ['?error=access_denied&state=STATE', '第三方平台没有同意'],
])('a callback with %s is refused with a sentence, and nothing is sent', async (search, sentence) => {
  history.replaceState(null, '', `/oauth/redirect/gitee${search.replace('STATE', issue())}`)
  const signInWith = await open()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(signInWith).not.toHaveBeenCalled()
  expect([location.search, readLastUsedProvider()]).toEqual(['', ''])
})

test('a failed silent sign-in shows the form and is not repeated', async () => {
  expect(claimSilentAttempt()).toBe(true)
  history.replaceState(null, '', `/oauth/redirect/gitee?code=abc&state=${issue()}`)
  await open(vi.fn(() => Promise.reject(new JwskError({ kind: 'business', message: '用户不存在!' }))))
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect([isSilentAttempt('failed'), claimSilentAttempt()]).toEqual([true, false])
})

test('a sign-out prevents silent sign-ins until the user chooses a provider', async () => {
  forbidSilentSignIn()
  expect(claimSilentAttempt()).toBe(false)
  history.replaceState(null, '', `/oauth/redirect/gitee?code=abc&state=${issue()}`)
  await open()
  await waitFor(() => expect(location.pathname).toBe('/system/user'))
  expect(claimSilentAttempt()).toBe(true)
})

test('without storage there is no silent sign-in, because nothing would prevent a loop', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(claimSilentAttempt()).toBe(false)
  setItem.mockRestore()
})
