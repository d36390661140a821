import { startPlatform } from '@jwsk/mocks/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoTimeoutMs } from '../resource/list/use-undoable-delete'
import { chooseAction } from './interactions'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()

/** Deletions that are sent when the undo time is over; no test waits that long. */
const pending = new Map<unknown, () => void>()
beforeEach(() => {
  pending.clear()
  const [later, never] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  vi.spyOn(window, 'setTimeout').mockImplementation(((work: () => void, wait?: number) => {
    const timer = later(wait === undoTimeoutMs ? () => undefined : work, wait)
    if (wait === undoTimeoutMs) pending.set(timer, work)
    return timer
  }) as typeof window.setTimeout) // the overloads that take a function
  vi.spyOn(window, 'clearTimeout').mockImplementation((timer) => {
    pending.delete(timer)
    never(timer)
  })
})
afterEach(() => vi.restoreAllMocks())

const expireUndo = () =>
  act(() => {
    for (const work of pending.values()) work()
  })

const getRemoveCalls = () => platform.getCalls('tenant-package/remove')
const isListed = (name: string) => screen.queryByRole('button', { name: `更多 ${name}` }) !== null

const confirmDelete = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))

async function deleteFirst() {
  const rendered = renderScreen(samplePlugin, { path: '/undoable', client: platform.client })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  const [button] = screen.getAllByRole('button', { name: /^更多 / })
  const name = button?.getAttribute('aria-label')?.replace('更多 ', '') ?? ''
  await chooseAction('删除', name)
  expect(isListed(name)).toBe(true)
  await confirmDelete(rendered.user)
  await screen.findByText('已删除 1 个产品包')
  return { ...rendered, name }
}

test('an undone delete is never sent', async () => {
  const { user, name, notices } = await deleteFirst()
  expect(isListed(name)).toBe(false)
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(isListed(name)).toBe(true)
  expect(notices).toEqual([{ severity: 'info', text: '已撤销删除' }])
  expect(pending.size).toBe(0)
  expireUndo()
  expect(getRemoveCalls()).toEqual([])
})

test('a delete without undo is sent once after a few seconds', async () => {
  const { name } = await deleteFirst()
  expect(getRemoveCalls()).toEqual([])
  expect(pending.size).toBe(1)
  expireUndo()
  await waitFor(() => expect(getRemoveCalls()).toHaveLength(1))
  await waitFor(() => expect(screen.getByText(/^共 \d+ 条$/).textContent).toBe('共 40 条'))
  expect(isListed(name)).toBe(false)
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('leaving the screen sends pending deletes', async () => {
  const { unmount } = await deleteFirst()
  unmount()
  await waitFor(() => expect(getRemoveCalls()).toHaveLength(1))
})

test('leaving the page sends pending deletes', async () => {
  await deleteFirst()
  dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(getRemoveCalls()).toHaveLength(1))
})

test('a rejected delete restores the row and shows the error', async () => {
  const { name, notices } = await deleteFirst()
  platform.network.faults.add({ operation: 'tenantPackage.remove', kind: 'status500', times: 9 })
  dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(notices.map(({ severity }) => severity)).toEqual(['error']))
  expect(isListed(name)).toBe(true)
})

test('a bulk delete clears the selection, and sends an earlier delete at once', async () => {
  const { user, name } = await deleteFirst()
  await user.click(screen.getByLabelText('选择第 1 行'))
  await user.click(screen.getByLabelText('选择第 2 行'))
  await user.click(screen.getByRole('button', { name: '批量删除' }))
  await confirmDelete(user)
  expect(await screen.findByText('已删除 2 个产品包')).toBeTruthy()
  expect(screen.queryByText(/^已选/)).toBeNull()
  await waitFor(() => expect(getRemoveCalls()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(isListed(name)).toBe(false)
  expect(getRemoveCalls()).toHaveLength(1)
})
