import { startPlatform } from '@jwsk/mocks/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoTimeoutMs } from '../resource/list/use-undoable-delete'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()

/** what goes once a person's time to take it back is over; no test waits that long */
const due = new Map<unknown, () => void>()
beforeEach(() => {
  due.clear()
  const [later, never] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  vi.spyOn(window, 'setTimeout').mockImplementation(((work: () => void, wait?: number) => {
    const timer = later(wait === undoTimeoutMs ? () => undefined : work, wait)
    if (wait === undoTimeoutMs) due.set(timer, work)
    return timer
  }) as typeof window.setTimeout) // of the forms that it has, these take a function
  vi.spyOn(window, 'clearTimeout').mockImplementation((timer) => {
    due.delete(timer)
    never(timer)
  })
})
afterEach(() => vi.restoreAllMocks())

const timeIsOver = () =>
  act(() => {
    for (const work of due.values()) work()
  })

const removals = () => platform.getCalls('tenant-package/remove')
const isThere = (name: string) => screen.queryByRole('button', { name: `删除 ${name}` }) !== null

const agree = async (user: UserEvent) => user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))

async function removeFirst() {
  const shown = renderScreen(samplePlugin, { path: '/undoable', client: platform.client })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  const [button] = screen.getAllByRole('button', { name: /^删除 / })
  const name = button?.getAttribute('aria-label')?.replace('删除 ', '') ?? ''
  await shown.user.click(button as HTMLElement)
  expect(isThere(name)).toBe(true)
  await agree(shown.user)
  await screen.findByText('已删除 1 个产品包')
  return { ...shown, name }
}

test('a delete that is taken back was never sent', async () => {
  const { user, name, notices } = await removeFirst()
  expect(isThere(name)).toBe(false)
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(isThere(name)).toBe(true)
  expect(notices).toEqual([{ kind: 'info', text: '已撤销删除' }])
  expect(due.size).toBe(0)
  timeIsOver()
  expect(removals()).toEqual([])
})

test('a delete that nobody takes back is sent after a few seconds, once', async () => {
  const { name } = await removeFirst()
  expect(removals()).toEqual([])
  expect(due.size).toBe(1)
  timeIsOver()
  await waitFor(() => expect(removals()).toHaveLength(1))
  await waitFor(() => expect(screen.getByText(/^共 \d+ 条$/).textContent).toBe('共 40 条'))
  expect(isThere(name)).toBe(false)
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('leaving the screen sends what waits', async () => {
  const { unmount } = await removeFirst()
  unmount()
  await waitFor(() => expect(removals()).toHaveLength(1))
})

test('leaving the page sends what waits', async () => {
  await removeFirst()
  dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(removals()).toHaveLength(1))
})

test('a refused delete brings the row back and tells why', async () => {
  const { name, notices } = await removeFirst()
  platform.network.faults.add({ operation: 'tenantPackage.remove', kind: 'status500', times: 9 })
  dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(notices.map(({ severity }) => severity)).toEqual(['error']))
  expect(isThere(name)).toBe(true)
})

test('the chosen rows go together and are chosen no more; a second delete sends the first at once', async () => {
  const { user, name } = await removeFirst()
  await user.click(screen.getByLabelText('选择第 1 行'))
  await user.click(screen.getByLabelText('选择第 2 行'))
  await user.click(screen.getByRole('button', { name: '批量删除' }))
  await agree(user)
  expect(await screen.findByText('已删除 2 个产品包')).toBeTruthy()
  expect(screen.queryByText(/^已选/)).toBeNull()
  await waitFor(() => expect(removals()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(isThere(name)).toBe(false)
  expect(removals()).toHaveLength(1)
})
