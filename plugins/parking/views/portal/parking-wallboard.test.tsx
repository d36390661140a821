import { renderScreen } from '@jwsk/kit/testing'
import { createTestClient, startPlatform } from '@jwsk/mocks/testing'
import { parkingLot } from '@jwsk/sdk/biz'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parking } from '../../plugin'

startPlatform()
afterEach(() => void vi.useRealTimers())

const totals = () => [...document.querySelectorAll('.wallboard-total dd:first-of-type')].map((one) => one.textContent)

// spec 2.8
test('without a session shows the stats of every lot in dark mode', async () => {
  document.documentElement.dataset.mode = 'light'
  const client = createTestClient()
  const { unmount } = renderScreen(parking, { path: '/parkingPortal', client })
  await screen.findByText('实时')
  const stats = await client.call(parkingLot.statistics)
  expect(totals()[0]).toBe(stats.leftSpace.toLocaleString('zh-CN'))
  expect(document.querySelectorAll('.wallboard-tile')).toHaveLength(stats.lots.length)
  expect(document.querySelectorAll('.wallboard-moves li').length).toBeGreaterThan(0)
  const flow = within(screen.getByRole('region', { name: '近 12 小时进出' })).getAllByRole('listitem')
  expect(flow).toHaveLength(12 + 2)
  // screen readers get the values that the bars show
  expect(flow.at(-1)?.textContent).toContain(`出 ${stats.flow?.at(-1)?.leave}`)
  expect(document.documentElement.dataset.mode).toBe('dark')
  unmount()
  expect(document.documentElement.dataset.mode).toBe('light')
})

test('lists nearly full lots as alarms and stores the theme in the URL', async () => {
  const lots = [
    { lotName: '北门', totalSpace: 100, leftSpace: 60 },
    { lotName: '南门', totalSpace: 100, leftSpace: 4 },
    { lotName: '东堤', totalSpace: 50, leftSpace: 0 },
  ]
  const data = { totalSpace: 250, usedSpace: 186, leftSpace: 64, lots }
  const client = createTestClient(() => Promise.resolve(Response.json({ code: 200, success: true, msg: '操作成功', data })))
  const { unmount } = renderScreen(parking, { path: '/parkingPortal', client })
  const alarms = within(await screen.findByRole('region', { name: '告警' }))
  await alarms.findByText('已满')
  expect(alarms.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['▲ 东堤已满', '▲ 南门仅剩 4 个'])
  const ranked = within(screen.getByRole('region', { name: '占用率排行' })).getAllByRole('listitem')
  expect(ranked.map((line) => line.textContent)).toEqual(['东堤100%', '南门96%', '北门40%'])
  // this platform sends no hourly data
  expect(screen.queryByRole('region', { name: '近 12 小时进出' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '日间模式' }))
  await waitFor(() => expect(document.documentElement.dataset.mode).toBe('light'))
  expect(screen.getByRole('button', { name: '夜间模式' })).toBeTruthy()
  unmount()
})

test('survives a two-hour outage with stale stats and no growth', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  let minute = 0
  let isDown = false
  const answer = () => ({
    totalSpace: 100,
    leftSpace: 100 - (minute % 100),
    lots: Array.from({ length: 30 }, (_, index) => ({ lotName: `${index} 号`, totalSpace: 100, leftSpace: index })),
    recent: Array.from({ length: 20 }, (_, index) => ({
      plateNo: `浙A${minute}${index}`,
      lotName: '北门',
      enterTime: '2026-11-21 08:10:00',
    })),
  })
  const client = createTestClient(() =>
    isDown
      ? Promise.reject(new TypeError('down'))
      : Promise.resolve(Response.json({ code: 200, success: true, msg: '操作成功', data: answer() })),
  )
  const pass = async (minutes: number) => {
    minute += minutes
    await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  }
  const { unmount } = renderScreen(parking, { path: '/parkingPortal', client })
  // chunks load asynchronously, which fake timers do not advance
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(totals()[0]).toBe('100')
  }, 8000)
  const [nodes, timers] = [document.querySelectorAll('*').length, vi.getTimerCount()]

  isDown = true
  await pass(25)
  expect(totals()[0]).toBe('100')
  expect(screen.getByRole('status').textContent).toMatch(/连接中断，显示 2[45] 分钟前的数据/)
  await pass(60)
  expect(screen.getByRole('status').textContent).toMatch(/1 小时 2[45] 分钟前/)

  isDown = false
  await pass(3)
  expect(screen.getByText('实时')).toBeTruthy()
  expect(totals()[0]).toBe('12')
  await pass(32)
  expect(document.querySelectorAll('*')).toHaveLength(nodes)
  expect(vi.getTimerCount()).toBe(timers)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('renders placeholders while loading and reports a failing server', async () => {
  const client = createTestClient(() => Promise.reject(new TypeError('down')))
  renderScreen(parking, { path: '/parkingPortal', client, language: 'en' })
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/cannot be reached/))
  expect(totals()).toEqual(['—', '—', '—', '—'])
})
