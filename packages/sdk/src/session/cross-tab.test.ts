import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catchError } from '../../test/catch-error'
import { createFakeBrowser } from '../../test/fake-browser'
import { createFakeLocks, createFakeStorage } from '../../test/fake-locks'
import { createFakePlatform } from '../../test/fake-platform'
import { hangUntilAborted } from '../../test/scripted-fetch'
import { tenantPackage } from '../generated/system'
import type { Client } from '../types'
import { createCrossTab } from './cross-tab'
import { type LeaseStorage, withLease } from './lease'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const first = (tabs: readonly Client[]) => tabs[0] as Client

describe('H4 F28 many tabs', () => {
  // spec 4.12
  test.each([2, 10, 50])('refresh an expiring token once among %i', async (count) => {
    const browser = createFakeBrowser()
    const { tabs, refreshes, dispose } = createFakePlatform(count, browser)
    await first(tabs).session.signIn({ username: '1', password: 'x' })
    await vi.advanceTimersByTimeAsync(1500)
    // advancing 50 tabs by 3000 seconds of timers would only slow the test down
    const stored = browser.getStored()
    if (stored) browser.openTab().write({ ...stored, storedAt: Date.now() - 2_999_000 })
    await vi.advanceTimersByTimeAsync(3000)
    expect(refreshes()).toBe(1)
    for (const tab of tabs) expect(tab.session.current()?.accessToken).toBe('token-2')
    dispose()
  })

  test('replay a rejected call with the token refreshed by another tab', async () => {
    const { tabs, refreshes, revoke, dispose } = createFakePlatform(2, createFakeBrowser())
    await first(tabs).session.signIn({ username: '1', password: 'x' })
    await vi.advanceTimersByTimeAsync(60_000)
    revoke()
    const calls = tabs.map((tab) => tab.call(tenantPackage.page))
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all(calls)
    expect(refreshes()).toBe(1)
    dispose()
  })

  test('F29 a sign-out in one tab aborts the calls of the others', async () => {
    const { tabs, ended, answers, dispose } = createFakePlatform(2, createFakeBrowser())
    await first(tabs).session.signIn({ username: '1', password: 'x' })
    await vi.advanceTimersByTimeAsync(1000)
    answers.call = (_, init) => hangUntilAborted(init)
    const calls = Array.from({ length: 20 }, () => catchError((tabs[1] as Client).call(tenantPackage.page)))
    await vi.advanceTimersByTimeAsync(10)
    void first(tabs).session.signOut()
    await vi.advanceTimersByTimeAsync(1000)
    for (const error of await Promise.all(calls)) expect(error.kind).toBe('abort')
    expect(ended.toSorted()).toEqual(['elsewhere', 'signedOut'])
    expect(tabs[1]?.session.current()).toBeUndefined()
    dispose()
  })

  test('a hanging refresh in one tab blocks the others for at most 15 seconds', async () => {
    const browser = createFakeBrowser()
    const { tabs, answers, refreshes, dispose } = createFakePlatform(3, browser)
    let hung = 0
    answers.refresh = (answer, init) => {
      hung += 1
      return hung === 1 ? hangUntilAborted(init) : answer()
    }
    await first(tabs).session.signIn({ username: '1', password: 'x' })
    await vi.advanceTimersByTimeAsync(3_000_500)
    expect(refreshes()).toBe(1)
    await vi.advanceTimersByTimeAsync(18_000)
    expect(browser.getStored()?.accessToken).toBe('token-2')
    dispose()
  })
})

describe('Web Locks', () => {
  afterEach(() => void vi.unstubAllGlobals())

  /** Returns the maximum concurrency of 20 tabs, and the time at which the last one finishes. */
  async function twenty(options: { readonly frozen?: boolean }, seconds: number) {
    vi.stubGlobal('navigator', { locks: createFakeLocks(options) })
    vi.stubGlobal('localStorage', createFakeStorage())
    vi.stubGlobal('BroadcastChannel', undefined)
    let [under, peak, done] = [0, 0, 0]
    for (let tab = 0; tab < 20; tab += 1)
      void createCrossTab('slow').withLock(async () => {
        under += 1
        peak = Math.max(peak, under)
        await new Promise((passed) => setTimeout(passed, seconds * 1000))
        under -= 1
        done += 1
      })
    await vi.advanceTimersByTimeAsync((20 * seconds + 40) * 1000)
    return { peak, done }
  }

  test('are acquired in turn, one slow tab after another', async () => {
    expect(await twenty({}, 15)).toEqual({ peak: 1, done: 20 })
  })
  test('held by a frozen tab fall back to the lease, one tab at a time', async () => {
    expect(await twenty({ frozen: true }, 1)).toEqual({ peak: 1, done: 20 })
  })
})

describe('a lease without Web Locks', () => {
  test('is held by one of fifty tabs at a time', async () => {
    const shared = createFakeStorage()
    let under = 0
    let peak = 0
    const work = async () => {
      under += 1
      peak = Math.max(peak, under)
      await new Promise((done) => setTimeout(done, 10))
      under -= 1
    }
    const all = Promise.all(
      Array.from({ length: 50 }, (_, owner) => withLease({ storage: shared, key: 'lease', ownerId: `tab-${owner}` }, work)),
    )
    await vi.advanceTimersByTimeAsync(60_000)
    await all
    expect(peak).toBe(1)
    expect(shared.entries.size).toBe(0)
  })
  test('of a crashed tab expires and blocks others no longer than that', async () => {
    const shared = createFakeStorage()
    shared.setItem('lease', `${Date.now() + 20_000} dead`)
    const start = Date.now()
    const waited = withLease({ storage: shared, key: 'lease', ownerId: 'me' }, async () => Date.now() - start)
    await vi.advanceTimersByTimeAsync(21_000)
    expect(await waited).toBeLessThanOrEqual(20_300)
  })
  test('that one tab renews forever is not waited for', async () => {
    const shared = createFakeStorage()
    const renew = () => shared.setItem('lease', `${Date.now() + 20_000} greedy`)
    renew()
    const renewing = setInterval(renew, 1000)
    const start = Date.now()
    const waited = withLease({ storage: shared, key: 'lease', ownerId: 'me' }, async () => Date.now() - start)
    await vi.advanceTimersByTimeAsync(26_000)
    clearInterval(renewing)
    expect(await waited).toBeLessThanOrEqual(25_300)
  })
  test.each(['', 'x', '99999999999999 forged', 'NaN y'])('stored as %j blocks no tab', async (text) => {
    const shared = createFakeStorage()
    shared.setItem('lease', text)
    const had = withLease({ storage: shared, key: 'lease', ownerId: 'me' }, async () => Date.now())
    const start = Date.now()
    await vi.advanceTimersByTimeAsync(200)
    expect((await had) - start).toBeLessThan(200)
  })
  test('in blocked storage is skipped', async () => {
    const blocked: LeaseStorage = {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => undefined,
      removeItem: () => undefined,
    }
    expect(await withLease({ storage: blocked, key: 'lease', ownerId: 'me' }, async () => 1)).toBe(1)
  })
})
