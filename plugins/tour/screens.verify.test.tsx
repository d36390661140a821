import { chooseOption, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { scenicSpot, tourGuide, tourRoute } from '@jwsk/sdk/biz'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tour } from './plugin'

const { client } = startPlatform()

const permissions = [...tour.permissions, 'tour_route_edit', 'tour_guide_view']
const open = (path: string) => renderScreen(tour, { path, client, permissions })

test('requires a reason to reject a guide', async () => {
  const { user, notices } = open('/biz/tourGuide?auditStatus=0')
  const { records } = await client.call(tourGuide.page, { current: 1, size: 1, auditStatus: 0 })
  const guide = records[0]
  await user.click(await screen.findByRole('button', { name: `审核 ${guide?.guideName}` }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getAllByRole('img').length).toBeGreaterThanOrEqual(3))
  await user.click(dialog.getByRole('button', { name: '驳回' }))
  expect(dialog.getByRole('alert').textContent).toBe('驳回时请填写审核意见')
  await user.type(dialog.getByLabelText('审核意见'), '证件照片不清晰')
  await user.click(dialog.getByRole('button', { name: '驳回' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '操作成功!', detail: expect.stringMatching(/./) }))
  const after = await client.call(tourGuide.detail, { id: guide?.id ?? '' })
  expect(after).toMatchObject({ auditStatus: 2, auditRemark: '证件照片不清晰' })
  await expect(client.call(tourGuide.audit, { id: guide?.id ?? '', auditStatus: 1 })).rejects.toThrow('当前记录已审核')
})

test('saves a route with five sorted stops, a line and its length', async () => {
  const { user, notices } = open('/biz/tourRoute')
  const { records } = await client.call(tourRoute.page, { current: 1, size: 50 })
  const draft = records.find(({ status }) => status === 0)
  const { records: spots } = await client.call(scenicSpot.page, { current: 1, size: 500 })
  await user.click(await screen.findByRole('button', { name: `更多 ${draft?.routeName}` }))
  await user.click(await screen.findByRole('menuitem', { name: '站点路线' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const button of await dialog.findAllByRole('button', { name: /^移除/ })) await user.click(button)
  await user.click(dialog.getByRole('button', { name: '保存路线' }))
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('请至少选择一个站点')

  const five = spots.slice(0, 5)
  for (const { spotName } of five.slice(0, 4)) await chooseOption(dialog, '添加站点', spotName)
  // sets the fifth stop on the map
  const pin = await waitFor(() => {
    const pins = [...dialog.getByRole('group', { name: '线路地图' }).querySelectorAll<HTMLElement>('.kit-place')]
    const found = pins.find(({ title }) => title === five[4]?.spotName)
    if (!found) throw new Error(`no pin of ${five[4]?.spotName} among ${pins.map(({ title }) => title)}`)
    return found
  })
  fireEvent.click(pin)
  await waitFor(() => expect(dialog.getByText('站点（5）')).toBeTruthy())

  const handle = dialog.getByRole('button', { name: new RegExp(`^${five[4]?.spotName}，第 5 站`) })
  handle.focus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  await waitFor(() => expect(dialog.getByText(`${five[4]?.spotName}移到第 3 站`)).toBeTruthy())
  await user.click(dialog.getByRole('button', { name: '按站点连线' }))
  expect(dialog.getByText('轨迹（5 个点）')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '保存路线' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '操作成功!', detail: expect.stringMatching(/./) }))

  const after = await client.call(tourRoute.detail, { id: draft?.id ?? '' })
  const order = [0, 1, 4, 2, 3].map((index) => five[index])
  expect(after?.spotIds).toBe(order.map((spot) => spot?.id).join(','))
  expect(JSON.parse(after?.lineJson ?? '')).toEqual(order.map((spot) => [Number(spot?.longitude), Number(spot?.latitude)]))
  expect(Number(after?.distance)).toBeGreaterThan(1)
  expect(after).toMatchObject({ status: 0, routeName: draft?.routeName, itinerary: draft?.itinerary })
})
