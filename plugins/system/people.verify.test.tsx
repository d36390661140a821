import { openTree, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { menu, tenant, topMenu, user as users } from '@jwsk/sdk/system'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from './plugin'

const { client, getCalls } = startPlatform()

const permissions = [...['add', 'edit', 'view', 'delete'].flatMap((word) => [`user_${word}`, `topmenu_${word}`]), ...system.permissions]
const open = (path: string) => renderScreen(system, { path, client, permissions })
const find = async (account: string) => (await client.call(users.page, { account })).records[0]

test('users cannot delete or regrant their own account', async () => {
  const { user } = open('/system/user?account=admin&tenantId=000000')
  expect(await screen.findByRole('button', { name: /^编辑 admin$/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('table', { busy: true })).toBeNull())
  expect(screen.queryByRole('button', { name: '更多 admin' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '编辑 admin' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByLabelText(/用户姓名/)).toBeTruthy()
  expect(dialog.queryByText('所属角色')).toBeNull()
})

// spec 1.2
test('approves a registered guest with a role and a department', async () => {
  const { user } = open('/system/user?account=baixunke')
  expect(await screen.findByText('待审核')).toBeTruthy()
  const approveButton = await screen.findByRole('button', { name: '审核通过 baixunke' })
  expect(within(approveButton.parentElement as HTMLElement).getAllByRole('button')[0]).toBe(approveButton)
  await user.click(approveButton)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('combobox', { name: /所属部门/ })
  await user.click(dialog.getByRole('button', { name: '审核通过' }))
  expect(await dialog.findByText('请选择所属角色')).toBeTruthy()
  for (const name of [/所属角色/, /所属部门/]) {
    const [root] = within(await openTree(dialog, name)).getAllByRole('treeitem')
    await user.click(root as HTMLElement)
  }
  await user.click(dialog.getByRole('button', { name: '审核通过' }))
  expect(await screen.findByText('正常')).toBeTruthy()
  const found = await find('baixunke')
  expect(found?.statusName).toBe('正常')
  // the parent alone, without its children
  expect([found?.roleId, found?.deptId].map((ids) => ids?.split(',').length)).toEqual([1, 1])
})

test('offers roles and departments of the selected tenant', async () => {
  const { user } = open('/system/user')
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByLabelText(/所属租户/))
  const [first] = await within(await screen.findByRole('listbox')).findAllByRole('option')
  await user.click(first as HTMLElement)
  const ofTenant = (path: string) => getCalls(path).some((url) => url.searchParams.get('tenantId'))
  await waitFor(() => expect([ofTenant('role/tree'), ofTenant('dept/tree')]).toEqual([true, true]))
})

test('defaults to the own tenant and shows the password rules', async () => {
  const { user } = open('/system/user')
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>(/所属租户/).value).toBe('云栖湖文旅集团'))
  expect(dialog.getByText('至少 8 个字符，含字母和数字')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^密码/), 'abcdefgh')
  await user.tab()
  expect(dialog.getByLabelText(/^密码/).getAttribute('aria-invalid')).toBe('true')
})

test('shows once how the first account of a new tenant signs in', async () => {
  const granted = [...permissions, 'tenant_add']
  const { user } = renderScreen(system, { path: '/system/tenant', client, permissions: granted, site: { tenantMode: false } })
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/租户名称/), '云麓茶园')
  await user.type(dialog.getByLabelText(/联系人/), '周云麓')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  const copy = await dialog.findByRole('button', { name: '复制登录信息' })
  await waitFor(() => expect(copy).toHaveProperty('disabled', false))
  const tenantId = (await client.call(tenant.page, { tenantName: '云麓茶园', current: 1 })).records[0]?.tenantId
  const details = `绑定域名：本系统的登录页\n租户编号：${tenantId}\n登录账号：admin\n密码：123456`
  await user.click(copy)
  expect(await navigator.clipboard.readText()).toBe(details)
  expect(dialog.getAllByRole('alert')).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: '我已记下' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('云麓茶园')).toBeTruthy()
})

test.each(['dept', 'post'])('fills in the own tenant of a new %s', async (entity) => {
  const { user } = renderScreen(system, { path: `/system/${entity}`, client, permissions: [`${entity}_add`] })
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>(/所属租户/).value).toBe('云栖湖文旅集团'))
})

test('filters users by status, day, phone and department', async () => {
  const cashier = await find('cashier')
  const day = cashier?.createTime?.slice(0, 10)
  const filters = {
    status: '1',
    phone: cashier?.phone ?? '',
    deptId: cashier?.deptId ?? '',
    createTime_dategt: `${day} 00:00:00`,
    createTime_datelt: `${day} 23:59:59`,
  }
  open(`/system/user?${new URLSearchParams(filters)}`)
  expect(await screen.findByRole('button', { name: 'cashier' })).toBeTruthy()
  expect(within(screen.getAllByRole('table').at(-1) as HTMLElement).getAllByRole('row')).toHaveLength(2)
  expect(Object.fromEntries(getCalls('user/page').at(-1)?.searchParams ?? [])).toMatchObject(filters)
  cleanup()
  open(`/system/user?${new URLSearchParams({ ...filters, status: '2' })}`)
  expect(await screen.findByText('没有符合条件的用户')).toBeTruthy()
})

test('filters the list by department and clears the filter', async () => {
  const { user } = open('/system/user')
  await user.type(await screen.findByLabelText('输入名称查找'), '票务部')
  await user.click(await screen.findByText('票务部'))
  await user.click(await screen.findByRole('button', { name: '查看全部用户' }))
  const pages = () => getCalls('user/page')
  await waitFor(() => expect(pages().at(-1)?.searchParams.get('deptId')).toBeNull())
  expect(pages().some((url) => url.searchParams.get('deptId'))).toBe(true)
})

test('assigns menus to a top menu, including their groups', async () => {
  const first = (await client.call(topMenu.page, { current: 1 })).records[0]
  const { user } = open('/system/topmenu')
  await user.click(await screen.findByRole('button', { name: `菜单配置 ${first?.name}` }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: '清空' }))
  await user.type(dialog.getByRole('searchbox'), '停车场')
  await user.click(await dialog.findByText('停车场'))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { menu: held } = await client.call(menu.topTreeKeys, { topMenuIds: first?.id ?? '' })
  const tree = await client.call(menu.tree)
  const group = tree.find(({ title }) => title === '停车管理')
  expect(held).toContain(group?.id)
  expect(held).toContain(group?.children?.find(({ title }) => title === '停车场')?.id)
  expect(held).not.toContain(group?.children?.find(({ title }) => title === '停车订单')?.id)
})
