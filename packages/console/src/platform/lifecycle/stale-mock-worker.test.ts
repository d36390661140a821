import { expect, test, vi } from 'vitest'
import { unregisterMockWorker } from './stale-mock-worker'

const worker = (scriptURL: string, unregister = vi.fn(() => Promise.resolve(true))) =>
  ({ active: { scriptURL }, waiting: null, installing: null, unregister }) as unknown as ServiceWorkerRegistration // the only members used

test("F33 only a mock platform's worker is unregistered", async () => {
  const mock = worker('https://a.example/mockServiceWorker.js')
  const own = worker('https://a.example/push.js')
  expect(await unregisterMockWorker({ getRegistrations: () => Promise.resolve([own, mock]) })).toBe(1)
  expect(mock.unregister).toHaveBeenCalledOnce()
  expect(own.unregister).not.toHaveBeenCalled()
})

test('F33 missing, blocked and stuck workers cause no error', async () => {
  const stuck = worker(
    '/mockServiceWorker.js',
    vi.fn(() => Promise.reject(new Error('busy'))),
  )
  expect(await unregisterMockWorker(undefined)).toBe(0)
  expect(await unregisterMockWorker({ getRegistrations: () => Promise.reject(new Error('blocked')) })).toBe(0)
  expect(await unregisterMockWorker({ getRegistrations: () => Promise.resolve([stuck]) })).toBe(1)
})
