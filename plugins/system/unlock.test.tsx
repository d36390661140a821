import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { createClient } from '@jwsk/sdk'
import { defineProfile } from '@jwsk/sdk/profiles'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from './plugin'

/** Omits the status of accounts, as some platforms do. */
const withoutStatus: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!String(input).includes('/user/page')) return response
  return Response.json(JSON.parse((await response.text()).replaceAll(/"statusName":"[^"]*"/g, '"statusName":""')))
}

const { getSentCalls } = startPlatform()
const permissions = ['user_view', 'user_edit', 'user_delete', 'user_unlock', ...system.permissions]

const account = 'cashier'

async function open(unsupported: readonly string[] = [], send: typeof fetch = withoutStatus) {
  const profile = defineProfile({ name: 'ours', unsupported })
  const other = createClient({ baseUrl: 'http://platform.test', clientId: 'test', clientSecret: 'test', fetch: send, profile })
  await other.session.signIn({ username: 'admin', password: 'admin123' })
  const rendered = renderScreen(system, { path: `/system/user?account=${account}`, client: other, permissions })
  await screen.findByRole('button', { name: `编辑 ${account}` })
  return { ...rendered, unlock: screen.queryByRole('button', { name: `解锁 ${account}` }), dispose: () => other.dispose() }
}

test('offers to unlock if the platform returns no status', async () => {
  const { user, unlock, notices, dispose } = await open()
  await user.click(unlock ?? expect.fail('not offered'))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/^平台不显示账号是否锁定/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '解锁' }))
  await waitFor(() => expect(notices).toHaveLength(1))
  const sent = (await getSentCalls()).filter(({ name }) => name.endsWith('/user/unlock'))
  expect(sent).toEqual([{ name: 'POST /api/jwsk-system/user/unlock', fields: { userIds: expect.stringMatching(/^\d+$/) } }])
  dispose()
})

test.each([
  ['the platform has no call to unlock', ['user.unlock'], withoutStatus],
  ['the status is not locked', [], (...given: Parameters<typeof fetch>) => fetch(...given)],
])('does not offer to unlock if %s', async (_, unsupported, send) => {
  const { unlock, dispose } = await open(unsupported, send)
  expect(unlock).toBeNull()
  dispose()
})
