import { generateKeyPairSync } from 'node:crypto'
import { type Client, JwskError, type SessionUser, unknownError } from '@jwsk/sdk'
import { user as users } from '@jwsk/sdk/system'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import { $site, defaultSite } from '../../platform/site/model'
import { accountTexts, consoleNamespace, signInTexts } from '../../platform/text'
import { noticeShown, readNoticeClockFx } from '../../shell/notices/model'
import { $user } from '../session/model'
import GuestPage from './guest-page'
import { type FoundTenant, findTenantFx } from './model'

const guest = { userId: '', tenantId: '000000', account: '', oauthId: '7' } as SessionUser // the page reads no other field
const { publicKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = key.export({ type: 'spki', format: 'der' }).toString('base64')

interface GuestOptions {
  readonly user?: SessionUser | null
  /** Tenant of the page's address. */
  readonly found?: FoundTenant | null
  readonly register?: () => Promise<unknown>
}

async function openRegistration({ user = guest, found = null, register = () => Promise.resolve(null) }: GuestOptions = {}) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signInTexts)
  await loadTexts(translator, consoleNamespace, accountTexts)
  const call = vi.fn((..._: readonly unknown[]) => register())
  const notices: unknown[] = []
  const scope = fork({
    values: [
      [$site, { ...defaultSite, tenantMode: true, publicKey }],
      [$user, user],
    ],
    handlers: [
      [findTenantFx, () => found],
      [readNoticeClockFx, () => 0],
    ],
  })
  createWatch({ unit: noticeShown, scope, fn: (notice) => void notices.push(notice) })
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <GuestPage client={{ call } as unknown as Client /* the only member used */} />
      </TranslateProvider>
    </Provider>,
  )
  // the tenant is found after the first render
  await act(() => Promise.resolve())
  return { dialog: screen.getByRole('dialog', { name: '注册账号' }), call, notices }
}

const getLabels = (dialog: HTMLElement) => [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }))

// spec 2.18
test('a dialog registers the user whom an identity provider signed in', async () => {
  const { call } = await openRegistration({ user: { ...guest, account: 'github-7' } })
  for (const [label, value] of Object.entries({ 租户编号: '0', 密码: 'secret-1', 确认密码: 'secret-1' })) await type(label, value)
  await submit()
  await waitFor(() =>
    expect(call.mock.calls).toContainEqual([users.registerGuest, expect.objectContaining({ account: 'github-7', oauthId: '7' })]),
  )
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})

// spec 2.90
test('asks for tenant, name, account and the password twice', async () => {
  const { dialog } = await openRegistration()
  expect(getLabels(dialog)).toEqual(['租户编号', '用户姓名', '账号名称', '密码', '确认密码'])
})

// spec 2.91
test('asks for no tenant that the address of the page tells', async () => {
  const { dialog } = await openRegistration({ found: { tenantId: '204817', title: '', backgroundUrl: '' } })
  expect(getLabels(dialog)).toEqual(['用户姓名', '账号名称', '密码', '确认密码'])
})

// spec 2.92
test('stays open on Escape and a click outside, and has no close button', async () => {
  const user = userEvent.setup()
  const { dialog } = await openRegistration()
  await user.click(within(dialog).getByLabelText('账号名称'))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('main'))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '注册账号' })).toBe(dialog)
  expect(within(dialog).queryByRole('button', { name: /关闭|取消/ })).toBeNull()
})

// spec 5.8..5.11
test('an incomplete application is not sent and warns of the first gap', async () => {
  const { call, notices } = await openRegistration({ user: null })
  const steps = [
    ['请先输入租户编号', '租户编号', '0'],
    ['请先输入账号名称', '账号名称', 'a'],
    ['请先输入密码', '密码', 'p'],
    ['请先输入密码', '确认密码', 'q'],
  ] as const
  for (const [text, label, value] of steps) {
    await submit()
    expect(notices.at(-1)).toEqual({ severity: 'warning', text })
    await type(label, value)
  }
  await submit()
  expect(notices.at(-1)).toEqual({ severity: 'warning', text: '两次密码输入不一致' })
  expect(notices).toHaveLength(5)
  expect(call).not.toHaveBeenCalled()
})

// spec 8.8
test.each([
  ['the message of the server', { kind: 'business', message: '当前账号已被使用!' }, '当前账号已被使用!'],
  ['提交失败 without a message', { kind: 'business', message: unknownError }, '提交失败'],
  ['提交失败 without a response', { kind: 'network', message: 'network error' }, '提交失败'],
] as const)('a refused registration shows %s', async (_, error, text) => {
  const { call, notices } = await openRegistration({ user: null, register: () => Promise.reject(new JwskError(error)) })
  for (const [label, value] of Object.entries({ 租户编号: '0', 账号名称: 'a', 密码: 'p', 确认密码: 'p' })) await type(label, value)
  await submit()
  await waitFor(() => expect(notices).toEqual([{ severity: 'error', text }]))
  expect(call).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: '注册账号' })).toBeTruthy()
})
