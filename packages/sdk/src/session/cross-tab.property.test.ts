import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createFakeBrowser } from '../../test/fake-browser'
import { createFakePlatform } from '../../test/fake-platform'
import { fc, test } from '../../test/property'
import { hangUntilAborted, jsonResponse } from '../../test/scripted-fetch'
import { isJwskError } from '../errors'
import { tenantPackage } from '../generated/system'
import type { StoredSession } from '../session-types'
import type { Client } from '../types'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tab = fc.nat(3)
const moods = ['well', 'with 500', 'never', 'with HTML', 'with 401'] as const
const steps = fc.oneof(
  fc.record({ does: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 1600 }) }),
  fc.record({ does: fc.constantFrom('call' as const, 'signOut' as const, 'refresh' as const), tab }),
  fc.record({ does: fc.constant('signIn' as const), tab, user: fc.constantFrom('1', '2', '3') }),
  fc.record({ does: fc.constant('network' as const), answers: fc.constantFrom(...moods) }),
  fc.record({ does: fc.constant('locks' as const), given: fc.boolean() }),
  fc.record({ does: fc.constant('sleep' as const) }),
)
type Step = typeof steps extends fc.Arbitrary<infer Of> ? Of : never

const responsesByMood: Record<(typeof moods)[number], (answer: () => Response, init: RequestInit) => Response | Promise<Response>> = {
  well: (answer) => answer(),
  'with 500': () => jsonResponse({ code: 500, msg: 'x' }, 500),
  never: (_, init) => hangUntilAborted(init),
  'with HTML': () => new Response('<html>'),
  'with 401': () => jsonResponse({ code: 401, msg: 'x' }, 401),
}

function openWorld() {
  const browser = createFakeBrowser()
  const platform = createFakePlatform(4, browser)
  const work: Promise<unknown>[] = []
  const unsettled = new Set<Promise<unknown>>()
  let writesAtSignOut = -1
  let manualRefreshes = 0

  const settle = (promise: Promise<unknown>) => {
    unsettled.add(promise)
    const done = (error?: unknown) => {
      unsettled.delete(promise)
      // every failure is one of the SDK's errors
      if (error !== undefined) expect(isJwskError(error)).toBe(true)
    }
    work.push(promise.then(() => done(), done))
  }
  const at = (index: number) => platform.tabs[index] as Client

  const take = (step: Step): unknown => {
    switch (step.does) {
      case 'wait':
        return vi.advanceTimersByTimeAsync(step.seconds * 1000)
      case 'call':
        return settle(at(step.tab).call(tenantPackage.page))
      case 'signOut':
        settle(at(step.tab).session.signOut())
        writesAtSignOut = browser.written.length
        return undefined
      case 'refresh':
        manualRefreshes += 1
        return settle(at(step.tab).session.refresh())
      case 'signIn':
        return settle(at(step.tab).session.signIn({ username: step.user, password: 'x' }))
      case 'network':
        platform.answers.refresh = responsesByMood[step.answers]
        return undefined
      case 'locks':
        browser.hasLocks = step.given
        return undefined
      case 'sleep':
        return vi.setSystemTime(Date.now() + 9 * 3600 * 1000)
    }
  }
  return {
    browser,
    platform,
    work,
    unsettled,
    take,
    signedOutLast: () => writesAtSignOut === browser.written.length,
    manualRefreshes: () => manualRefreshes,
  }
}

function groupUsersBySession(written: readonly StoredSession[]): Map<string | undefined, Set<string>> {
  const users = new Map<string | undefined, Set<string>>()
  for (const { sessionId, user } of written) users.set(sessionId, (users.get(sessionId) ?? new Set()).add(user.userId))
  return users
}

test.property(
  { name: 'any schedule of four tabs keeps the session invariants', runs: 200 },
  [fc.array(steps, { maxLength: 25 })],
  async (schedule) => {
    const { browser, platform, work, unsettled, take, signedOutLast, manualRefreshes } = openWorld()
    // I5: a listener may call anything
    for (const client of platform.tabs) client.session.on('changed', () => void client.call(tenantPackage.page).catch(() => undefined))
    for (const step of schedule) {
      await take(step)
      await vi.advanceTimersByTimeAsync(1)
    }
    // I4: every call settles within a minute
    await vi.advanceTimersByTimeAsync(61_000)
    expect(unsettled.size).toBe(0)
    await Promise.all(work)
    platform.dispose()

    // I3, F30: nothing was written after the last sign-out, and no session ever had two users
    if (signedOutLast()) expect(browser.getStored()).toBeUndefined()
    for (const users of groupUsersBySession(browser.written).values()) expect(users.size).toBe(1)
    const generations = browser.written.map(({ generation }) => generation)
    expect(generations).toEqual(generations.toSorted((a, b) => a - b))
    // I1: during an outage a tab sends at most one refresh in 30 seconds instead of one per second
    const seconds = schedule.reduce((sum, step) => sum + (step.does === 'wait' ? step.seconds : 1), 61)
    expect(platform.refreshes()).toBeLessThanOrEqual(4 * (seconds / 30 + 10 * schedule.length + 10) + manualRefreshes())
  },
)
