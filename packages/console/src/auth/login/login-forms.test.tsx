import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { type Client, JwskError, type Operation, type SessionUser, unknownError } from '@jwsk/sdk'
import { createTranslator, kitErrorTexts, kitNamespace, loadTexts, TranslateProvider } from '@jwsk/ui'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseConfig, toSite } from '../../platform/config/config'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { HistoryProvider } from '../../platform/links/history-provider'
import type { LoginMethodProps } from '../../platform/site/console-options'
import { $site, defaultBuild, defaultSite, type Site } from '../../platform/site/model'
import { accountTexts, consoleNamespace, signInTexts } from '../../platform/text'
import { $user, signOutFx } from '../session/model'
import ForgotForm from './forgot-form'
import GuestPage from './guest-page'
import { LoginForm } from './login-form'
import { LoginPage } from './login-page'
import { loadCaptchaFx, NoRoleError, signInFx } from './model'

const client = { call: () => Promise.resolve(null) } as unknown as Client // only the tenant of the origin is requested

const signOut = vi.fn()
beforeEach(() => void signOut.mockClear())

async function open(form: ReactNode, site: Partial<Site>, user: SessionUser | null = null) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signInTexts)
  await loadTexts(translator, consoleNamespace, accountTexts)
  await loadTexts(translator, kitNamespace, kitErrorTexts)
  const signIn = vi.fn()
  const captcha = { key: 'k', image: 'data:image/png;base64,' }
  const scope = fork({
    values: [
      [$site, { ...defaultSite, captchaMode: false, ...site }],
      [$user, user],
    ],
    handlers: [
      [signInFx, signIn],
      [loadCaptchaFx, () => captcha],
      [signOutFx, signOut],
    ],
  })
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider history={createBrowserHistory()}>{form}</HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
  return signIn
}

test('the login page has the logo, the image and the texts of the deployment', async () => {
  const site = { title: '北区', logo: '/brand/north.svg', loginPicture: '/brand/lake.jpg', slogan: '山水之间' }
  await open(<LoginPage client={client} tools={undefined} />, site)
  const brand = screen.getByRole('complementary')
  expect(brand.textContent).toBe('北区山水之间')
  expect(brand.querySelector('img')?.getAttribute('src')).toMatch(/\/brand\/north\.svg$/)
  expect(brand.parentElement?.style.getPropertyValue('--login-picture')).toMatch(/^url\(".*\/brand\/lake\.jpg"\)$/)
})

// spec 3.5
test.each([
  [{}, ['注册账号', '忘记密码']],
  [{ registerMode: false }, ['忘记密码']],
  [{ forgotPassword: false }, ['注册账号']],
])('the login page with configuration %j offers %j', async (options, expected) => {
  const config = { clientId: 'a', clientSecret: 'b', crypto: { publicKey: 'MAA=' }, ...options }
  await open(<LoginPage client={client} tools={undefined} />, toSite(parseConfig(JSON.stringify(config), 'production')))
  expect(screen.getAllByRole('button', { name: /注册账号|忘记密码/ }).map(({ textContent }) => textContent)).toEqual(expected)
})

// spec 3.17
test('the login page has fields for tenant, user name and password, or phone and code', async () => {
  history.replaceState(null, '', '/login')
  await open(<LoginPage client={client} tools={undefined} />, { tenantMode: true })
  for (const name of ['租户编号', '用户名', '密码']) expect(await screen.findByLabelText(name)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '手机登录' }))
  for (const name of ['手机号码', '短信验证码', '租户编号']) expect(await screen.findByLabelText(name)).toBeTruthy()
  history.replaceState(null, '', '/')
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

// spec 4.7
test('a sign-in in captcha mode sends key and text of the captcha', async () => {
  history.replaceState(null, '', '/login')
  const signIn = await open(<LoginPage client={client} tools={undefined} />, { captchaMode: true })
  await userEvent.type(screen.getByLabelText('用户名'), 'admin')
  await userEvent.type(screen.getByLabelText('密码'), 'admin123')
  await userEvent.type(screen.getByLabelText('验证码'), 'aB3dE{Enter}')
  const captcha = { key: 'k', code: 'aB3dE' }
  expect(signIn.mock.calls).toEqual([[{ username: 'admin', password: 'admin123', tenantId: '000000', captcha }]])
  history.replaceState(null, '', '/')
})

// spec 4.3
test('an error description of the token response is shown', async () => {
  const signIn = await open(<LoginForm />, {})
  signIn.mockRejectedValue(new JwskError({ kind: 'business', message: '用户名或密码错误' }))
  await userEvent.type(screen.getByLabelText('用户名'), 'admin')
  await userEvent.type(screen.getByLabelText('密码'), 'admin124{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('用户名或密码错误')
})

test('a user without a role reads that, not an unknown error', async () => {
  const signIn = await open(<LoginForm />, {})
  signIn.mockRejectedValue(new NoRoleError('the user has no role'))
  await userEvent.type(screen.getByLabelText('用户名'), 'admin')
  await userEvent.type(screen.getByLabelText('密码'), 'admin124{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('账号还没有角色，不能登录，请联系管理员')
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

test.each([
  ['', 0, '尚未配置密码公钥'],
  ['key', 1, '账号名称'],
])('a guest with public key %j has %i dialogs to apply for an account', async (publicKey, dialogs, text) => {
  await open(<GuestPage client={client} />, { publicKey })
  expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs)
  expect(document.body.textContent).toContain(text)
  expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy()
})

// spec 3.18..3.20, 4.26, 4.27
test('a guest applies with encrypted passwords, then waits for approval and signs out', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const decrypt = (text: unknown) => {
    const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(String(text), 'base64'))
    return block.subarray(block.lastIndexOf(0) + 1).toString('utf8')
  }
  const call = vi.fn((_: Operation, __?: Record<string, unknown>) => Promise.resolve(null))
  const guest = { oauthId: '55', account: '' } as SessionUser // the page reads no other field
  await open(<GuestPage client={{ call } as unknown as Client /* the only member used */} />, { publicKey, tenantMode: true }, guest)
  const values = { 租户编号: '000007', 用户姓名: '新访客', 账号名称: 'xinfangke', 密码: 'secret-1', 确认密码: 'secret-1' }
  for (const [label, value] of Object.entries(values)) fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  // the cipher loads with the first password
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  const alert = await screen.findByRole('alertdialog')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(alert.textContent).toContain('请等待管理员审核')
  const [operation, { password, password2, ...plain } = {}] = call.mock.calls[0] ?? []
  expect(operation?.id).toBe('user.registerGuest')
  expect(plain).toEqual({ tenantId: '000007', name: '新访客', account: 'xinfangke', oauthId: '55' })
  expect([decrypt(password), decrypt(password2)]).toEqual(['secret-1', 'secret-1'])
  expect(signOut).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
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
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(signInWith.mock.calls).toEqual(Array(2).fill([{ type: 'authorization_code', code: 'b', state: 's' }, { tenantId: '000007' }]))
  history.replaceState(null, '', '/')
})

test.each([
  ['plain', 1],
  ['sha256', 0],
] as const)('a forgotten password that is sent as %s and would be changed has %i errors', async (forgotten, errors) => {
  const call = vi.fn(() => Promise.resolve(null))
  const profile = { name: 'ours', forbiddenSecretCharacters: '&<>', passwords: { forgotten } }
  const client = { call, profile, encodePassword: (text: string) => Promise.resolve(text) } as unknown as Client // the only members used
  await open(<ForgotForm client={client} onBack={() => undefined} />, {})
  const values = { 手机号码: '13800000001', 短信验证码: '123456', 新密码: 'New1&x<2>y', 确认密码: 'New1&x<2>y' }
  for (const [label, value] of Object.entries(values)) fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1 - errors))
  expect(screen.queryAllByText(/^密码中有平台会改写的字符/)).toHaveLength(errors)
})
