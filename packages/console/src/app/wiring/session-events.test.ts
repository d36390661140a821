import type { Client, SessionUser } from '@jwsk/sdk'
import { fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFailedAttemptsFx } from '../../auth/lock/model'
import { $ended, $user } from '../../auth/session/model'
import { connectSession } from './session-events'

const user = { tenantId: '000000', userId: '1', deptId: '1', roleId: '1' } as SessionUser // the models read no other field

let target = new EventTarget()
beforeEach(() => {
  target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
})
afterEach(() => vi.unstubAllGlobals())

/** creates a page that rendered a user, with the session that the browser still has */
function page(remaining: SessionUser | undefined) {
  let current: { readonly user: SessionUser } | undefined = { user }
  const client = { session: { on: () => () => undefined, current: () => current } } as unknown as Client // the only members used
  const scope = fork({ handlers: [[readFailedAttemptsFx, () => undefined]] })
  const stop = connectSession(client, scope)
  current = remaining && { user: remaining }
  const show = (persisted: boolean) => target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { scope, show, stop }
}

test.each([
  { state: 'a signed-out or locked page', remaining: undefined, persisted: true, expected: null },
  { state: 'a signed-in page', remaining: user, persisted: true, expected: user },
  { state: 'a page that never left', remaining: undefined, persisted: false, expected: user },
])('F50 $state has the right user after pageshow', ({ remaining, persisted, expected }) => {
  const { scope, show, stop } = page(remaining)
  expect(scope.getState($user)).toEqual(user)
  show(persisted)
  expect(scope.getState($user)).toEqual(expected)
  expect(scope.getState($ended)).toBe(expected ? null : 'elsewhere')
  stop()
})

test('F50 a disconnected page ignores pageshow', () => {
  const { scope, show, stop } = page(undefined)
  stop()
  show(true)
  expect(scope.getState($user)).toEqual(user)
})
