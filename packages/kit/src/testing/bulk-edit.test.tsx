import { startPlatform } from '@jwsk/mocks/testing'
import { type Client, JwskError, type Operation } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { text } from '../fields/text/text'
import { textarea } from '../fields/textarea/textarea'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import { renderScreen } from './render-screen'

const platform = startPlatform()

const packages = defineResource({
  api: tenantPackage,
  permission: 'package',
  fields: { packageName: text(), menuId: text(), remark: textarea() },
  columns: ['packageName', 'remark'],
  pageSize: 10,
  bulkEdit: ['packageName', 'remark'],
  actions: { edit: ({ packageName }) => packageName !== '不可编辑' },
  check: ({ remark }, { say }) => (remark === '禁止' ? { remark: say('forbidden') } : undefined),
})
const labels = {
  tenantPackage: {
    title: '产品包',
    record: '产品包',
    fields: { packageName: '名称', menuId: '菜单', remark: '备注' },
    checks: { forbidden: '备注不能是禁止' },
  },
}
const plugin = definePlugin({
  id: 'packages',
  resources: { '/packages': () => Promise.resolve({ default: packages }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})

const listPackages = async () => (await platform.client.call(tenantPackage.page, { current: 1, size: 20 })).records
const getPackage = async (id: string | undefined) => {
  const found = await platform.client.call(tenantPackage.detail, { id: id ?? '' })
  if (!found) throw new Error('no such package')
  return found
}

let sent: unknown[] = []
let reloads = 0
let beforeWrite: (id: unknown) => Promise<void> | undefined = () => undefined
beforeEach(() => {
  beforeWrite = () => undefined
})

/** Returns a client that counts calls, and lets a test hold or reject writes. */
const createClient = (): Client =>
  Object.assign(Object.create(platform.client), {
    call: async (operation: Operation, input: { readonly id?: unknown }, options: object) => {
      if (operation.id === tenantPackage.page.id) reloads += 1
      if (operation.id === tenantPackage.submit.id) {
        await beforeWrite(input.id)
        sent.push(input)
      }
      return platform.client.call(operation, input, options)
    },
  })

async function open(permissions: readonly string[] = ['package_edit']) {
  const rendered = renderScreen(plugin, { path: '/packages', client: createClient(), permissions })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return rendered
}

/** Selects the first rows and fills the dialog up to its question. */
async function openQuestion(count: number, value = '停用') {
  const packages = (await listPackages()).slice(0, count)
  const rendered = await open()
  const { user } = rendered
  for (const row of screen.getAllByRole('row').slice(1, count + 1)) await user.click(within(row).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '批量编辑' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('checkbox', { name: '修改备注' }))
  await user.type(await dialog.findByLabelText('备注'), value)
  await user.click(dialog.getByRole('button', { name: '下一步' }))
  await dialog.findByText(`将修改 ${count} 条记录：`, { exact: false })
  sent = []
  reloads = 0
  const run = (name: RegExp | string = `开始批量编辑（${count}）`) => user.click(dialog.getByRole('button', { name }))
  return { ...rendered, packages, dialog, run }
}

describe('bulk edit button', () => {
  test('is absent without the permission to edit', async () => {
    await open(['package_view'])
    expect(screen.queryByRole('button', { name: '批量编辑' })).toBeNull()
    expect(within(screen.getAllByRole('row')[1] as HTMLElement).queryByRole('checkbox')).toBeNull()
  })

  test('needs a selection', async () => {
    const { user, notices } = await open()
    await user.click(screen.getByRole('button', { name: '批量编辑' }))
    expect(notices).toEqual([{ severity: 'warning', text: '请选择至少一条数据' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('bulk edit', () => {
  test('changes only the selected field of each record', async () => {
    const { packages, dialog, run } = await openQuestion(2)
    expect(dialog.getByRole('note').textContent).toBe('将修改 2 条记录：备注 → 停用')
    const before = await Promise.all(packages.map(({ id }) => getPackage(id)))
    await run()
    await dialog.findByText('成功 2 条，失败 0 条，共 2 条')
    const after = await Promise.all(packages.map(({ id }) => getPackage(id)))
    const audited = { updateTime: expect.anything(), updateUser: expect.anything() }
    expect(after).toEqual(before.map((record) => ({ ...record, ...audited, remark: '停用' })))
    expect(sent).toEqual(before.map(({ id, packageName, menuId }) => ({ id, packageName, menuId, remark: '停用' })))
  })

  test('sends no field that is not checked', async () => {
    const { user } = await open()
    await user.click(within(screen.getAllByRole('row')[1] as HTMLElement).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '批量编辑' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('checkbox', { name: '修改名称' })
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '下一步' }).disabled).toBe(true)
    await user.click(dialog.getByRole('checkbox', { name: '修改名称' }))
    await user.type(await dialog.findByLabelText(/^名称/), '0')
    await user.click(dialog.getByRole('checkbox', { name: '修改名称' }))
    await user.click(dialog.getByRole('checkbox', { name: '修改备注' }))
    await user.type(await dialog.findByLabelText('备注'), '新')
    await user.click(dialog.getByRole('button', { name: '下一步' }))
    expect((await dialog.findByRole('note')).textContent).toBe('将修改 1 条记录：备注 → 新')
  })

  test('loads the list once and deselects the changed rows', async () => {
    const { dialog, run } = await openQuestion(2)
    await run()
    await dialog.findByText('成功 2 条，失败 0 条，共 2 条')
    await waitFor(() => expect(screen.getAllByText('停用', { selector: 'td *' })).toHaveLength(2))
    expect(reloads).toBe(1)
    expect(screen.queryByText(/^已选/)).toBeNull()
  })

  test('reports a rejected row, which stays selected for another try', async () => {
    const { packages, dialog, run } = await openQuestion(2)
    beforeWrite = (id) =>
      id === packages[0]?.id ? Promise.reject(new JwskError({ kind: 'business', message: '产品包已锁定' })) : undefined
    await run()
    await dialog.findByText('成功 1 条，失败 1 条，共 2 条')
    expect(dialog.getByText('产品包已锁定')).toBeTruthy()
    expect(screen.getByText('已选 1 条')).toBeTruthy()
    beforeWrite = () => undefined
    await run('重试失败的（1）')
    await dialog.findByText('成功 2 条，失败 0 条，共 2 条')
    expect(sent).toHaveLength(2)
    expect(screen.queryByText(/^已选/)).toBeNull()
  })

  test('reports a record with a newer version instead of overwriting it', async () => {
    const { packages, dialog, run } = await openQuestion(2)
    const { id, packageName, menuId } = await getPackage(packages[0]?.id)
    await platform.client.call(tenantPackage.submit, { id, packageName, menuId, remark: '别人改的' })
    await run()
    await dialog.findByText('成功 1 条，失败 1 条，共 2 条')
    expect(dialog.getByText(/^列表加载后已被他人修改，没有覆盖/)).toBeTruthy()
    expect((await getPackage(id)).remark).toBe('别人改的')
    await run(/^重试/)
    await dialog.findByText('成功 2 条，失败 0 条，共 2 条')
    expect((await getPackage(id)).remark).toBe('停用')
  })

  test('reports records that cannot be edited', async () => {
    const { packages, dialog, run } = await openQuestion(1)
    const { id, menuId } = await getPackage(packages[0]?.id)
    await platform.client.call(tenantPackage.submit, { id, packageName: '不可编辑', menuId })
    await run()
    await dialog.findByText('这条记录不能编辑')
    expect(sent).toEqual([])
  })

  test('stops after the current row', async () => {
    const { dialog, run, user } = await openQuestion(3)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    beforeWrite = () => held
    await run()
    await user.click(await dialog.findByRole('button', { name: '停止' }))
    release()
    await dialog.findByText('成功 1 条，失败 0 条，共 3 条')
    await dialog.findByRole('button', { name: '开始批量编辑（2）' })
    expect(sent).toHaveLength(1)
    await waitFor(() => expect(reloads).toBe(1))
    expect(screen.getByText('已选 2 条')).toBeTruthy()
  })
})

test('a rule across fields rejects its record before the call', async () => {
  const { dialog, run } = await openQuestion(1, '禁止')
  await run()
  expect(await dialog.findByText('备注不能是禁止')).toBeTruthy()
  expect(sent).toEqual([])
})
