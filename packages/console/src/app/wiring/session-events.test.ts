import type { Client, SessionUser } from '@jwsk/sdk'
import { fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFailedAttemptsFx } from '../../lock/model'
import { $ended, $user } from '../../session/model'
import { connectSession } from './session-events'

const user = { tenantId: '000000', userId: '1', deptId: '1', roleId: '1' } as SessionUser // the models read no other field

let target = new EventTarget()
beforeEach(() => {
  target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
})
afterEach(() => vi.unstubAllGlobals())

/** a page that showed someone, with the session that the browser still has */
function page(left: SessionUser | undefined) {
  let current: { readonly user: SessionUser } | undefined = { user }
  const client = { session: { on: () => () => undefined, current: () => current } } as unknown as Client // nothing else of it is used
  const scope = fork({ handlers: [[readFailedAttemptsFx, () => undefined]] })
  const stop = connectSession(client, scope)
  current = left && { user: left }
  const come = (persisted: boolean) => target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { scope, come, stop }
}

test.each([
  { person: 'signed out or locked', left: undefined, persisted: true, shown: null },
  { person: 'still signed in', left: user, persisted: true, shown: user },
  { person: 'never left', left: undefined, persisted: false, shown: user },
])('F50 a page out of the cache whose person $person shows no more than it may', ({ left, persisted, shown }) => {
  const { scope, come, stop } = page(left)
  expect(scope.getState($user)).toEqual(user)
  come(persisted)
  expect(scope.getState($user)).toEqual(shown)
  expect(scope.getState($ended)).toBe(shown ? null : 'elsewhere')
  stop()
})

test('F50 a page that was let go of hears nothing more', () => {
  const { scope, come, stop } = page(undefined)
  stop()
  come(true)
  expect(scope.getState($user)).toEqual(user)
})
