import { definePlugin, defineResource, password, text } from '@jwsk/kit'
import { renderScreen } from '@jwsk/kit/testing'
import { createTestClient, startPlatform } from '@jwsk/mocks/testing'
import { createClient } from '@jwsk/sdk'
import { defineProfile } from '@jwsk/sdk/profiles'
import { user } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { createUsers } from './resources/user'

const sent: Record<string, unknown>[] = []
beforeEach(() => void sent.splice(0))

// required fields without which the call is rejected for other reasons
const rest = { tenantId: '000000', userType: 1, name: '林小雨', realName: '林小雨', phone: '13800000002' }
const places = { roleId: '1', deptId: '1', postId: '1' }

/** Records the requests that create a user and passes them on. */
const watched: typeof fetch = (input, init) => {
  if (!String(input).endsWith('/user/submit')) return fetch(input, init)
  const body: Record<string, unknown> = JSON.parse(String(init?.body))
  sent.push(body)
  return fetch(input, { ...init, body: JSON.stringify({ ...rest, ...places, ...body }) })
}

const { client } = startPlatform({ fetch: watched })

const { password: hidden, password2: confirmation } = createUsers('').fields
const people = defineResource({
  api: { page: user.page, submit: user.submit },
  permission: 'user',
  fields: { account: text(), password: password({ use: 'newUser' }), password2: password({ use: 'newUser', repeats: 'password' }) },
  columns: ['account'],
  form: ['account', 'password', 'password2'],
})
const texts = { user: { title: '用户', record: '用户', fields: { account: '账号', password: '密码', password2: '确认密码' } } }
const plugin = definePlugin({
  id: 'people',
  resources: { '/people': async () => ({ default: people }) },
  locales: { 'zh-cn': async () => ({ default: texts }), en: async () => ({ default: texts }) },
})

async function add(over: typeof client, secret = 'Rain-2026!', repeated = secret) {
  const rendered = renderScreen(plugin, { path: '/people', client: over, permissions: ['user_add'] })
  await rendered.user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await rendered.user.type(dialog.getByLabelText(/^账号/), 'linxiaoyu')
  await rendered.user.type(dialog.getByLabelText(/^密码/), secret)
  await rendered.user.type(dialog.getByLabelText(/^确认密码/), repeated)
  await rendered.user.click(dialog.getByRole('button', { name: '保存' }))
  return dialog
}

const sentOnce = () => waitFor(() => expect(sent).toHaveLength(1))

function openAs(profile: Parameters<typeof defineProfile>[0]) {
  return createClient({
    baseUrl: 'http://platform.test',
    clientId: 'test',
    clientSecret: 'test',
    fetch: watched,
    profile: defineProfile(profile),
  })
}

test('marks the passwords of a new user as passwords', () => {
  expect([hidden?.passwordUse, confirmation?.passwordUse]).toEqual(['newUser', 'newUser'])
  expect(confirmation?.repeats).toBe('password')
})

test('a new user signs in; the plain password is never sent', async () => {
  await add(client)
  await sentOnce()
  expect(JSON.stringify(sent)).not.toContain('Rain')
  expect(sent[0]?.password).toMatch(/^[0-9a-f]{64}$/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const newcomer = createTestClient()
  await newcomer.session.signIn({ username: 'linxiaoyu', password: 'Rain-2026!' })
  expect(newcomer.session.current()?.user.account).toBe('linxiaoyu')
  newcomer.dispose()
})

test('encrypts both password fields to one ciphertext', async () => {
  let made = 0
  const other = openAs({ name: 'ours', passwords: { signIn: 'sha256', newUser: () => `cipher ${++made}` } })
  await other.session.signIn({ username: 'admin', password: 'admin123' })
  await add(other)
  await sentOnce()
  expect(sent[0]).toMatchObject({ password: 'cipher 1', password2: 'cipher 1' })
  other.dispose()
})

test('a password that the platform would change is rejected at the field', async () => {
  const other = openAs({ name: 'ours', passwords: { signIn: 'sha256', newUser: 'plain' }, forbiddenSecretCharacters: '&<>' })
  await other.session.signIn({ username: 'admin', password: 'admin123' })
  const dialog = await add(other, 'Ab1&cd<3>ef')
  expect(await dialog.findAllByText(/^不能包含 & < >/)).toHaveLength(2)
  expect(sent).toEqual([])
  other.dispose()
})

test('a confirmation that differs is rejected at the field', async () => {
  const dialog = await add(client, 'Rain-2026!', 'Rain-2027!')
  expect(await dialog.findByText('两次密码输入不一致')).toBeTruthy()
  expect(sent).toEqual([])
})
