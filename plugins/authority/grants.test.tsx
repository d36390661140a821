import { chooseAction, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { createClient } from '@jwsk/sdk'
import { defineProfile } from '@jwsk/sdk/profiles'
import { menu, role } from '@jwsk/sdk/system'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { authority } from './plugin'

let omitted: readonly string[] = []
let saved: Readonly<Record<string, unknown>> | undefined

/** Answers as a platform that does not know the `omitted` kinds of grants. */
const omitKinds: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  if (request.url.endsWith('/role/grant')) {
    saved = await request.json()
    return Response.json({ code: 200, success: true, data: {}, msg: '操作成功' })
  }
  const response = await fetch(request)
  if (!/menu\/(grant-tree|role-tree-keys)/.test(request.url)) return response
  const body = await response.json()
  for (const name of omitted) delete body.data[name]
  return Response.json(body)
}

const { client } = startPlatform({ fetch: omitKinds })
beforeEach(() => {
  omitted = []
  saved = undefined
})

const openGrants = async (of = client) => {
  renderScreen(authority, { path: '/authority/role', client: of, permissions: authority.permissions })
  await chooseAction('权限设置')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('tree', { name: '菜单权限' })
  return dialog
}

/** Unchecks the first menu, saves, and returns the sent grants. */
async function saveWithoutFirstMenu(dialog: Awaited<ReturnType<typeof openGrants>>) {
  const [first] = within(dialog.getByRole('tree', { name: '菜单权限' })).getAllByRole('treeitem')
  if (first) fireEvent.click(first)
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return saved ?? {}
}

test('grants menus where the platform sends no API scopes', async () => {
  omitted = ['apiScope']
  const dialog = await openGrants()
  expect(dialog.getByRole('tree', { name: '数据权限' })).toBeTruthy()
  expect(dialog.queryByText('接口权限')).toBeNull()
  const sent = await saveWithoutFirstMenu(dialog)
  expect(sent).toMatchObject({ menuIds: expect.any(Array), dataScopeIds: expect.any(Array) })
  expect(sent).not.toHaveProperty('apiScopeIds')
})

test('grants menus where the platform sends no scopes', async () => {
  omitted = ['dataScope', 'apiScope']
  const dialog = await openGrants()
  expect(dialog.getAllByRole('tree')).toHaveLength(1)
  expect(Object.keys(await saveWithoutFirstMenu(dialog))).toEqual(['roleIds', 'menuIds'])
})

test('preserves grants of scopes that the profile lacks', async () => {
  const profile = defineProfile({ name: 'without scopes', unsupported: ['dataScope', 'apiScope'] })
  const ours = createClient({ baseUrl: 'http://platform.test', clientId: 'test', clientSecret: 'test', profile, fetch: omitKinds })
  await ours.session.signIn({ username: 'admin', password: 'admin123' })
  const roleIds = (await ours.call(role.list))[0]?.id ?? ''
  const before = await ours.call(menu.roleTreeKeys, { roleIds })
  const dialog = await openGrants(ours)
  expect(dialog.getAllByRole('tree')).toHaveLength(1)
  const sent = await saveWithoutFirstMenu(dialog)
  expect(sent).toMatchObject({ dataScopeIds: before.dataScope, apiScopeIds: before.apiScope })
  expect(sent.menuIds).not.toEqual(before.menu)
  ours.dispose()
})
