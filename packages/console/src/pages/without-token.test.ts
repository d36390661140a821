import { createClient } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { menu } from '@jwsk/sdk/system'
import { expect, test } from 'vitest'
import { withoutToken } from './without-token'

// spec 7.5
test('sends calls without a token if the entry says isToken false', async () => {
  const sent: Headers[] = []
  const client = createClient({
    baseUrl: 'http://console.test',
    clientId: 'a',
    clientSecret: 'b',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.url.includes('/token'))
        return Response.json({ access_token: 'one', refresh_token: 'r', tenant_id: '000000', user_id: '1' })
      sent.push(request.headers)
      return Response.json({ code: 200, success: true, data: [] })
    },
  })
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  await client.call(menu.topMenu)
  const nobody = withoutToken(client)
  await nobody.call(menu.topMenu)
  await nobody.callRaw(menu.topMenu)
  expect(sent.map((headers) => [headers.get('blade-auth'), headers.has('authorization')])).toEqual([
    ['bearer one', true],
    [null, true],
    [null, true],
  ])
  expect(auth.logout.token).toBeUndefined()
  client.dispose()
})
