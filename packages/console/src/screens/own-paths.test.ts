import { afterEach, expect, test, vi } from 'vitest'
import { isOwnPath } from './own-paths'

afterEach(() => vi.unstubAllEnvs())

test('H39 the map of those who build the console is no page of a production build', () => {
  expect(isOwnPath('/test/index')).toBe(true)
  vi.stubEnv('DEV', false)
  expect(['/test/index', '/info/index'].map(isOwnPath)).toEqual([false, true])
})
