import { chooseAction, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { thirdClient } from '@jwsk/sdk/biz'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partner } from './plugin'

const { client } = startPlatform()

const permissions = [...partner.permissions]
const getSecret = (dialog: HTMLElement) => dialog.querySelectorAll('code')[1]?.textContent ?? ''

test('shows the secret of a new client once', async () => {
  const { user } = renderScreen(partner, { path: '/biz/thirdClient', client, permissions })
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/名称/), '游船售票机')
  await user.click(within(dialog).getByRole('button', { name: '保存' }))
  await within(dialog).findByText(/只显示这一次/)
  const secret = getSecret(dialog)
  expect(secret).toMatch(/^[0-9a-f]{48}$/)
  await user.click(within(dialog).getByRole('button', { name: '我已保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('游船售票机')).toBeTruthy()
  const { records } = await client.call(thirdClient.page, { clientName: '游船售票机' })
  expect(JSON.stringify([records, await client.call(thirdClient.detail, { id: records[0]?.id ?? '' })])).not.toContain(secret)
})

test('confirms a secret reset and shows the new one once', async () => {
  const { user } = renderScreen(partner, { path: '/biz/thirdClient', client, permissions })
  await chooseAction('重置密钥')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/立即失效/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '重置密钥' }))
  await within(dialog).findByText(/只显示这一次/)
  expect(getSecret(dialog)).toMatch(/^[0-9a-f]{48}$/)
})
