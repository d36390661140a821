import { startPlatform } from '@jwsk/mocks/testing'
import { type Client, JwskError, type Operation } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { text } from '../fields/text/text'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import { renderScreen } from './render-screen'

const platform = startPlatform()

const packages = defineResource({
  api: tenantPackage,
  permission: 'package',
  fields: { packageName: text(), menuId: text(), remark: text() },
  columns: ['packageName', 'remark'],
  pageSize: 10,
  inline: ['remark'],
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
let beforeWrite: (id: unknown) => Promise<void> | undefined = () => undefined
beforeEach(() => {
  sent = []
  beforeWrite = () => undefined
})

/** Returns a client that counts calls, and lets a test hold or reject writes. */
const createClient = (): Client =>
  Object.assign(Object.create(platform.client), {
    call: async (operation: Operation, input: { readonly id?: unknown }, options: object) => {
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

const findCell = async (row: number) => {
  await screen.findAllByTitle('修改备注：双击，或按 Enter')
  return within(screen.getAllByRole('row')[row] as HTMLElement).getByTitle('修改备注：双击，或按 Enter')
}
const findInput = (name = /的备注$/) => screen.findByRole('textbox', { name })

/** Opens the list and the cell of a row, whose text is selected. */
async function edit(row = 1) {
  const rendered = await open()
  const [first] = await listPackages()
  const cell = await findCell(row)
  await rendered.user.dblClick(cell)
  const input = await findInput()
  return { ...rendered, first, cell, input }
}

function paste(element: HTMLElement, text: string) {
  const event = createEvent.paste(element, { clipboardData: { getData: () => text } })
  fireEvent(element, event)
}

describe('inline', () => {
  test('needs the permission to edit', async () => {
    await open(['package_view'])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByTitle('修改备注：双击，或按 Enter')).toBeNull()
  })

  test('saves a cell as the form of its record would', async () => {
    const { user, first, input } = await edit()
    const before = await getPackage(first?.id)
    expect(document.activeElement).toBe(input)
    await user.keyboard('新备注{Enter}')
    await screen.findByText(`${first?.packageName}的备注已保存`)
    const { id, packageName, menuId } = before
    expect(sent).toEqual([{ id, packageName, menuId, remark: '新备注' }])
    expect(screen.queryByRole('textbox', { name: /的备注$/ })).toBeNull()
    expect(document.activeElement).toBe(await findCell(1))
    expect((await findCell(1)).textContent).toBe('新备注')
  })

  test('opens by Enter and restores the value on Escape', async () => {
    const { user } = await open()
    const cell = await findCell(1)
    const { textContent } = cell
    cell.focus()
    await user.keyboard('{Enter}')
    await findInput()
    await user.keyboard('x{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /的备注$/ })).toBeNull())
    expect(cell.textContent).toBe(textContent)
    expect(document.activeElement).toBe(cell)
    expect(sent).toEqual([])
  })

  test('sends nothing when the value is the same', async () => {
    const { user } = await edit()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /的备注$/ })).toBeNull())
    expect(sent).toEqual([])
  })

  test('Tab saves and opens the next cell', async () => {
    const { user, input } = await edit()
    await user.keyboard('下一个{Tab}')
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement))
    expect(document.activeElement).not.toBe(input)
    expect(document.activeElement?.closest('tr')).toBe(screen.getAllByRole('row')[2])
  })

  test('shows a rejection at the cell until it is corrected', async () => {
    const { user } = await edit()
    beforeWrite = () => Promise.reject(new JwskError({ kind: 'business', message: 'remark:产品包已锁定' }))
    await user.keyboard('锁定{Enter}')
    await screen.findByText('产品包已锁定')
    const input = (await findInput()) as HTMLInputElement
    expect(input.value).toBe('锁定')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    beforeWrite = () => undefined
    await user.type(input, '改好{Enter}')
    await waitFor(async () => expect((await findCell(1)).textContent).toBe('锁定改好'))
  })

  test('checks rules across fields before the call', async () => {
    const { user } = await edit()
    await user.keyboard('禁止{Enter}')
    await screen.findByText('备注不能是禁止')
    expect(sent).toEqual([])
  })

  test('overwrites a newer version only when saved again', async () => {
    const { user, first } = await edit()
    const { id, packageName, menuId } = await getPackage(first?.id)
    await platform.client.call(tenantPackage.submit, { id, packageName, menuId, remark: '别人改的' })
    await user.keyboard('我的{Enter}')
    await screen.findByText(/^列表加载后已被他人修改，没有覆盖/)
    expect((await getPackage(id)).remark).toBe('别人改的')
    await user.type(await findInput(), '{Enter}')
    await waitFor(async () => expect((await getPackage(id)).remark).toBe('我的'))
  })

  test('pastes several rows with one write each', async () => {
    const { user } = await open()
    const packages = await listPackages()
    paste(await findCell(1), '甲\r\n乙\r\n')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('note').textContent).toBe('将修改 2 条记录：备注')
    await user.click(dialog.getByRole('button', { name: '开始粘贴到列表（2）' }))
    await dialog.findByText('成功 2 条，失败 0 条，共 2 条')
    expect(sent).toEqual([
      expect.objectContaining({ id: packages[0]?.id, remark: '甲' }),
      expect.objectContaining({ id: packages[1]?.id, remark: '乙' }),
    ])
  })
})
