import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakePlatform } from '../../test/fake-platform'
import { tenantPackage } from '../generated/system'
import type { StoredSession } from '../session-types'
import type { Client } from '../types'
import { type AsyncTokenStore, connectTokenStore } from './async-store'

// code that is loaded on demand takes real time
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const delay = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Creates a store of one record whose every operation takes a few milliseconds, with a lock and notifications. */
function createFakeRedis(latency = () => 5) {
  let record: string | undefined
  let lock: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()
  const change = async (next: string | undefined) => {
    await delay(latency())
    record = next
    for (const listener of listeners) setTimeout(listener, latency())
  }
  const store: AsyncTokenStore = {
    read: async () => {
      await delay(latency())
      return record === undefined ? undefined : (JSON.parse(record) as StoredSession) // written by the store itself
    },
    write: (session) => change(JSON.stringify(session)),
    clear: () => change(undefined),
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    withLock: (work) => {
      const turn = lock.then(work)
      lock = turn.catch(() => undefined)
      return turn
    },
  }
  return { store, getStored: () => (record === undefined ? undefined : (JSON.parse(record) as StoredSession)), listeners }
}

async function openProcesses(count: number, redis = createFakeRedis()) {
  const stores = await Promise.all(
    Array.from({ length: count }, async () => {
      const connecting = connectTokenStore(redis.store)
      await vi.advanceTimersByTimeAsync(10)
      return connecting
    }),
  )
  const rest = [...stores]
  const openTab = () => rest.shift() as (typeof stores)[number]
  return { stores, redis, ...createFakePlatform(count, { openTab, getStored: redis.getStored } as never) }
}

const signIn = async (client: Client | undefined) => {
  const signed = client?.session.signIn({ username: '1', password: 'x' })
  await vi.advanceTimersByTimeAsync(100)
  await signed
}

test('a sign-in is stored and read by another process', async () => {
  const { tabs, redis, dispose } = await openProcesses(2)
  await signIn(tabs[0])
  expect(redis.getStored()?.accessToken).toBe('token-1')
  expect(tabs[1]?.session.current()?.accessToken).toBe('token-1')
  dispose()
  expect(redis.listeners.size).toBe(0)
})

test('processes refresh an expiring token once', async () => {
  const { tabs, refreshes, revoke, dispose } = await openProcesses(5)
  await signIn(tabs[0])
  await vi.advanceTimersByTimeAsync(60_000)
  revoke()
  const calls = tabs.map((tab) => tab.call(tenantPackage.page))
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(calls)
  expect(refreshes()).toBe(1)
  dispose()
})

test('without notifications a rejected token is replaced by the stored one', async () => {
  const redis = createFakeRedis()
  const { tabs, stores, refreshes, revoke, dispose } = await openProcesses(2, {
    ...redis,
    store: { ...redis.store, subscribe: undefined } as never,
  })
  await signIn(tabs[0])
  void stores[1]?.reload()
  await vi.advanceTimersByTimeAsync(100)
  revoke()
  await vi.advanceTimersByTimeAsync(10_000)
  const first = tabs[0]?.call(tenantPackage.page)
  await vi.advanceTimersByTimeAsync(1000)
  await first
  const second = tabs[1]?.call(tenantPackage.page)
  await vi.advanceTimersByTimeAsync(1000)
  await second
  expect(refreshes()).toBe(1)
  dispose()
})

test('a sign-out ends the session of the other process', async () => {
  const { tabs, ended, dispose } = await openProcesses(2)
  await signIn(tabs[0])
  void tabs[0]?.session.signOut()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tabs[1]?.session.current()).toBeUndefined()
  expect(ended.toSorted()).toEqual(['elsewhere', 'signedOut'])
  dispose()
})

test('a failing store warns and keeps the session in memory', async () => {
  const onWarning = vi.fn()
  const connected = await connectTokenStore(
    { read: async () => undefined, write: () => Promise.reject(new Error('down')), clear: async () => undefined },
    { onWarning },
  )
  connected.write({ accessToken: 'a' } as StoredSession)
  await connected.flush()
  expect(onWarning.mock.calls[0]?.[0]).toMatchObject({ code: 'STORE_UNAVAILABLE', cause: new Error('down') })
  expect(connected.read()?.accessToken).toBe('a')
  await expect(connectTokenStore({ ...createFakeRedis().store, read: () => Promise.reject(new Error('down')) })).rejects.toThrow('down')
})

test('writes and reloads in any order end with the last write in memory and in the store', async () => {
  vi.useRealTimers()
  const step = fc.record({ kind: fc.constantFrom('write', 'clear', 'reload'), wait: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const redis = createFakeRedis(() => 0)
      const connected = await connectTokenStore(redis.store)
      let last: string | undefined
      const reloads: Promise<void>[] = []
      for (const [index, { kind, wait }] of steps.entries()) {
        if (kind === 'reload') reloads.push(connected.reload())
        else {
          last = kind === 'write' ? `token-${index}` : undefined
          if (last === undefined) connected.clear()
          else connected.write({ accessToken: last } as StoredSession)
        }
        expect(connected.read()?.accessToken).toBe(last)
        if (wait) await delay(0)
      }
      await Promise.all(reloads)
      await connected.flush()
      expect([connected.read()?.accessToken, redis.getStored()?.accessToken]).toEqual([last, last])
    }),
    { numRuns: 50 },
  )
})
