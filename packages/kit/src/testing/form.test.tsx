import { startPlatform } from '@jwsk/mocks/testing'
import { menu, tenantPackage } from '@jwsk/sdk/system'
import { changeLanguage } from '@jwsk/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()
afterEach(() => void platform.network.server.resetHandlers())

type RenderedScreen = ReturnType<typeof renderScreen>
type ScreenOptions = Parameters<typeof renderScreen>[1]

async function openForm(button: RegExp, given: Partial<ScreenOptions> = {}): Promise<RenderedScreen> {
  const rendered = renderScreen(samplePlugin, { path: '/packages', client: platform.client, ...given })
  await screen.findAllByRole('button', { name: /^编辑/ })
  await rendered.user.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement)
  await screen.findByRole('dialog')
  await screen.findAllByRole('treeitem')
  return rendered
}

const openNew = () => openForm(/^新增$/)
const openEdit = () => openForm(/^编辑/)
const dialog = () => within(screen.getByRole('dialog'))
const nameBox = () => dialog().getByLabelText<HTMLInputElement>(/产品包名称/)
const save = () => dialog().getByRole('button', { name: '保存' })
const submits = () => platform.getCalls('tenant-package/submit').length

async function fillForm(rendered: RenderedScreen, name = '夜游专线版') {
  await rendered.user.type(nameBox(), name)
  await rendered.user.click(dialog().getByText('停车管理'))
}

const findRecords = async (packageName: string) => (await platform.client.call(tenantPackage.page, { packageName })).records

describe('a new record', () => {
  test('starts on the first field', async () => {
    await openNew()
    expect(document.activeElement).toBe(nameBox())
  })

  test('is highlighted in the list after saving, on any page', async () => {
    const rendered = await openNew()
    await fillForm(rendered)
    await rendered.user.click(save())
    await waitFor(() => expect(screen.getByRole('row', { current: true }).textContent).toContain('夜游专线版'))
  })

  // spec 5.13
  test('shows errors of empty required fields and focuses the first', async () => {
    const { user } = await openNew()
    await user.click(save())
    expect(await dialog().findByText('请输入产品包名称')).toBeTruthy()
    expect(dialog().getByText('请选择菜单')).toBeTruthy()
    expect(document.activeElement).toBe(nameBox())
    expect(document.getElementById(nameBox().getAttribute('aria-describedby') ?? '')?.textContent).toBe('请输入产品包名称')
    expect(submits()).toBe(0)
  })

  // spec 5.12
  test('shows the error of an empty required field on blur', async () => {
    const { user } = await openNew()
    await user.click(nameBox())
    await user.tab()
    expect(await dialog().findByText('请输入产品包名称')).toBeTruthy()
  })

  test('validates the maximum length of the contract', async () => {
    const { user } = await openNew()
    await user.click(nameBox())
    await user.paste('字'.repeat(51))
    await user.tab()
    expect(await dialog().findByText('产品包名称最多 50 个字符')).toBeTruthy()
  })

  // spec 7.73, 8.9
  test('is saved by Enter with one notice and shown in the list', async () => {
    const rendered = await openNew()
    await rendered.user.click(dialog().getByText('停车管理'))
    await rendered.user.type(nameBox(), '夜游专线版{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(rendered.notices).toEqual([{ severity: 'success', text: '新增成功', detail: '夜游专线版' }])
    await screen.findByText('共 42 条')
    expect(submits()).toBe(1)
  })

  test('sends a checked menu with all its descendants', async () => {
    const rendered = await openNew()
    await fillForm(rendered)
    await rendered.user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [tree] = await platform.client.call(menu.tree)
    const expected = [tree?.id, ...(tree?.children ?? []).map((child) => child.id)].sort()
    expect((await findRecords('夜游专线版'))[0]?.menuId.split(',').sort()).toEqual(expected)
  })

  test('is saved once on a double click', async () => {
    const rendered = await openNew()
    await fillForm(rendered)
    await rendered.user.dblClick(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(submits()).toBe(1)
    expect(await findRecords('夜游专线版')).toHaveLength(1)
  })
})

describe('a change', () => {
  // spec 7.73, 8.10
  test('starts from the record of the server and keeps unchanged values', async () => {
    const rendered = await openEdit()
    const before = nameBox().value
    const [record] = await findRecords(before)
    await rendered.user.clear(dialog().getByLabelText('备注'))
    await rendered.user.click(save())
    await waitFor(() => expect(rendered.notices).toEqual([{ severity: 'success', text: '更新成功', detail: expect.stringMatching(/./) }]))
    const [after] = await findRecords(before)
    expect(submits()).toBe(1)
    expect(after).toMatchObject({ id: record?.id, menuId: record?.menuId, remark: '' })
  })

  test('offers a retry if the record fails to load', async () => {
    platform.network.faults.add({ operation: 'tenantPackage.detail', kind: 'html', times: 1 })
    const rendered = renderScreen(samplePlugin, { path: '/packages', client: platform.client })
    await rendered.user.click((await screen.findAllByRole('button', { name: /^编辑/ }))[0] as HTMLElement)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('记录没有加载出来')
    await rendered.user.click(within(alert).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(nameBox().value).not.toBe(''))
  })
})

describe('a record that another user changed', () => {
  async function openConflict(): Promise<RenderedScreen> {
    const rendered = await openEdit()
    const [record] = await findRecords(nameBox().value)
    platform.network.world.advance(60_000)
    await platform.client.call(tenantPackage.submit, {
      id: record?.id ?? '',
      packageName: nameBox().value,
      menuId: record?.menuId ?? '',
      remark: '别人写的',
    })
    await rendered.user.type(dialog().getByLabelText('备注'), '我写的')
    await rendered.user.click(save())
    await screen.findByRole('alertdialog', { name: '记录已被修改' })
    return rendered
  }

  test('is not overwritten without confirmation', async () => {
    const { user, notices } = await openConflict()
    const before = submits()
    await user.click(screen.getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(submits()).toBe(before)
    expect(notices).toEqual([])
    expect(save().getAttribute('aria-disabled')).toBeNull()
  })

  test('is overwritten after confirmation', async () => {
    const { user, notices } = await openConflict()
    await user.click(screen.getByRole('button', { name: '仍然保存' }))
    await waitFor(() => expect(notices).toEqual([{ severity: 'success', text: '更新成功', detail: expect.stringMatching(/./) }]))
  })
})

describe('a record that another user deleted', () => {
  async function openDeleted(open: () => Promise<RenderedScreen>) {
    const rendered = await open()
    const name = nameBox().value
    const [record] = await findRecords(name)
    await platform.client.call(tenantPackage.remove, { ids: record?.id ?? '' })
    await rendered.user.type(dialog().getByLabelText('备注'), '我写的')
    await rendered.user.click(save())
    return { ...rendered, name, record }
  }

  test('is reported as deleted and added again on request', async () => {
    const { user, notices, name, record } = await openDeleted(openEdit)
    const question = within(await screen.findByRole('alertdialog', { name: '记录已被删除' }))
    expect(submits()).toBe(0)
    await user.click(question.getByRole('button', { name: '重新新增' }))
    await waitFor(() => expect(notices).toEqual([{ severity: 'success', text: '新增成功', detail: name }]))
    const [added] = await findRecords(name)
    expect(added).toMatchObject({ remark: expect.stringMatching(/我写的$/), menuId: record?.menuId })
    expect(added?.id).not.toBe(record?.id)
  })

  test('stays in the form of a user who cannot add it again', async () => {
    const { notices } = await openDeleted(() => openForm(/^编辑/, { path: '/guarded', permissions: ['package_edit'] }))
    await waitFor(() => expect(notices).toEqual([{ severity: 'error', text: expect.stringContaining('已被他人删除') }]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect([dialog().getByLabelText<HTMLInputElement>('备注').value, submits()]).toEqual([expect.stringMatching(/我写的$/), 0])
  })
})

describe('a failed save', () => {
  // spec 4.28
  test('keeps the values, shows one error and can be retried', async () => {
    const rendered = await openNew()
    await fillForm(rendered)
    platform.network.faults.add({ operation: 'tenantPackage.submit', kind: 'network', times: 1 })
    await rendered.user.click(save())
    await waitFor(() => expect(rendered.notices).toHaveLength(1))
    expect(rendered.notices[0]).toEqual({ severity: 'error', text: '没有收到结果，已核对：暂未查到变化，可以再次提交' })
    expect(nameBox().value).toBe('夜游专线版')
    expect(
      dialog()
        .getByRole('treeitem', { name: /停车管理/ })
        .getAttribute('aria-checked'),
    ).toBe('true')
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull())
    await rendered.user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(rendered.notices.map((notice) => notice.severity)).toEqual(['error', 'success'])
  })

  test('shows the error of a rejected field only below the field', async () => {
    platform.network.server.use(
      http.post('*/tenant-package/submit', () =>
        HttpResponse.json({ code: 400, success: false, msg: 'packageName:名称已被使用', data: null }, { status: 400 }),
      ),
    )
    const rendered = await openNew()
    await fillForm(rendered)
    await rendered.user.click(save())
    expect(await dialog().findByText('名称已被使用')).toBeTruthy()
    expect(document.activeElement).toBe(nameBox())
    expect(rendered.notices).toEqual([])
    await rendered.user.type(nameBox(), '二')
    await waitFor(() => expect(dialog().queryByText('名称已被使用')).toBeNull())
  })

  test('shows a value that the database rejects as too long at its field, without SQL', async () => {
    const answer = (column: string) =>
      http.post('*/tenant-package/submit', () => {
        const msg = `\n### Error updating database.  Cause: Data truncation: Data too long for column '${column}' at row 1\n### SQL: INSERT`
        return HttpResponse.json({ code: 500, success: false, data: {}, msg }, { status: 500 })
      })
    const profile = { ...platform.client.profile, failureMessages: { tooLong: "Data too long for column '{column}'" } }
    platform.network.server.use(answer('package_name'))
    const rendered = await openForm(/^新增$/, { client: { ...platform.client, profile } })
    await fillForm(rendered)
    await rendered.user.click(save())
    expect(await dialog().findByText('内容过长，服务器存不下，请缩短')).toBeTruthy()
    expect(document.activeElement).toBe(nameBox())
    expect([rendered.notices, document.body.textContent?.includes('column')]).toEqual([[], false])
    platform.network.server.use(answer('ancestors'))
    await rendered.user.type(nameBox(), '二')
    await rendered.user.click(save())
    await waitFor(() => expect(rendered.notices).toEqual([{ severity: 'error', text: '未知错误' }]))
  })

  // spec 8.4
  test('shows the message of the platform, else 未知错误', async () => {
    const answer = (msg: string) =>
      http.post('*/tenant-package/submit', () => HttpResponse.json({ code: 400, success: false, msg, data: null }))
    platform.network.server.use(answer('产品包数量已达上限'))
    const rendered = await openNew()
    await fillForm(rendered)
    await rendered.user.click(save())
    await waitFor(() => expect(rendered.notices).toEqual([{ severity: 'error', text: '产品包数量已达上限' }]))
    platform.network.server.use(answer(''))
    await rendered.user.click(save())
    await waitFor(() => expect(rendered.notices[1]).toEqual({ severity: 'error', text: '未知错误' }))
  })
})

describe('leaving a form', () => {
  test('without changes, Escape closes it and restores the focus', async () => {
    const { user } = await openNew()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('新增'))
  })

  test('with changes, Escape asks for confirmation and staying keeps them', async () => {
    const { user } = await openNew()
    await user.type(nameBox(), '甲')
    await user.keyboard('{Escape}')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(nameBox().value).toBe('甲')
  })

  test('with changes, discarding them closes both dialogs', async () => {
    const { user } = await openNew()
    await user.type(nameBox(), '甲')
    await user.click(dialog().getByRole('button', { name: '取消' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

test('a change of language updates labels and visible errors', async () => {
  const { user, translator } = await openNew()
  await user.click(save())
  await dialog().findByText('请输入产品包名称')
  await act(() => changeLanguage(translator, 'en'))
  expect(await dialog().findByText('Please enter: Package name')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Packages' })).toBeTruthy()
})
