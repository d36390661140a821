import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { clearServerState, createQueryClient } from './query-client'

afterEach(() => onlineManager.setOnline(true))

const reach = () => ({ onUnreachable: vi.fn(), onAnswered: vi.fn() })

test('F48 offline, a list waits for the network and a write fails at once', async () => {
  const queries = createQueryClient(reach())
  queries.mount()
  const read = vi.fn(() => Promise.resolve('rows'))
  const write = vi.fn(() => Promise.reject(new Error('no network')))
  onlineManager.setOnline(false)
  const list = new QueryObserver(queries, { queryKey: ['list'], queryFn: read })
  const stop = list.subscribe(() => undefined)
  await expect(new MutationObserver(queries, { mutationFn: write }).mutate()).rejects.toThrow('no network')
  expect([read.mock.calls.length, write.mock.calls.length, list.getCurrentResult().fetchStatus]).toEqual([0, 1, 'paused'])
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(list.getCurrentResult().data).toBe('rows'))
  expect([read.mock.calls.length, write.mock.calls.length]).toEqual([1, 1])
  stop()
  queries.unmount()
})

test('F48 a list that waits for the network is dropped with the session', async () => {
  const queries = createQueryClient(reach())
  queries.mount()
  const read = vi.fn(() => Promise.resolve('rows'))
  onlineManager.setOnline(false)
  const stop = new QueryObserver(queries, { queryKey: ['list'], queryFn: read }).subscribe(() => undefined)
  stop()
  clearServerState(queries)
  onlineManager.setOnline(true)
  await Promise.resolve()
  expect(read).not.toHaveBeenCalled()
  queries.unmount()
})

const schedules = 1000

test(`F58 no call outlives its screen in ${schedules} random schedules`, async () => {
  const step = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom('open' as const, 'close' as const, 'answer' as const))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const queries = createQueryClient(reach())
      const waiting: { readonly signal: AbortSignal; readonly answer: () => void }[] = []
      const open = new Map<number, () => void>()
      const ask = ({ signal }: { readonly signal: AbortSignal }) =>
        new Promise<number>((done) => void waiting.push({ signal, answer: () => done(1) }))
      for (const [at, what] of steps) {
        if (what === 'open' && !open.has(at))
          open.set(
            at,
            new QueryObserver(queries, { queryKey: [at], queryFn: ask }).subscribe(() => undefined),
          )
        if (what === 'answer') waiting.shift()?.answer()
        if (what === 'close') open.get(at)?.()
        if (what === 'close') open.delete(at)
        await Promise.resolve()
      }
      for (const close of open.values()) close()
      clearServerState(queries)
      expect(waiting.filter(({ signal }) => !signal.aborted)).toEqual([])
      expect(queries.isFetching()).toBe(0)
      expect(queries.getQueryCache().getAll()).toEqual([])
    }),
    { numRuns: schedules },
  )
})
