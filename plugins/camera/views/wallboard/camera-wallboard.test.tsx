import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import type { CameraInfo } from '@jwsk/sdk/iot'
import { cameraInfo } from '@jwsk/sdk/iot'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { camera } from '../../plugin'
import { formatOfflineSince, getOfflineMinutes, toAlarms, toCameraStats, toPlan, toRanking } from './camera-stats'

const { client } = startPlatform()

const createCamera = (id: string, more: Partial<CameraInfo> = {}): CameraInfo => ({
  id,
  cameraName: id,
  cameraCode: id,
  cameraConfigId: '1',
  configName: '平台',
  location: '门口',
  status: 1,
  onlineStatus: 1,
  ...more,
})

test('counts the cameras of the demo platform and lists offline ones', async () => {
  const { unmount } = renderScreen(camera, { path: '/cameraPortal', client })
  const snapshots = within(await screen.findByRole('region', { name: '最近画面' }))
  const { records } = await client.call(cameraInfo.page, { current: 1, size: 500 })
  const used = records.filter(({ status }) => status === 1)
  const tiles = await snapshots.findAllByRole('listitem')
  const offline = used.filter(({ onlineStatus }) => onlineStatus !== 1).length
  expect(offline).toBeGreaterThan(0)
  // the legend above the tiles has two items
  expect(tiles).toHaveLength(used.length + 2)
  expect(tiles.filter(({ textContent }) => textContent?.includes('离线')).length).toBe(offline + 1)
  // an old picture would look like a live one
  expect(tiles.filter((tile) => tile.querySelector('.opacity-20 ~ .pi-eye-slash'))).toHaveLength(offline)
  expect(tiles.filter((tile) => tile.querySelector('img:not(.opacity-20)'))).toHaveLength(used.length - offline)
  expect(within(screen.getByRole('region', { name: '离线告警' })).getAllByRole('listitem')).toHaveLength(offline)
  unmount()
})

test('puts one offline camera on each page among eight online ones', () => {
  const offline = Array.from({ length: 2 }, (_, index) => createCamera(`lost ${index}`, { onlineStatus: 2 }))
  const online = Array.from({ length: 16 }, (_, index) => createCamera(`seen ${index}`))
  const ids = toCameraStats([...online, ...offline]).cameras.map(({ id = '' }) => id.slice(0, 4))
  expect(ids).toEqual(
    Array(2)
      .fill(['seen', 'lost', ...Array(7).fill('seen')])
      .flat(),
  )
})

test('ignores disabled cameras and ranks the most affected place first', () => {
  const cameras = [
    createCamera('a', { spotName: '湖' }),
    createCamera('b', { spotName: '湖', onlineStatus: 2, lastOnlineTime: '2026-11-20 08:00:00' }),
    createCamera('c', { spotName: '山' }),
    createCamera('d', { lotName: '北门', spotName: '湖', onlineStatus: 2, lastOnlineTime: '2026-11-21 08:30:59' }),
    createCamera('off', { status: 0, onlineStatus: 2 }),
  ]
  const stats = toCameraStats(cameras)
  expect(stats).toMatchObject({ total: 4, online: 2, platforms: [{ name: '平台', total: 4, online: 2 }] })
  expect(toRanking(stats.places).map(({ name, figure }) => [name, figure])).toEqual([
    ['北门', '0 / 1'],
    ['湖', '1 / 2'],
    ['山', '1 / 1'],
  ])
  expect(toAlarms(stats.cameras, formatOfflineSince).map(({ name, label }) => [name, label])).toEqual([
    ['d', '11-21 08:30'],
    ['b', '11-20 08:00'],
  ])
})

test('formats the offline time; undefined for a camera never online', () => {
  const getMinutes = (lastOnlineTime: string) => getOfflineMinutes(createCamera('a', { lastOnlineTime }), '2026-11-26 08:00:00')
  expect([getMinutes('2026-11-23 07:59:00'), getMinutes('2026-11-26 03:00:00'), getMinutes('2026-11-26 07:59:50'), getMinutes('')]).toEqual(
    [{ unit: 'days', count: 3 }, { unit: 'hours', count: 5 }, { unit: 'minutes', count: 1 }, undefined],
  )
})

test('colors a place by its share of online cameras', () => {
  const cameras = Array.from({ length: 10 }, (_, at) =>
    createCamera(`a${at}`, { spotName: '湖', onlineStatus: at === 0 ? 2 : 1, longitude: 120, latitude: 30 }),
  )
  const others = [
    createCamera('b', { spotName: '山', longitude: 121, latitude: 31 }),
    createCamera('c', { spotName: '谷', onlineStatus: 2 }),
  ]
  const { places } = toCameraStats([...cameras, ...others])
  expect(toRanking(places).map(({ name, tone }) => [name, tone])).toEqual([
    ['谷', 'danger'],
    ['湖', 'warning'],
    ['山', 'success'],
  ])
  expect(toPlan(places).map(({ name, figure, size }) => [name, figure, size])).toEqual([
    ['湖', '9/10', 'large'],
    ['山', '1/1', 'dot'],
  ])
})
