import { chooseOption, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { region } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { base } from './plugin'

const { client, expectSent } = startPlatform()

const permissions = [...['add', 'edit', 'view', 'delete'].map((word) => `region_${word}`), ...base.permissions]
// one row only, because the tree needs a browser
const open = () => renderScreen(base, { path: '/base/region?name=浙江省', client, permissions })
const press = async (user: ReturnType<typeof open>['user'], text: string) => user.click(await screen.findByText(text))

test('adds a division below another', async () => {
  const { user, notices } = renderScreen(base, { path: '/base/region?name=西湖区&code=330106', client, permissions })
  await user.click(await screen.findByRole('button', { name: '新增下级 西湖区' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findAllByDisplayValue('浙江省 / 杭州市 / 西湖区')).not.toHaveLength(0)
  await chooseOption(dialog, /区划级别/, '乡镇')
  await user.type(dialog.getByLabelText(/排序/), '1')
  await user.type(dialog.getByLabelText(/区划编号/), '330106109')
  await user.type(dialog.getByLabelText(/区划名称/), '三墩镇{Enter}')
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '新增成功', detail: expect.stringMatching(/./) }))
  expect(await client.call(region.detail, { code: '330106109' })).toMatchObject({
    parentCode: '330106',
    regionLevel: 4,
    townName: '三墩镇',
  })
})

// spec 7.46
test('a crawl shows its progress and restores missing divisions', async () => {
  await client.call(region.remove, { id: '330203' })
  const { user, notices } = open()
  await press(user, '采集')
  await press(user, '开始采集')
  expect(await screen.findByText(/最长 8:00/)).toBeTruthy()
  // the list behind the dialog shows codes as well
  expect(await within(screen.getByRole('dialog')).findByText(/^3\d{3}$/)).toBeTruthy()
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '操作成功!' }))
  await expectSent({ 'POST jwsk-system/region/crawlData': [] })
  expect((await client.call(region.detail, { code: '330203' }))?.name).toBe('海曙区')
})

test('an aborted crawl leaves the form unchanged', async () => {
  const { user, notices } = open()
  await press(user, '采集')
  await press(user, '开始采集')
  await press(user, '停止等待')
  await waitFor(() => expect(screen.queryByText('停止等待')).toBeNull())
  expect(screen.getByText('开始采集').closest('button')).toHaveProperty('disabled', false)
  expect(notices).toEqual([])
})
