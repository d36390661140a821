import { chooseAction, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { createClient } from '@jwsk/sdk'
import { apiKey, tenantPackage } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authority } from './plugin'

const platform = startPlatform()
const permissions = ['api_key_add', 'api_key_edit', 'api_key_view', 'api_key_delete', 'api_key_enable']
const open = () => renderScreen(authority, { path: '/authority/apikey', client: platform.client, permissions })

test('a new key is shown once, and calls as its user', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '新增密钥' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/^密钥名称/), '闸机网关二期')
  await user.type(dialog.getByRole('combobox', { name: /^代表用户/ }), '管理员')
  await user.click(await screen.findByRole('option', { name: '管理员' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  const key = (await dialog.findByText(/^sk-[\da-f]{32}$/)).textContent
  const gate = createClient({ baseUrl: 'http://platform.test', clientId: 'test', clientSecret: 'test', apiKey: key })
  expect((await gate.call(tenantPackage.page, { size: 1 })).records).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: '我已保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: '闸机网关二期' })).toBeTruthy()
  expect(document.body.textContent).not.toContain(key)
})

test('a key is disabled after a confirmation', async () => {
  const { user } = open()
  await chooseAction('停用', '数据大屏')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }))
  await waitFor(async () => {
    const { records } = await platform.client.call(apiKey.page, { name: '数据大屏' })
    expect(records[0]?.status).toBe(0)
  })
})
