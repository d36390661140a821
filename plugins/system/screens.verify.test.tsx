import { chooseAction, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { menu, tenantPackage } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { system } from './plugin'

const { client } = startPlatform()

const prefixes = ['user', 'dept', 'post', 'dict', 'dictbiz', 'menu', 'menufront', 'topmenu', 'tenant', 'param', 'client', 'key_set']
const permissions = [
  ...prefixes.flatMap((prefix) => ['add', 'edit', 'view', 'delete'].map((word) => `${prefix}_${word}`)),
  ...system.permissions,
]
const open = (path: string) => renderScreen(system, { path, client, permissions })
const getRows = (table: HTMLElement | undefined) => (table ? within(table).getAllByRole('row').slice(1) : [])

describe('every screen of the plugin', () => {
  const lists = [...Object.keys(system.resources), ...Object.keys(system.views)].filter((at) => at !== '/system/monitor')
  for (const at of lists)
    test(`${at} lists records, and its form asks for what is missing`, async () => {
      const { user } = open(at)
      const tables = await screen.findAllByRole('table')
      await waitFor(() => expect(getRows(tables.at(-1)).length).toBeGreaterThan(0))
      await waitFor(() => expect(screen.queryByRole('table', { busy: true })).toBeNull())
      if (at === '/system/onlineUser') return
      await user.click(screen.getAllByRole('button', { name: '新增' })[0] as HTMLElement)
      const dialog = await screen.findByRole('dialog')
      await user.click(await within(dialog).findByRole('button', { name: '保存' }))
      await waitFor(() => expect(dialog.querySelector('[aria-invalid="true"]')).not.toBeNull())
    })
})

test('adds, finds and deletes a parameter', async () => {
  const { user, notices } = open('/system/param')
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/参数名称/), '夜游开关')
  await user.type(dialog.getByLabelText(/参数键名/), 'tour.night')
  await user.type(dialog.getByLabelText(/参数键值/), 'on')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '新增成功', detail: '夜游开关' }))
  await user.type(screen.getByLabelText('参数键名'), 'tour.night{Enter}')
  await chooseAction('删除', '夜游开关')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '删除成功', detail: '夜游开关' }))
})

// spec 3.28
test('saves a tenant package with its menu ids joined by commas', async () => {
  const { user } = open('/system/tenantpackage')
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/产品包名称/), '夜游专线版')
  await user.click(await dialog.findByText('停车管理'))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { records } = await client.call(tenantPackage.page, { packageName: '夜游专线版' })
  const parking = (await client.call(menu.tree)).find(({ title }) => title === '停车管理')
  const ids = [parking, ...(parking?.children ?? [])].map((node) => node?.id)
  expect(records[0]?.menuId).toMatch(/^\d+(,\d+)+$/)
  expect(records[0]?.menuId.split(',').sort()).toEqual(ids.sort())
})

test('opens the first dictionary next to the list', async () => {
  open('/system/dict')
  expect(await screen.findByRole('heading', { level: 2, name: '性别' })).toBeTruthy()
  await screen.findByText('男')
})

test('adds an entry to its dictionary', async () => {
  const { user, notices } = open('/system/dict')
  await user.click(await screen.findByRole('button', { name: '性别' }))
  await screen.findByText('男')
  await user.click(screen.getAllByRole('button', { name: '新增' }).at(-1) as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: '新增字典项' }))
  const headers = within(screen.getAllByRole('table').at(-1) as HTMLElement).getAllByRole('columnheader')
  expect(headers.map(({ textContent }) => textContent).filter((text) => text?.startsWith('字典'))).toEqual(['字典名称', '字典键值'])
  await user.type(dialog.getByLabelText(/字典名称/), '保密')
  await user.type(dialog.getByLabelText(/字典键值/), '9')
  await user.type(dialog.getByLabelText(/排序/), '9')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '新增成功', detail: expect.stringMatching(/./) }))
  const second = screen.getAllByRole('table').at(-1) as HTMLElement
  expect(await within(second).findByText('保密')).toBeTruthy()
})

test('moves an entry by keyboard and lists the usages of a dictionary', async () => {
  const { user } = open('/system/dict')
  await user.click(await screen.findByRole('button', { name: '性别' }))
  const words = () =>
    within(screen.getAllByRole('table').at(-1) as HTMLElement)
      .getAllByRole('button', { name: /^调整/ })
      .map((handle) => handle.ariaLabel)
  await screen.findAllByRole('button', { name: /^调整/ })
  expect(await screen.findByRole('link', { name: '用户管理' })).toHaveProperty('pathname', '/system/user')
  const before = words()
  screen.getAllByRole('button', { name: /^调整/ })[0]?.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(words()).toEqual([before[1], before[0], ...before.slice(2)]))
  expect(screen.getByText(/已移到第 2 位$/)).toBeTruthy()
})

test('shows the server status and its thresholds', async () => {
  const { user } = open('/system/monitor')
  const folded = await screen.findByRole('button', { name: '数值与阈值' })
  expect(screen.queryByRole('table', { name: '近半小时' })).toBeNull()
  await user.click(folded)
  const box = await screen.findByRole('textbox', { name: '处理器使用率：从多少起算偏高（%）' })
  const [row] = within(screen.getByRole('table', { name: '近半小时' })).getAllByRole('row', { name: /处理器使用率/ })
  const getHeaders = (name: string) =>
    within(screen.getByRole('figure', { name }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
  expect([getHeaders('处理器与内存使用率')[0], getHeaders('磁盘使用率')[0], getHeaders('本页测得的响应时间')]).toEqual([
    '处理器使用率 %',
    '磁盘 / %',
    ['本页测得的响应时间 ms'],
  ])
  expect(within(row as HTMLElement).getAllByText(/^\d+\.\d%$/)).toHaveLength(4)
  expect(row?.textContent).toContain('正常')
  expect(screen.getByText('堆内存').nextElementSibling?.textContent).toMatch(/^\d+(\.\d+)? \/ \d+ MB$/)
  await user.clear(box)
  expect(box.ariaInvalid).toBe('true')
  await user.type(box, '1')
  await waitFor(() => expect(row?.textContent).toContain('偏高'))
  await user.click(screen.getByRole('button', { name: '恢复默认阈值' }))
  await waitFor(() => expect(row?.textContent).toContain('正常'))
})
