// smallest program that signs in and makes a call; its bundle size is the size of the SDK in a page
import { createClient } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'

export async function firstPage(username: string, password: string) {
  const client = createClient({ baseUrl: location.origin, clientId: 'page', clientSecret: 'page' })
  await client.session.signIn({ username, password })
  return client.call(tenantPackage.page, { current: 1 })
}
