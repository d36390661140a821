import { expect, test, vi } from 'vitest'
import { unregisterMockWorker } from './stale-mock-worker'

const worker = (scriptURL: string, unregister = vi.fn(() => Promise.resolve(true))) =>
  ({ active: { scriptURL }, waiting: null, installing: null, unregister }) as unknown as ServiceWorkerRegistration // nothing else of it is used

test("F33 a mock platform's worker is sent away, one of the deployment's own is not", async () => {
  const mock = worker('https://a.example/mockServiceWorker.js')
  const own = worker('https://a.example/push.js')
  expect(await unregisterMockWorker({ getRegistrations: () => Promise.resolve([own, mock]) })).toBe(1)
  expect(mock.unregister).toHaveBeenCalledOnce()
  expect(own.unregister).not.toHaveBeenCalled()
})

test('F33 no worker, workers that are blocked and one that will not go cost nothing', async () => {
  const stuck = worker(
    '/mockServiceWorker.js',
    vi.fn(() => Promise.reject(new Error('busy'))),
  )
  expect(await unregisterMockWorker(undefined)).toBe(0)
  expect(await unregisterMockWorker({ getRegistrations: () => Promise.reject(new Error('blocked')) })).toBe(0)
  expect(await unregisterMockWorker({ getRegistrations: () => Promise.resolve([stuck]) })).toBe(1)
})
