import { definePlugin, defineView } from '@jwsk/kit'
import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import type { Client } from '@jwsk/sdk'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from './plugin'
import NewTenant from './views/new-tenant'

const { client } = startPlatform()

const handlers = { done: () => undefined, close: () => undefined, reload: () => undefined }

const plugin = definePlugin({
  id: 'system',
  views: {
    '/new': defineView(async () => ({ default: () => <NewTenant target={undefined} {...handlers} /> })),
  },
  locales: system.locales,
})

/** Adds a tenant without a domain; its summary follows. */
async function addTenant(over: Client) {
  renderScreen(plugin, { path: '/new', client: over, permissions: ['tenant_add'] })
  const texts = { 租户名称: '北山景区', 联系人: '周敏', 联系电话: '13800000001', 联系地址: '杭州市西湖区' }
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText(/^「北山景区」已建立/)
}

test('the summary of a new tenant shows the initial password and asks for a package', async () => {
  await addTenant(client)
  expect(await screen.findByText('123456')).toBeTruthy()
  expect(screen.getByText(/^还没有产品包/)).toBeTruthy()
})

test('on a platform without packages it shows the own password and asks for grants', async () => {
  const profile = { ...client.profile, newTenantPassword: 'gate' }
  await addTenant({ ...client, profile, supports: ({ id }) => !id.startsWith('tenantPackage.') })
  expect(await screen.findByText('gate')).toBeTruthy()
  expect([screen.queryByText('123456'), screen.queryByText(/^还没有产品包/)]).toEqual([null, null])
  expect(screen.getByText(/^还没有菜单/)).toBeTruthy()
})
