import { createClient } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import type { Open } from './target'

export const open: Open = async ({ origin }) => {
  const client = createClient({ baseUrl: origin, clientId: 'bench', clientSecret: 'bench' })
  await client.session.signIn({ username: 'a', password: 'b' })
  return (size) => client.call(tenantPackage.page, { current: 1, size })
}
