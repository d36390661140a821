import { generateKeyPairSync } from 'node:crypto'
import { KitProvider } from '@jwsk/kit/shell'
import { type ExpectedCalls, startPlatform } from '@jwsk/mocks/testing'
import type { SessionUser } from '@jwsk/sdk'
import { createTranslator, kitNamespace, kitTexts, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { test } from 'vitest'
import ForgotForm from '../auth/login/forgot-form'
import GuestPage from '../auth/login/guest-page'
import { LoginPage } from '../auth/login/login-page'
import RegisterForm from '../auth/login/register-form'
import { $user } from '../auth/session/model'
import { createBrowserHistory } from '../platform/links/browser-history'
import { HistoryProvider } from '../platform/links/history-provider'
import { $site, defaultSite } from '../platform/site/model'
import { accountTexts, consoleNamespace, signedInTexts, signInTexts } from '../platform/text'
import { type ShellData, useShellData } from '../shell/layout/use-shell-data'
import { useTopMenus, useVisibleMenu } from '../shell/layout/use-top-menus'
import { $topMenu } from '../shell/navigation/model'
import { ClearCacheQuestion } from '../shell/tabs/clear-cache-question'
import { handleSessionEffects } from './wiring/session-effects'
import { handleSignedInEffects } from './wiring/signed-in-effects'

const { client, expectSent } = startPlatform()
const site = {
  ...defaultSite,
  captchaMode: true,
  publicKey: generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
}
const queryScope = ['test']
const done = () => undefined

function Sidebar({ data }: { readonly data: ShellData }) {
  useVisibleMenu(data)
  return null
}

function Shell() {
  const state = useShellData(client, queryScope)
  useTopMenus()
  return state.status === 'ready' && <Sidebar data={state.data} />
}

async function open(part: ReactNode) {
  handleSessionEffects(() => client)
  handleSignedInEffects(client, site)
  const translator = createTranslator('zh-cn')
  for (const texts of [signInTexts, accountTexts, signedInTexts]) await loadTexts(translator, consoleNamespace, texts)
  await loadTexts(translator, kitNamespace, kitTexts)
  const guest = { account: 'guest', userId: '', oauthId: '55' } as SessionUser // no other field is read
  const scope = fork({
    values: [
      [$site, site],
      [$user, guest],
      [$topMenu, '7'],
    ],
  })
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider runtime={{ client, scope: queryScope, permissions: new Set(), notify: done }}>
            <HistoryProvider history={createBrowserHistory()}>{part}</HistoryProvider>
          </KitProvider>
        </QueryClientProvider>
      </TranslateProvider>
    </Provider>,
  )
}

const press = (name: string) => () => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement)
const fill = (values: Readonly<Record<string, string>>) => () => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
const passwords = { 密码: 'Rain-2026!', 确认密码: 'Rain-2026!' }
const proof = { 手机号码: '13900000003', 短信验证码: '1234' }

interface Scenario {
  readonly title: string
  readonly part: ReactNode
  readonly steps?: readonly (() => void)[]
  readonly calls: ExpectedCalls
}

// spec 7.16, 7.19..7.24, 7.26, 7.34, 7.35
test.each<Scenario>([
  { title: 'the login page', part: <LoginPage client={client} tools={undefined} />, calls: { 'GET jwsk-auth/oauth/captcha': [] } },
  {
    title: 'the form for a forgotten password',
    part: <ForgotForm client={client} onBack={done} />,
    steps: [fill({ ...proof, 新密码: 'Rain-2026!', 确认密码: 'Rain-2026!' }), press('获取验证码'), press('提交')],
    calls: {
      'POST send/validate/sms': ['phone', 'ways'],
      'POST updatePassword': ['phoneOrEmail', 'validate', 'password', 'passwordConfirm'],
    },
  },
  {
    title: 'the form for an account',
    part: <RegisterForm client={client} onBack={done} />,
    steps: [fill({ ...proof, ...passwords, 账号名称: 'linxiaoyu' }), press('获取验证码'), press('提交')],
    calls: { 'POST send/validate/sms': ['phone', 'ways'], 'POST user/register': ['account', 'password', 'phone', 'validate'] },
  },
  {
    title: 'the page of a guest',
    part: <GuestPage client={client} />,
    steps: [fill(passwords), press('提交')],
    calls: { 'POST jwsk-system/user/register-guest': ['tenantId', 'name', 'account', 'password', 'oauthId'] },
  },
  {
    title: 'the shell',
    part: <Shell />,
    calls: {
      'GET jwsk-auth/oauth/user-info': [],
      'GET jwsk-system/menu/buttons': [],
      'GET jwsk-system/menu/top-menu': [],
      'GET jwsk-system/menu/routes': ['topMenuId'],
    },
  },
  {
    title: 'the question about the cache',
    part: <ClearCacheQuestion onDone={done} />,
    steps: [press('确定')],
    calls: { 'GET jwsk-auth/oauth/clear-cache': [] },
  },
])('$title sends the calls of the contract', async ({ part, steps = [], calls }) => {
  await open(part)
  for (const step of steps) await waitFor(step)
  await waitFor(() => expectSent(calls))
})
