import { getEventListeners } from 'node:events'
import { expect } from 'vitest'
import { fc, test } from '../../test/property'
import { createScriptedFetch, hangUntilAborted, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { isJwskError } from '../errors'
import { tenantPackage } from '../generated/system'

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}
const page = { code: 200, data: { records: [], total: 0 } }

test.property(
  'F58 an aborted call always settles and leaves no listeners on its signal',
  [fc.nat(30), fc.nat(30), fc.constantFrom('answer', 'break', 'hang')],
  async (abortedAfter, answeredAfter, does) => {
    const { fetch } = createScriptedFetch(async (_, init) => {
      await turns(answeredAfter)
      if (does === 'hang') return hangUntilAborted(init)
      if (does === 'break') throw new TypeError('fetch failed')
      return jsonResponse(page)
    })
    const client = createClient({ baseUrl: 'http://gateway.test', clientId: 'console', clientSecret: 'test', fetch })
    const caller = new AbortController()
    const call = client.call(tenantPackage.page, {}, { signal: caller.signal, retry: 0 }).then(
      () => 'answer',
      (error: unknown) => (isJwskError(error) ? error.kind : String(error)),
    )
    await turns(abortedAfter)
    // a signal that outlives its call, e.g. that of a page
    if (abortedAfter < 20 || does === 'hang') caller.abort()
    expect(does === 'hang' ? ['abort'] : ['abort', does === 'break' ? 'network' : 'answer']).toContain(await call)
    expect(getEventListeners(caller.signal, 'abort')).toEqual([])
    client.dispose()
  },
)

test.each([Number.POSITIVE_INFINITY, 2 ** 40])('a timeout of %d ms, longer than a timer supports, is accepted', async (timeout) => {
  const { fetch } = createScriptedFetch(async () => {
    await new Promise((answered) => setTimeout(answered, 20))
    return jsonResponse(page)
  })
  const client = createClient({ baseUrl: 'http://gateway.test', clientId: 'console', clientSecret: 'test', fetch })
  expect((await client.call(tenantPackage.page, {}, { timeout })).total).toBe(0)
  client.dispose()
})
