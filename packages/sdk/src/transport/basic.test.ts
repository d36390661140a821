import { expect, test } from 'vitest'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'

// spec 7.2, 7.3
test('an operation with basic: false sends no Basic header', async () => {
  const { fetch, requests } = createScriptedFetch(() =>
    jsonResponse({ code: 200, success: true, data: { records: [], total: 0 }, msg: '' }),
  )
  const client = createClient({ baseUrl: 'http://gateway.test', clientId: 'a', clientSecret: 'b', fetch })
  await client.call(tenantPackage.page)
  await client.call({ ...tenantPackage.page, basic: false })
  const sent = requests.map(({ init }) => new Headers(init.headers).get('authorization'))
  expect(sent).toEqual([`Basic ${btoa('a:b')}`, null])
  client.dispose()
})
