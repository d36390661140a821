import { type Client, JwskError, type SessionEndReason, type SessionUser } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFailedAttemptsFx } from '../../auth/lock/model'
import { $ended, $rejection, $user, sessionChanged } from '../../auth/session/model'
import { $logs, errorLogged, readLogClockFx } from '../../platform/logs/model'
import { $notices, readNoticeClockFx } from '../../shell/notices/model'
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

// spec 8.7
test('a failed refresh is logged, also after the session ended, and shows no notice', async () => {
  const listeners: Record<string, (value: unknown) => void> = {}
  const on = (name: string, listener: (value: unknown) => void) => {
    listeners[name] = listener
    return () => undefined
  }
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('location', { href: 'http://console.test/system/post' })
  const handlers = [
    [readFailedAttemptsFx, () => undefined],
    [readLogClockFx, () => new Date(0)],
    [readNoticeClockFx, () => 0],
  ] as const
  const scope = fork({ handlers: new Map<never, () => unknown>(handlers as never) })
  connectSession({ session: { on, current: () => ({ user }) } } as unknown as Client, scope) // the only members used
  await allSettled(errorLogged, { scope, params: { type: 'error', url: '', message: '上一位', stack: '', info: '' } })
  const refused = new JwskError({ kind: 'unauthorized', message: '令牌已失效', code: 401 })
  listeners.refreshFailed?.(refused)
  listeners.ended?.('expired')
  await allSettled(scope)
  expect(scope.getState($logs).map(({ type, message }) => [type, message])).toEqual([['refresh', '令牌已失效']])
  expect(printed.mock.calls).toEqual([[refused]])
  expect(scope.getState($notices)).toEqual([])
  printed.mockRestore()
})

test.each([
  ['您的账号已在其他地方登录', '您的账号已在其他地方登录'],
  ['请求未授权', ''],
  [undefined, ''],
])('a session that ends by the message %s is explained by %j until the next one', async (message, expected) => {
  let end: (reason: SessionEndReason, error?: JwskError) => void = () => undefined
  const on = (name: string, listener: typeof end) => {
    if (name === 'ended') end = listener
    return () => undefined
  }
  const scope = fork({ handlers: [[readFailedAttemptsFx, () => undefined]] })
  connectSession({ session: { on, current: () => ({ user }) } } as unknown as Client, scope) // the only members used
  end('expired', message === undefined ? undefined : new JwskError({ kind: 'unauthorized', message, code: 401 }))
  expect([scope.getState($ended), scope.getState($rejection)]).toEqual(['expired', expected])
  await allSettled(sessionChanged, { scope, params: user })
  expect(scope.getState($rejection)).toBe('')
})

test('other tabs learn why the platform ended the session', async () => {
  const on = (name: string, listener: (reason: SessionEndReason, error?: JwskError) => void) => {
    if (name === 'ended') listeners.push(listener)
    return () => undefined
  }
  const listeners: ((reason: SessionEndReason, error?: JwskError) => void)[] = []
  const open = (current: () => unknown) => {
    const scope = fork({ handlers: [[readFailedAttemptsFx, () => undefined]] })
    return { scope, stop: connectSession({ session: { on, current } } as unknown as Client, scope) } // the only members used
  }
  const pages = [open(() => undefined), open(() => undefined), open(() => ({ user }))] as const
  listeners[0]?.('expired', new JwskError({ kind: 'unauthorized', message: '您的账号已在其他地方登录', code: 401 }))
  listeners[1]?.('elsewhere')
  await vi.waitFor(() => expect(pages[1].scope.getState($rejection)).toBe('您的账号已在其他地方登录'))
  expect(pages[1].scope.getState($ended)).toBe('elsewhere')
  // signed in again in the meantime
  expect(pages[2].scope.getState($rejection)).toBe('')
  for (const { stop } of pages) stop()
})
