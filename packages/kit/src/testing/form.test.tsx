import { startPlatform } from '@jwsk/mocks/testing'
import { menu, tenantPackage } from '@jwsk/sdk/system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { changeLanguage } from '../i18n/translator'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()
afterEach(() => void platform.network.server.resetHandlers())

type Shown = ReturnType<typeof renderScreen>

async function opened(button: RegExp): Promise<Shown> {
  const shown = renderScreen(samplePlugin, { path: '/packages', client: platform.client })
  await screen.findAllByRole('button', { name: /^编辑/ })
  await shown.user.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement)
  await screen.findByRole('dialog')
  await screen.findAllByRole('treeitem')
  return shown
}

const adding = () => opened(/^新增$/)
const editing = () => opened(/^编辑/)
const dialog = () => within(screen.getByRole('dialog'))
const nameBox = () => dialog().getByLabelText<HTMLInputElement>(/产品包名称/)
const save = () => dialog().getByRole('button', { name: '保存' })
const submits = () => platform.getCalls('tenant-package/submit').length

async function filled(shown: Shown, name = '夜游专线版') {
  await shown.user.type(nameBox(), name)
  await shown.user.click(dialog().getByText('停车管理'))
}

const found = async (packageName: string) => (await platform.client.call(tenantPackage.page, { packageName })).records

describe('a new record', () => {
  test('starts on the first field', async () => {
    await adding()
    expect(document.activeElement).toBe(nameBox())
  })

  test('stands out in the list once it is kept, on whichever page the platform puts it', async () => {
    const shown = await adding()
    await filled(shown)
    await shown.user.click(save())
    await waitFor(() => expect(screen.getByRole('row', { current: true }).textContent).toContain('夜游专线版'))
  })

  // spec 5.13
  test('empty, says what is missing under each field and focuses the first', async () => {
    const { user } = await adding()
    await user.click(save())
    expect(await dialog().findByText('请输入产品包名称')).toBeTruthy()
    expect(dialog().getByText('请选择菜单')).toBeTruthy()
    expect(document.activeElement).toBe(nameBox())
    expect(document.getElementById(nameBox().getAttribute('aria-describedby') ?? '')?.textContent).toBe('请输入产品包名称')
    expect(submits()).toBe(0)
  })

  // spec 5.12
  test('left empty, a required field says so on leaving it', async () => {
    const { user } = await adding()
    await user.click(nameBox())
    await user.tab()
    expect(await dialog().findByText('请输入产品包名称')).toBeTruthy()
  })

  test('too long, the name is refused by the length that the contract states', async () => {
    const { user } = await adding()
    await user.click(nameBox())
    await user.paste('字'.repeat(51))
    await user.tab()
    expect(await dialog().findByText('产品包名称最多 50 个字符')).toBeTruthy()
  })

  // spec 7.73, 8.9
  test('is saved by Enter, told once, and shown in the list', async () => {
    const shown = await adding()
    await shown.user.click(dialog().getByText('停车管理'))
    await shown.user.type(nameBox(), '夜游专线版{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown.notices).toEqual([{ kind: 'success', text: '新增成功：夜游专线版' }])
    await screen.findByText('共 42 条')
    expect(submits()).toBe(1)
  })

  // spec 3.28
  test('sends a ticked menu with everything under it', async () => {
    const shown = await adding()
    await filled(shown)
    await shown.user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [tree] = await platform.client.call(menu.tree)
    const wanted = [tree?.id, ...(tree?.children ?? []).map((child) => child.id)].sort()
    expect((await found('夜游专线版'))[0]?.menuId.split(',').sort()).toEqual(wanted)
  })

  test('a double click saves once', async () => {
    const shown = await adding()
    await filled(shown)
    await shown.user.dblClick(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(submits()).toBe(1)
    expect(await found('夜游专线版')).toHaveLength(1)
  })
})

describe('a change', () => {
  // spec 7.73, 8.10
  test('starts from the record as the server has it, and sends what nobody touched as it came', async () => {
    const shown = await editing()
    const before = nameBox().value
    const [record] = await found(before)
    await shown.user.clear(dialog().getByLabelText('备注'))
    await shown.user.click(save())
    await waitFor(() => expect(shown.notices).toEqual([{ kind: 'success', text: expect.stringMatching(/^更新成功：/) }]))
    const [after] = await found(before)
    expect(after).toMatchObject({ id: record?.id, menuId: record?.menuId, remark: '' })
  })

  test('a record that cannot be read offers to try again', async () => {
    platform.network.faults.add({ operation: 'tenantPackage.detail', kind: 'html', times: 1 })
    const shown = renderScreen(samplePlugin, { path: '/packages', client: platform.client })
    await shown.user.click((await screen.findAllByRole('button', { name: /^编辑/ }))[0] as HTMLElement)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('记录没有加载出来')
    await shown.user.click(within(alert).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(nameBox().value).not.toBe(''))
  })
})

describe('a record that somebody else changed meanwhile', () => {
  async function overtaken(): Promise<Shown> {
    const shown = await editing()
    const [record] = await found(nameBox().value)
    platform.network.world.advance(60_000)
    await platform.client.call(tenantPackage.submit, {
      id: record?.id ?? '',
      packageName: nameBox().value,
      menuId: record?.menuId ?? '',
      remark: '别人写的',
    })
    await shown.user.type(dialog().getByLabelText('备注'), '我写的')
    await shown.user.click(save())
    await screen.findByRole('alertdialog', { name: '记录已被修改' })
    return shown
  }

  test('is not overwritten without a word', async () => {
    const { user, notices } = await overtaken()
    const before = submits()
    await user.click(screen.getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(submits()).toBe(before)
    expect(notices).toEqual([])
    expect(save().getAttribute('aria-disabled')).toBeNull()
  })

  test('is overwritten when the person says so', async () => {
    const { user, notices } = await overtaken()
    await user.click(screen.getByRole('button', { name: '仍然保存' }))
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: expect.stringMatching(/^更新成功：/) }]))
  })
})

describe('a failed save', () => {
  // spec 4.28
  test('keeps everything, tells once, and the next try goes through', async () => {
    const shown = await adding()
    await filled(shown)
    platform.network.faults.add({ operation: 'tenantPackage.submit', kind: 'network', times: 1 })
    await shown.user.click(save())
    await waitFor(() => expect(shown.notices).toHaveLength(1))
    expect(shown.notices[0]).toEqual({ kind: 'error', text: '没有收到结果，已核对：暂未查到变化，可以再次提交' })
    expect(nameBox().value).toBe('夜游专线版')
    expect(
      dialog()
        .getByRole('treeitem', { name: /停车管理/ })
        .getAttribute('aria-checked'),
    ).toBe('true')
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull())
    await shown.user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown.notices.map((notice) => notice.severity)).toEqual(['error', 'success'])
  })

  test('a refused field says why under itself, and nowhere else', async () => {
    platform.network.server.use(
      http.post('*/tenant-package/submit', () =>
        HttpResponse.json({ code: 400, success: false, msg: 'packageName:名称已被使用', data: null }, { status: 400 }),
      ),
    )
    const shown = await adding()
    await filled(shown)
    await shown.user.click(save())
    expect(await dialog().findByText('名称已被使用')).toBeTruthy()
    expect(document.activeElement).toBe(nameBox())
    expect(shown.notices).toEqual([])
    await shown.user.type(nameBox(), '二')
    await waitFor(() => expect(dialog().queryByText('名称已被使用')).toBeNull())
  })

  // spec 8.4
  test("the platform's own words are shown, and no words become 未知错误", async () => {
    const answer = (msg: string) =>
      http.post('*/tenant-package/submit', () => HttpResponse.json({ code: 400, success: false, msg, data: null }))
    platform.network.server.use(answer('产品包数量已达上限'))
    const shown = await adding()
    await filled(shown)
    await shown.user.click(save())
    await waitFor(() => expect(shown.notices).toEqual([{ kind: 'error', text: '产品包数量已达上限' }]))
    platform.network.server.use(answer(''))
    await shown.user.click(save())
    await waitFor(() => expect(shown.notices[1]).toEqual({ kind: 'error', text: '未知错误' }))
  })
})

describe('leaving a form', () => {
  test('nothing typed, Escape closes it and the focus goes back to the button', async () => {
    const { user } = await adding()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('新增'))
  })

  test('something typed, Escape asks, and staying keeps it', async () => {
    const { user } = await adding()
    await user.type(nameBox(), '甲')
    await user.keyboard('{Escape}')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(nameBox().value).toBe('甲')
  })

  test('something typed, leaving for good closes both', async () => {
    const { user } = await adding()
    await user.type(nameBox(), '甲')
    await user.click(dialog().getByRole('button', { name: '取消' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

test('another language reaches the labels and the errors that are already there', async () => {
  const { user, translator } = await adding()
  await user.click(save())
  await dialog().findByText('请输入产品包名称')
  await act(() => changeLanguage(translator, 'en'))
  expect(await dialog().findByText('Please enter: Package name')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Packages' })).toBeTruthy()
})
