import { fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $logs, readLogClockFx } from '../../platform/logs/model'
import { logUncaughtErrors } from './session-events'

afterEach(() => vi.unstubAllGlobals())

// spec 8.13
test.each([
  ['error', { error: new Error('算错了') }],
  ['unhandledrejection', { reason: new Error('算错了') }],
])('an uncaught %s is logged with its message, stack and URL', (type, details) => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('location', { href: 'http://console.test/system/post' })
  const scope = fork({ handlers: [[readLogClockFx, () => new Date(0)]] })
  logUncaughtErrors(scope)
  target.dispatchEvent(Object.assign(new Event(type), details))
  expect(scope.getState($logs)).toEqual([
    expect.objectContaining({ type, url: 'http://console.test/system/post', message: '算错了', info: type }),
  ])
  expect(scope.getState($logs)[0]?.stack).toContain('Error: 算错了')
})
