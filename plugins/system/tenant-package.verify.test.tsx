import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from './plugin'

const { client, getCalls } = startPlatform({ fresh: 'file' })

const verbs = ['add', 'edit', 'delete', 'view']
const open = () =>
  renderScreen(system, { path: '/system/tenantpackage', client, permissions: verbs.map((verb) => `tenantpackage_${verb}`) })

/** Returns the rows once their records have replaced the skeleton. */
async function findRows() {
  await screen.findAllByRole('button', { name: /^编辑 / })
  return within(screen.getByRole('table')).getAllByRole('row').slice(1)
}
const count = (verb: string) => screen.queryAllByRole('button', { name: new RegExp(`^${verb} `) }).length

// spec 2.93, 2.94, 2.95, 2.96
test('the list of tenant packages has ten numbered rows with name and remark', async () => {
  open()
  const rows = await findRows()
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers.filter((header) => header !== '')).toEqual(['序号', '产品包名称', '备注', '操作'])
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(rows.map((_, index) => String(index + 1)))
  expect(rows.map((row) => within(row).getAllByRole('checkbox').length)).toEqual(Array(10).fill(1))
})

// spec 2.93
test('tenant packages are searched by name', async () => {
  const { user } = open()
  await user.type(await screen.findByRole('searchbox', { name: '产品包名称' }), '停车{Enter}')
  await waitFor(() => expect(getCalls('/tenant-package/page').at(-1)?.searchParams.get('packageName')).toBe('停车'))
})

// spec 2.94, 2.95
test('a tenant package has a tree of menus and a remark', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [first] = await dialog.findAllByRole('treeitem')
  await user.click(first as HTMLElement)
  await waitFor(() => expect(dialog.getAllByRole('treeitem')[0]?.getAttribute('aria-checked')).toBe('true'))
  expect(dialog.getByLabelText(/备注/).tagName).toBe('TEXTAREA')
})

// spec 2.97
test('tenant packages can be added, edited and deleted, not viewed', async () => {
  const { user } = open()
  await findRows()
  for (const name of ['新增', '批量删除']) expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(['编辑', '更多'].map(count)).toEqual([10, 10])
  // a name opens its record, in the form because there is no view
  const [edit] = screen.getAllByRole('button', { name: /^编辑 / })
  await user.click(screen.getByRole('button', { name: edit?.getAttribute('aria-label')?.replace('编辑 ', '') ?? '' }))
  expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: '保存' })).toBeTruthy()
})
