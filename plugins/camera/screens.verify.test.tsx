import { chooseAction, chooseOption, renderScreen, typeDate } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { cameraInfo } from '@jwsk/sdk/iot'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { camera } from './plugin'

const { client, getCalls } = startPlatform()
const turns = () => getCalls('/ptz').map((url) => url.searchParams.get('command'))

const permissions = [...camera.permissions, 'camera_info_view', 'camera_config_view']

async function watch(action = '预览') {
  const { records } = await client.call(cameraInfo.page, { onlineStatus: 1, status: 1, size: 100 })
  const turning = records.find(({ ptzFlag }) => ptzFlag === 2)
  const rendered = renderScreen(camera, { path: `/iot/cameraInfo?cameraCode=${turning?.cameraCode}`, client, permissions })
  await chooseAction(action)
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) }
}

test('moves the camera while an arrow key is held, until keyup or blur', async () => {
  const { dialog } = await watch()
  const pad = await dialog.findByRole('group', { name: '云台' })
  for (const _ of [1, 2, 3]) fireEvent.keyDown(pad, { key: 'ArrowLeft' })
  fireEvent.keyUp(pad, { key: 'ArrowLeft' })
  await waitFor(() => expect(turns()).toEqual(['left', 'stop']))
  fireEvent.pointerDown(dialog.getByRole('button', { name: '放大' }), { pointerId: 1 })
  fireEvent.blur(window)
  await waitFor(() => expect(turns()).toEqual(['left', 'stop', 'zoomIn', 'stop']))
})

test('names the required gateway for a protocol without browser support', async () => {
  const { dialog } = await watch()
  await chooseOption(dialog, '取流协议', 'RTSP')
  await dialog.findByText(/RTSP 需经流媒体网关/)
  expect(dialog.getByText(/^rtsp:\/\//)).toBeTruthy()
})

test('takes a snapshot and shows it with its time and in the list', async () => {
  const { user, dialog } = await watch()
  await user.click(await dialog.findByRole('button', { name: '抓图' }))
  const shot = await dialog.findByRole('img', { name: /的抓图$/ })
  const { records } = await client.call(cameraInfo.page, { size: 100 })
  expect(records.map(({ snapshot }) => snapshot)).toContain(shot.getAttribute('src'))
})

test('requests a recording by time range and shows rejections', async () => {
  const { user, dialog } = await watch('回放')
  await typeDate(dialog, '开始时间', '2020-01-01 10:00')
  await typeDate(dialog, '结束时间', '2020-01-01 09:00')
  await user.click(dialog.getByRole('button', { name: '播放' }))
  expect(await dialog.findByRole('alert')).toHaveProperty('textContent', '结束时间必须晚于开始时间')
  await typeDate(dialog, '结束时间', '2020-01-01 11:00')
  await user.click(dialog.getByRole('button', { name: '播放' }))
  await dialog.findByText('该时段无录像')
  expect(getCalls('/playback-url').map(({ searchParams: query }) => [query.get('start'), query.get('end')])).toEqual([
    ['2020-01-01 10:00:00', '2020-01-01 11:00:00'],
  ])
  await user.click(dialog.getByRole('button', { name: '最近 1 小时' }))
  await user.click(dialog.getByRole('button', { name: '播放' }))
  // jsdom plays no video: the address is set, and the player reports that this browser cannot play it
  await dialog.findByText(/当前浏览器不能播放|画面中断/)
})

test('selecting a place filters the list to its cameras', async () => {
  const { user } = renderScreen(camera, { path: '/iot/cameraInfo', client, permissions })
  const [first] = await screen.findAllByRole('treeitem')
  await within(await screen.findByRole('table')).findAllByRole('button', { name: /^编辑|^更多/ })
  await user.click(first as HTMLElement)
  const { total } = await client.call(cameraInfo.page, {})
  await waitFor(() => expect(screen.getAllByText(/^共 \d/).at(-1)?.textContent).not.toBe(`共 ${total} 条`))
})
