import { startPlatform } from '@jwsk/mocks/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from './render-screen'
import { chooseInRow, openRowMenu } from './test/row-menu'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()

async function open() {
  const rendered = renderScreen(samplePlugin, { path: '/acting', client: platform.client })
  await screen.findAllByRole('button', { name: /^编辑/ })
  return rendered
}

const firstRow = () => within(screen.getAllByRole('row')[1] as HTMLElement)
const remark = () => firstRow().getAllByRole('cell')[2]?.textContent

test('row actions show at most two buttons and a menu, without denied actions', async () => {
  await open()
  const names = firstRow()
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  const name = firstRow().getAllByRole('cell')[1]?.textContent
  expect(names.slice(1)).toEqual([`清除备注 ${name}`, `编辑 ${name}`, `更多 ${name}`])
  expect((await openRowMenu(firstRow())).map((item) => item.textContent)).toEqual(['归档', '批注', '删除'])
})

// spec 8.12
test('a plain action runs at once, reports its record and reloads the list', async () => {
  const { notices } = await open()
  const name = firstRow().getAllByRole('cell')[1]?.textContent
  await chooseInRow(firstRow(), '清除备注')
  await waitFor(() => expect(notices).toEqual([{ severity: 'success', text: '操作成功!', detail: `清除备注：${name}` }]))
  await waitFor(() => expect(remark()).toBe(''))
  // without a remark there is nothing to clear
  expect(firstRow().queryByRole('button', { name: /^清除备注/ })).toBeNull()
})

test('an action that changes a state asks for confirmation', async () => {
  const { user, notices } = await open()
  await chooseInRow(firstRow(), '归档')
  const dialog = await screen.findByRole('alertdialog', { name: '归档' })
  expect(dialog.textContent).toContain(firstRow().getAllByRole('cell')[1]?.textContent)
  expect(dialog.textContent).toContain('归档后不再出现在选择中')
  expect(notices).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: '归档' }))
  await waitFor(() => expect(remark()).toBe('已归档'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an action with a form starts from the record, validates and submits', async () => {
  const { user, notices } = await open()
  const before = remark()
  await chooseInRow(firstRow(), '批注')
  const dialog = within(await screen.findByRole('dialog'))
  const box = dialog.getByLabelText<HTMLTextAreaElement>(/备注/)
  expect(box.value).toBe(before)
  await user.clear(box)
  await user.click(dialog.getByRole('button', { name: '批注' }))
  expect(await dialog.findByText('请输入备注')).toBeTruthy()
  await user.type(box, '已核对')
  await user.click(dialog.getByRole('button', { name: '批注' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(notices).toEqual([{ severity: 'success', text: '操作成功!', detail: expect.stringMatching(/./) }])
  await waitFor(() => expect(remark()).toBe('已核对'))
})

test('a rejected action shows one error notice', async () => {
  platform.network.faults.add({ operation: 'tenantPackage.submit', kind: 'status500', times: 9 })
  const { notices } = await open()
  await chooseInRow(firstRow(), '清除备注')
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(notices[0]?.severity).toBe('error')
})

test('a bulk action needs a selection, a toolbar action does not', async () => {
  const { user, notices } = await open()
  await user.click(screen.getByRole('button', { name: '统计' }))
  expect(notices).toEqual([{ severity: 'warning', text: '请选择至少一条数据' }])
  await user.click(screen.getByRole('button', { name: '同步' }))
  await waitFor(() => expect(notices[1]).toEqual({ severity: 'success', text: '操作成功!', detail: expect.stringMatching(/./) }))
})

test('a form has sections and ignores fields that are not visible', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(['基本信息', '授权'])
  await dialog.findByRole('tree')
  await user.type(dialog.getByLabelText(/产品包名称/), '空壳版')
  await user.type(dialog.getByLabelText(/备注/), '不授权')
  await waitFor(() => expect(dialog.queryByRole('tree')).toBeNull())
  const sent: unknown[] = []
  platform.network.server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('tenant-package/submit')) sent.push(await request.clone().json())
  })
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(sent).toEqual([{ packageName: '空壳版', remark: '不授权' }]))
})

test('the record view shows all fields, including read-only ones', async () => {
  const { user } = await open()
  await user.click(firstRow().getAllByRole('button')[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  const { records } = await platform.client.call(tenantPackage.page, { size: 1 })
  expect(await dialog.findByText(`创建 ${records[0]?.createTime}`)).toBeTruthy()
  expect(dialog.queryByRole('textbox')).toBeNull()
})
