import { type Client, JwskError, unknownError } from '@jwsk/sdk'
import { createTranslator, kitErrorTexts, kitNamespace, loadTexts, TranslateProvider } from '@jwsk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { HistoryProvider } from '../../platform/links/address'
import { createBrowserHistory } from '../../platform/links/browser-history'
import type { LoginMethodProps } from '../../platform/site/console-options'
import { $site, defaultBuild, defaultSite, type Site } from '../../platform/site/model'
import { accountTexts, consoleNamespace, signInTexts } from '../../platform/text'
import { LoginForm } from './login-form'
import { LoginPage } from './login-page'
import { signInFx } from './model'
import RegisterForm from './register-form'

async function open(form: ReactNode, site: Partial<Site>) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signInTexts)
  await loadTexts(translator, consoleNamespace, accountTexts)
  await loadTexts(translator, kitNamespace, kitErrorTexts)
  const signIn = vi.fn()
  render(
    <Provider value={fork({ values: [[$site, { ...defaultSite, captchaMode: false, ...site }]], handlers: [[signInFx, signIn]] })}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider address={createBrowserHistory()}>{form}</HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
  return signIn
}

test('the login page has the logo, the image and the texts of the deployment', async () => {
  const client = { call: () => Promise.resolve(null) } as unknown as Client // only the tenant of the origin is requested
  const site = { title: '北区', logo: '/brand/north.svg', loginPicture: '/brand/lake.jpg', slogan: '山水之间' }
  await open(<LoginPage client={client} tools={undefined} />, site)
  const brand = screen.getByRole('complementary')
  expect(brand.textContent).toBe('北区山水之间')
  expect(brand.querySelector('img')?.getAttribute('src')).toMatch(/\/brand\/north\.svg$/)
  expect(brand.parentElement?.style.getPropertyValue('--login-picture')).toMatch(/^url\(".*\/brand\/lake\.jpg"\)$/)
})

// spec 6.7
test.each([
  ['web', { userType: 'web' }],
  ['', {}],
])('a sign-in by password sends the user type %j of the deployment', async (userType, expected) => {
  const signIn = await open(<LoginForm />, { userType })
  await userEvent.type(screen.getByLabelText('用户名'), 'admin')
  await userEvent.type(screen.getByLabelText('密码'), 'admin123')
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(signIn.mock.calls).toEqual([[{ username: 'admin', password: 'admin123', tenantId: '000000', ...expected }]])
})

test.each([
  ['with the message of the server', '客户端认证失败!', '客户端认证失败!'],
  ['with the client id if the server sends no message', unknownError, '服务器拒绝了客户端“desk”，请联系管理员'],
])('a rejected client is reported %s', async (_, message, expected) => {
  const signIn = await open(<LoginForm />, { clientId: 'desk' })
  signIn.mockRejectedValue(new JwskError({ kind: 'unauthorized', code: 401, status: 401, message }))
  await userEvent.type(screen.getByLabelText('用户名'), 'admin')
  await userEvent.type(screen.getByLabelText('密码'), 'admin123')
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect((await screen.findByRole('alert')).textContent).toBe(expected)
})

test('registration needs a public key', async () => {
  const client = {} as Client // nothing is called
  await open(<RegisterForm client={client} onBack={() => undefined} />, { publicKey: '' })
  expect(screen.getByRole('status').textContent).toContain('尚未配置密码公钥')
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull()
  await open(<RegisterForm client={client} onBack={() => undefined} />, { publicKey: 'key' })
  expect(screen.getByRole('button', { name: '提交' })).toBeTruthy()
})

test('a custom login method has a button and signs in with its form', async () => {
  history.replaceState(null, '', '/login')
  const signInWith = vi
    .fn()
    .mockRejectedValueOnce(new JwskError({ kind: 'business', message: '令牌已失效' }))
    .mockResolvedValue(null)
  const client = { call: () => Promise.resolve(null), session: { signInWith } } as unknown as Client // the only members used
  const Badge = ({ signIn }: LoginMethodProps) => (
    <button type="button" onClick={() => void signIn({ type: 'authorization_code', code: 'b', state: 's' })}>
      刷卡
    </button>
  )
  const badge = { id: 'badge', label: { 'zh-cn': '工牌登录', en: 'By badge' }, form: () => Promise.resolve({ default: Badge }) }
  const built = { ...defaultBuild, login: [badge] }
  await open(<LoginPage client={client} tools={undefined} />, { phoneLogin: false, tenantMode: true, tenantId: '000007', built })
  await userEvent.click(screen.getByRole('button', { name: '工牌登录' }))
  expect(location.search).toBe('?way=badge')
  await userEvent.click(await screen.findByRole('button', { name: '刷卡' }))
  expect((await screen.findByRole('alert')).textContent).toBe('令牌已失效')
  await userEvent.click(screen.getByRole('button', { name: '刷卡' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(signInWith.mock.calls).toEqual(Array(2).fill([{ type: 'authorization_code', code: 'b', state: 's' }, { tenantId: '000007' }]))
  history.replaceState(null, '', '/')
})
