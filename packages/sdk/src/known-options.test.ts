import { expect, test } from 'vitest'
import { catchError } from '../test/catch-error'
import { createScriptedFetch, jsonResponse } from '../test/scripted-fetch'
import { createClient } from './client'
import { tenantPackage } from './generated/system'

const names = { baseUrl: 'http://gateway.test', clientId: 'a', clientSecret: 'b' }

test.each([
  [{ timeoutMs: 1 }, 'unknown option "timeoutMs", did you mean "timeout"?'],
  [{ baseURL: 'x' }, 'unknown option "baseURL", did you mean "baseUrl"?'],
  [{ retries: 1 }, 'unknown option "retries", did you mean "retry"?'],
  [{ quite: 1, timeout: 5 }, /unknown option "quite"$/],
  [{ constructor: 1 }, 'unknown option "constructor"'],
])('createClient refuses %o by name', (more, message) => {
  expect(() => createClient({ ...names, ...more } as never)).toThrow(message)
})

test('a call refuses an unknown option before sending', async () => {
  const { fetch, requests } = createScriptedFetch(() => jsonResponse({ code: 200, data: { records: [], total: 0 }, msg: '' }))
  const client = createClient({ ...names, fetch })
  expect(await catchError(client.call(tenantPackage.page, {}, { timout: 1 } as never))).toMatchObject({
    kind: 'configuration',
    message: 'tenantPackage.page: unknown option "timout", did you mean "timeout"?',
  })
  expect(requests).toEqual([])
})
