import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchError } from '../../test/catch-error'
import { createScriptedFetch, hangUntilAborted } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { region, tenantPackage } from '../generated/system'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => {
  const { fetch } = createScriptedFetch((_, init) => hangUntilAborted(init))
  return createClient({ baseUrl: 'http://gateway.test', clientId: 'a', clientSecret: 'b', fetch })
}

// spec 9.3, 9.4
test.each([
  ['a call', 60_000, () => open().call(tenantPackage.page, {}, { retry: 0 })],
  ['the crawl of the regions', 480_000, () => open().call(region.crawlData, { parentCode: '33' }, { retry: 0 })],
])('%s times out after %i ms', async (_, limit, ask) => {
  let kind = ''
  const call = catchError(ask()).then((error) => {
    kind = error.kind
  })
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(kind).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(kind).toBe('timeout')
})
