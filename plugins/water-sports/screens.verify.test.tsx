import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { waterSport } from '@jwsk/sdk/biz'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { waterSports } from './plugin'

const { client } = startPlatform()

const open = (path: string) => renderScreen(waterSports, { path, client, permissions: waterSports.permissions })

test('plans a day of sessions and rejects overlapping or sold ones', async () => {
  const { user, notices } = open('/biz/waterSport')
  const { records } = await client.call(waterSport.page, { current: 1, size: 1 })
  const sport = records[0]
  const show = async () => {
    await user.click(await screen.findByRole('button', { name: `场次 ${sport?.sportName}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getAllByRole('combobox', { name: '开始时间' })).toHaveLength(2))
    return dialog
  }
  const dialog = await show()
  await user.click(dialog.getByRole('button', { name: '添加场次' }))
  const set = (name: string, value: string) =>
    fireEvent.input(dialog.getAllByRole('combobox', { name })[2] as HTMLElement, { target: { value } })
  set('开始时间', '10:00')
  set('结束时间', '11:00')
  await user.click(dialog.getByRole('button', { name: '保存场次' }))
  expect(dialog.getByRole('alert').textContent).toBe('与其他场次时间重叠')
  set('开始时间', '10:30')
  await user.click(dialog.getByRole('button', { name: '保存场次' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '操作成功!', detail: expect.stringMatching(/./) }))
  const savedSessions = await client.call(waterSport.sessions, { id: sport?.id ?? '' })
  expect(savedSessions.map(({ startTime }) => startTime)).toEqual(['09:00', '10:30', '14:00'])

  // tickets are sold for nine o'clock
  const after = savedSessions.slice(1)
  await expect(client.call(waterSport.setSessions, { query: { id: sport?.id ?? '' }, body: after })).rejects.toThrow(
    '09:00-10:30已有门票使用，不能删除',
  )
})

test('suspends a sport with a reason and resumes it', async () => {
  const { user, notices } = open('/biz/waterSport?status=1')
  const { records } = await client.call(waterSport.page, { current: 1, size: 1, status: 1 })
  const sport = records[0]
  const named = (action: string) => screen.findByRole('button', { name: `${action} ${sport?.sportName}` })
  await user.click(await named('天气停运'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '天气停运' }))
  await waitFor(() => expect(dialog.getByLabelText(/停运原因/).getAttribute('aria-invalid')).toBe('true'))
  await user.type(dialog.getByLabelText(/停运原因/), '雷雨大风黄色预警')
  await user.click(dialog.getByRole('button', { name: '天气停运' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '操作成功!', detail: expect.stringMatching(/./) }))
  expect(await client.call(waterSport.detail, { id: sport?.id ?? '' })).toMatchObject({ status: 2, suspendReason: '雷雨大风黄色预警' })
})
