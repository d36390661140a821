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
  const shown = renderScreen(camera, { path: `/iot/cameraInfo?cameraCode=${turning?.cameraCode}`, client, permissions })
  await chooseAction(action)
  return { ...shown, dialog: within(await screen.findByRole('dialog')) }
}

test('a camera turns while an arrow key is held, and stops when it is let go or the window is left', async () => {
  const { dialog } = await watch()
  const pad = await dialog.findByRole('group', { name: '云台' })
  for (const _ of [1, 2, 3]) fireEvent.keyDown(pad, { key: 'ArrowLeft' })
  fireEvent.keyUp(pad, { key: 'ArrowLeft' })
  await waitFor(() => expect(turns()).toEqual(['left', 'stop']))
  fireEvent.pointerDown(dialog.getByRole('button', { name: '放大' }), { pointerId: 1 })
  fireEvent.blur(window)
  await waitFor(() => expect(turns()).toEqual(['left', 'stop', 'zoomIn', 'stop']))
})

test('a protocol that browsers do not play says which gateway it needs', async () => {
  const { dialog } = await watch()
  await chooseOption(dialog, '取流协议', 'RTSP')
  await dialog.findByText(/RTSP 需经流媒体网关/)
  expect(dialog.getByText(/^rtsp:\/\//)).toBeTruthy()
})

test('a picture is taken, shown with its time, and stands in the list', async () => {
  const { user, dialog } = await watch()
  await user.click(await dialog.findByRole('button', { name: '抓图' }))
  const shot = await dialog.findByRole('img', { name: /的抓图$/ })
  const { records } = await client.call(cameraInfo.page, { size: 100 })
  expect(records.map(({ snapshot }) => snapshot)).toContain(shot.getAttribute('src'))
})

test('a recording is asked for by its times, and what the platform says against them is shown', async () => {
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
  // no picture plays here; the address was given, and the player says that this browser cannot
  await dialog.findByText(/当前浏览器不能播放|画面中断/)
})

test('a place beside the list limits it to its cameras', async () => {
  const { user } = renderScreen(camera, { path: '/iot/cameraInfo', client, permissions })
  const [places, list] = await screen.findAllByRole('table')
  const [first] = await within(places as HTMLElement).findAllByRole('button', { name: /^(?!展开|收起)/ })
  await within(list as HTMLElement).findAllByRole('button', { name: /^编辑|^更多/ })
  await user.click(first as HTMLElement)
  const { total } = await client.call(cameraInfo.page, {})
  await waitFor(() => expect(screen.getAllByText(/^共 \d/).at(-1)?.textContent).not.toBe(`共 ${total} 条`))
})
