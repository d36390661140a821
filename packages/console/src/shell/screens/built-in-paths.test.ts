import { afterEach, expect, test, vi } from 'vitest'
import { isBuiltInPath } from './built-in-paths'

afterEach(() => vi.unstubAllEnvs())

// spec 2.9
test('H39 lists every built-in page, in a production build as well', () => {
  vi.stubEnv('DEV', false)
  expect(['/test/index', '/info/index', '/test/other', 'constructor'].map(isBuiltInPath)).toEqual([true, true, false, false])
})
