import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { feedback, feedbackExt, indexBanner, navigationPoint } from '@jwsk/sdk/biz'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { content } from './plugin'

const { client } = startPlatform()

const permissions = [...content.permissions, 'feedback_view', 'feedback_ext_add']
const open = (at: string, codes: readonly string[] = permissions) => renderScreen(content, { at, client, permissions: codes })

test('feedback is taken up, passed on, answered and closed in one conversation', async () => {
  const { user, notices } = open('/biz/feedback?feedbackStatus=0')
  const { records } = await client.call(feedback.page, { current: 1, size: 1, feedbackStatus: 0 })
  const said = records[0]
  const id = said?.id ?? ''
  await user.click(await screen.findByRole('button', { name: `处理 ${said?.feedbackNo}` }))
  const dialog = within(await screen.findByRole('dialog'))
  const talk = await dialog.findByRole('list', { name: '对话与处理记录' })
  expect(talk.textContent).toContain(said?.content)
  const before = talk.children.length
  const take = async (step: string, words: { readonly [label: string]: string } = {}) => {
    const told = notices.length
    await user.click(dialog.getByRole('radio', { name: step }))
    for (const [label, text] of Object.entries(words)) await user.type(dialog.getByLabelText(label), text)
    await user.click(dialog.getByRole('button', { name: step }))
    await waitFor(() => expect(notices).toHaveLength(told + 1))
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
  expect(talk.children).toHaveLength(before + 4)
  expect(await client.call(feedback.detail, { id })).toMatchObject({ feedbackStatus: 3, replyContent: '已安排专人' })
  expect((await client.call(feedbackExt.list, { feedbackId: id })).map(({ handleType }) => handleType).slice(-4)).toEqual([1, 2, 3, 4])
})

test('who may only read sees the conversation and nothing to send', async () => {
  const { user } = open('/biz/feedback?feedbackStatus=0', ['feedback_view'])
  await user.click((await screen.findAllByRole('button', { name: /^处理/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('list', { name: '对话与处理记录' })
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.queryByRole('radio')).toBeNull()
})

test('a banner stands on the phone among those that are on show', async () => {
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

test('every shown point has a pin; a name in the list and a pin on the map lead to the same place', async () => {
  const { user } = open('/biz/navigationPoint')
  const all = await client.call(navigationPoint.listAll, {})
  const map = await screen.findByRole('group', { name: '导览点地图' })
  await waitFor(() => expect(map.querySelectorAll('.kit-place')).toHaveLength(all.length))
  const [first, second] = all
  await user.click(await screen.findByRole('button', { name: first?.pointName ?? '' }))
  const shown = () => map.querySelector('[data-chosen]')?.closest('.kit-place')?.getAttribute('title')
  await waitFor(() => expect(shown()).toBe(first?.pointName))
  fireEvent.click(map.querySelector(`.kit-place[title="${second?.pointName}"]`) as HTMLElement)
  await waitFor(() => expect(shown()).toBe(second?.pointName))
  expect(screen.getAllByText(second?.address ?? '').length).toBeGreaterThan(0)
})
