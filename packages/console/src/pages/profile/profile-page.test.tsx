import { KitProvider, type Notice } from '@jwsk/kit/shell'
import { createTestClient, startPlatform } from '@jwsk/mocks/testing'
import { user as api } from '@jwsk/sdk/system'
import { createTranslator, kitNamespace, kitTexts, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { consoleNamespace, pageTexts, signedInTexts } from '../../platform/text'
import { ProfilePage } from './profile-page'

configure({ defaultHidden: false })

const { client } = startPlatform()
const notices: Notice[] = []
const translator = createTranslator('zh-cn')

beforeAll(async () => {
  await Promise.all([
    loadTexts(translator, consoleNamespace, signedInTexts),
    loadTexts(translator, consoleNamespace, pageTexts),
    loadTexts(translator, kitNamespace, kitTexts),
  ])
})
function open(over = client) {
  const runtime = { client: over, scope: ['test'], permissions: new Set<string>(), notify: (notice: Notice) => void notices.push(notice) }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <KitProvider runtime={runtime}>
          <MemoryRouter>
            <ProfilePage />
          </MemoryRouter>
        </KitProvider>
      </TranslateProvider>
    </QueryClientProvider>,
  )
}
beforeEach(() => {
  notices.length = 0
  open()
})

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const waitForNotice = (text: string) => waitFor(() => expect(notices.map((notice) => notice.text)).toContain(text))
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

// spec 2.11
test('a user changes their own name without any permission', async () => {
  const profile = await part('基本资料')
  type(await profile.findByLabelText(/姓名/), '林小雨')
  fireEvent.click(profile.getByRole('button', { name: '保存' }))
  await waitForNotice('更新成功')
  expect((await client.call(api.info)).realName).toBe('林小雨')
})

test('a new password is validated, hashed and used for the next sign-in', async () => {
  fireEvent.click((await part('修改密码')).getByRole('button', { name: '修改密码' }))
  const change = async (old: string, next: string, repeated: string) => {
    const form = await part('修改密码')
    for (const [label, value] of Object.entries({ 原密码: old, 新密码: next, 确认新密码: repeated }))
      type(await form.findByLabelText(new RegExp(`^${label}`)), value)
    fireEvent.click(form.getByRole('button', { name: '保存' }))
  }
  await change('admin123', 'short1', 'short1')
  await waitForNotice('至少 8 位，并同时包含字母和数字')
  await change('admin123', 'newsecret1', 'newsecret2')
  await waitForNotice('两次密码输入不一致')
  await change('wrong', 'newsecret1', 'newsecret1')
  await waitForNotice('原密码不正确!')
  await change('admin123', 'newsecret1', 'newsecret1')
  await waitForNotice('密码已修改')
  const other = createTestClient()
  await expect(other.session.signIn({ username: 'admin', password: 'newsecret1' })).resolves.toBeTruthy()
  other.dispose()
})

test('a new password that the platform would change is rejected at the field', async () => {
  cleanup()
  const call = vi.fn<typeof client.call>(client.call)
  const profile = { ...client.profile, forbiddenSecretCharacters: '&<>', passwords: { change: 'plain' } } as const
  open({ ...client, call, profile })
  fireEvent.click((await part('修改密码')).getByRole('button', { name: '修改密码' }))
  const form = await part('修改密码')
  type(await form.findByLabelText(/^原密码/), 'a&b')
  for (const label of [/^新密码/, /^确认新密码/]) type(form.getByLabelText(label), 'New1&x<2>y')
  call.mockClear()
  fireEvent.click(form.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(form.getAllByText(/^不能包含 & < >/)).toHaveLength(2))
  expect(call).not.toHaveBeenCalled()
})

test('shows the data of the account without a form where the platform cannot change them', async () => {
  cleanup()
  open({ ...client, supports: ({ id }) => id !== api.updateInfo.id })
  const profile = await part('基本资料')
  expect(profile.getByText('姓名').nextElementSibling?.textContent).toBe((await client.call(api.info)).realName)
  expect(profile.queryByRole('button', { name: '保存' })).toBeNull()
  expect(screen.getByRole('button', { name: '修改密码' })).toBeTruthy()
})
