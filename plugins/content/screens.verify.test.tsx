import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { consultPhone, feedback, feedbackExt, frequentlyAskedQuestion, indexBanner, navigationPoint } from '@jwsk/sdk/biz'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { content } from './plugin'

const { client, getCalls } = startPlatform()

const permissions = [...content.permissions, 'feedback_view', 'feedback_ext_add']
const open = (path: string, codes: readonly string[] = permissions) => renderScreen(content, { path, client, permissions: codes })

test('accepts, forwards, answers and closes feedback in a conversation', async () => {
  const { user, notices } = open('/biz/feedback?feedbackStatus=0')
  const { records } = await client.call(feedback.page, { current: 1, size: 1, feedbackStatus: 0 })
  const item = records[0]
  const id = item?.id ?? ''
  await user.click(await screen.findByRole('button', { name: `处理 ${item?.feedbackNo}` }))
  const dialog = within(await screen.findByRole('dialog'))
  const talk = await dialog.findByRole('list', { name: '对话与处理记录' })
  expect(talk.textContent).toContain(item?.content)
  const before = talk.children.length
  const take = async (step: string, words: { readonly [label: string]: string } = {}) => {
    const noticeCount = notices.length
    await user.click(await dialog.findByRole('radio', { name: step }))
    for (const [label, text] of Object.entries(words)) await user.type(dialog.getByLabelText(label), text)
    await user.click(dialog.getByRole('button', { name: step }))
    await waitFor(() => expect(notices).toHaveLength(noticeCount + 1))
  }
  await user.click(await dialog.findByRole('button', { name: '受理' }))
  expect(dialog.getByRole('alert').textContent).toBe('请填写处理内容')
  await take('受理', { 处理内容: '已收到' })
  await waitFor(() => expect(dialog.queryByRole('radio', { name: '受理' })).toBeNull())
  await take('转办', { 转办部门: '码头运营部', 处理内容: '请核实' })
  await waitFor(() => expect(talk.textContent).toContain('转办至码头运营部'))
  await take('回复', { 处理内容: '已安排专人' })
  await take('关闭反馈')
  expect(await dialog.findByText('反馈已关闭，不能再处理')).toBeTruthy()
  await waitFor(() => expect(talk.children).toHaveLength(before + 4))
  expect(await client.call(feedback.detail, { id })).toMatchObject({ feedbackStatus: 3, replyContent: '已安排专人' })
  expect((await client.call(feedbackExt.list, { feedbackId: id })).map(({ handleType }) => handleType).slice(-4)).toEqual([1, 2, 3, 4])
})

test('a read-only user sees the conversation without a composer', async () => {
  const { user } = open('/biz/feedback?feedbackStatus=0', ['feedback_view'])
  await user.click((await screen.findAllByRole('button', { name: /^处理 / }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('list', { name: '对话与处理记录' })
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.queryByRole('radio')).toBeNull()
})

test('previews a banner among the published ones', async () => {
  const { user } = open('/biz/indexBanner?status=0')
  const { records } = await client.call(indexBanner.page, { current: 1, size: 1, status: 0 })
  const hidden = records[0]
  const { total } = await client.call(indexBanner.page, { current: 1, size: 1, status: 1, position: hidden?.position ?? 1 })
  await user.click(await screen.findByRole('button', { name: `预览 ${hidden?.title}` }))
  const dialog = within(await screen.findByRole('dialog'))
  const phone = within(await dialog.findByRole('group', { name: '手机首页预览' }))
  expect(phone.getAllByRole('button')).toHaveLength(total + 1)
  expect(phone.getByRole('img', { name: hidden?.title ?? '' })).toBeTruthy()
  expect(dialog.getByText('尚未上架，游客还看不到')).toBeTruthy()
})

test('list items and map pins select the same point', async () => {
  const { user } = open('/biz/navigationPoint')
  const all = await client.call(navigationPoint.listAll, {})
  const map = await screen.findByRole('group', { name: '导览点地图' })
  await waitFor(() => expect(map.querySelectorAll('.kit-place')).toHaveLength(all.length))
  const [first, second] = all
  await user.click(await screen.findByRole('button', { name: first?.pointName ?? '' }))
  const getSelectedTitle = () => map.querySelector('[data-chosen]')?.closest('.kit-place')?.getAttribute('title')
  await waitFor(() => expect(getSelectedTitle()).toBe(first?.pointName))
  fireEvent.click(map.querySelector(`.kit-place[title="${second?.pointName}"]`) as HTMLElement)
  await waitFor(() => expect(getSelectedTitle()).toBe(second?.pointName))
  expect(screen.getAllByText(second?.address ?? '').length).toBeGreaterThan(0)
})

test('publishes a hidden question and moves it', async () => {
  const { user, notices } = open('/biz/frequentlyAskedQuestion?status=0')
  const { records } = await client.call(frequentlyAskedQuestion.page, { current: 1, size: 1, status: 0 })
  const { id = '', question = '' } = records[0] ?? {}
  await user.click(await screen.findByRole('button', { name: `排序 ${question}` }))
  const dialog = within(await screen.findByRole('dialog'))
  const place = await dialog.findByRole('textbox', { name: /排序/ })
  await user.clear(place)
  await user.type(place, '-1')
  await user.click(dialog.getByRole('button', { name: '排序' }))
  expect(await dialog.findByText('排序不能小于 0')).toBeTruthy()
  await user.clear(place)
  await user.type(place, '0')
  await user.click(dialog.getByRole('button', { name: '排序' }))
  await waitFor(() => expect(notices).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: `显示 ${question}` }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '显示' }))
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['操作成功!', '操作成功!']))
  const [first] = (await client.call(frequentlyAskedQuestion.page, { current: 1, size: 1, status: 1 })).records
  expect(first).toMatchObject({ id, sort: 0, status: 1 })
  await expect(client.call(frequentlyAskedQuestion.sort, [{ id, sort: -1 }])).rejects.toThrow('最小不能小于0')
})

test('validates phone numbers and delays a confirmed delete', async () => {
  const { records } = await client.call(consultPhone.page, { current: 1, size: 1 })
  const { id = '', phoneName = '' } = records[0] ?? {}
  const codes = ['consult_phone_edit', 'consult_phone_delete']
  const { user, notices, unmount } = renderScreen(content, {
    path: `/biz/consultPhone?edit=${id}`,
    client,
    permissions: codes,
    language: 'en',
  })
  const dialog = within(await screen.findByRole('dialog'))
  const phone = await dialog.findByRole('textbox', { name: /^Phone/ })
  const say = async (text: string) => {
    await user.clear(phone)
    await user.type(phone, text)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
  }
  await say('0571-8765')
  expect(await dialog.findByText('Phone: wrong format')).toBeTruthy()
  await say('400-880-1868')
  await waitFor(() => expect(notices).toHaveLength(1))

  await user.click(await screen.findByRole('button', { name: `More ${phoneName}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByRole('button', { name: 'Undo' })
  expect(await client.call(consultPhone.detail, { id })).toMatchObject({ phone: '400-880-1868' })
  unmount()
  await waitFor(() => expect(getCalls('consultPhone/remove')).toHaveLength(1))
})
