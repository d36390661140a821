import { chooseAction, renderScreen, typeDate } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from './plugin'

const { client, getSentCalls } = startPlatform()

const permissions = [...system.permissions, ...['add', 'edit', 'view', 'delete'].map((word) => `tenant_${word}`)]

const tenants = '/system/tenant'
const packages = '/system/tenantpackage'

type Step = () => Promise<unknown>

const open = (path: string) => renderScreen(system, { path, client, permissions })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const findDialog = () => screen.findByRole('dialog')
const submit = async () => fireEvent.submit((await findDialog()).querySelector('form') as HTMLFormElement)
async function fill(texts: Readonly<Record<string, string>>) {
  const dialog = within(await findDialog())
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(await dialog.findByRole('textbox', { name: label }), { target: { value } })
}

const list =
  (path: string): Step =>
  async () =>
    open(path)
/** Runs an action of the first record of a list. */
const act =
  (path: string, action: string): Step =>
  async () => {
    open(path)
    await chooseAction(action)
  }
const edit =
  (path: string, texts: Readonly<Record<string, string>>): Step =>
  async () => {
    await act(path, '编辑')()
    await fill(texts)
    await submit()
  }
const remove =
  (path: string): Step =>
  async () => {
    await act(path, '删除')()
    const confirm = within(await screen.findByRole('alertdialog')).getByRole<HTMLButtonElement>('button', { name: '删除' })
    // enabled once the dependent records are counted
    await waitFor(() => expect(confirm.disabled).toBe(false))
    fireEvent.click(confirm)
  }
const addTenant: Step = async () => {
  open(tenants)
  await press('新增')
  await fill({ 租户名称: '夜游湾', 联系人: '周敏' })
  await submit()
}
const limitTenant: Step = async () => {
  open(tenants)
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择第 1 行' }))
  await press('授权配置')
  await fill({ 账号额度: '50' })
  await typeDate(screen, '过期时间', '2030-12-31 00:00:00')
  await submit()
}
/** Gives the first tenant the first option of a field. */
const assign =
  (action: string, label: string): Step =>
  async () => {
    await act(tenants, action)()
    fireEvent.click(await within(await findDialog()).findByRole('combobox', { name: label }))
    const [option] = await within(await screen.findByRole('listbox')).findAllByRole('option')
    fireEvent.click(option as HTMLElement)
    await submit()
  }

const id = expect.stringMatching(/^\d{6,20}$/)
const tenantId = expect.stringMatching(/^\d{6}$/)

// spec 7.47..7.52, 7.55..7.59
test.each<[call: string, fields: Readonly<Record<string, unknown>>, step: Step]>([
  ['GET tenant/page', { current: '1', size: '20', linkman: '周' }, list(`${tenants}?linkman=周`)],
  ['GET tenant/detail', { id }, act(tenants, '编辑')],
  ['POST tenant/remove', { ids: id }, remove(tenants)],
  ['POST tenant/submit', { tenantName: '夜游湾', linkman: '周敏' }, addTenant],
  ['POST tenant/submit', { id, tenantName: '夜游湾' }, edit(tenants, { 租户名称: '夜游湾' })],
  ['POST tenant/setting', { ids: id, accountNumber: '50', expireTime: '2030-12-31 00:00:00' }, limitTenant],
  ['POST tenant/datasource', { tenantId, datasourceId: id }, assign('数据源配置', '数据源')],
  ['POST tenant/package-setting', { tenantId, packageId: id }, assign('产品包配置', '产品包')],
  ['GET tenant-package/page', { current: '1', size: '10', packageName: '版' }, list(`${packages}?packageName=版`)],
  ['GET tenant-package/detail', { id }, act(packages, '编辑')],
  ['POST tenant-package/remove', { ids: id }, remove(packages)],
  ['POST tenant-package/submit', { id, packageName: '夜游版', menuId: expect.any(String) }, edit(packages, { 产品包名称: '夜游版' })],
])('sends %s', async (call, fields, step) => {
  await step()
  const name = call.replace(' ', ' /api/jwsk-system/')
  await waitFor(async () => expect(await getSentCalls()).toContainEqual({ name, fields: expect.objectContaining(fields) }))
})
