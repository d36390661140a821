import { createClient } from '@jwsk/sdk'
import { springBlade } from '@jwsk/sdk/profiles'
import { param } from '@jwsk/sdk/system'

const blade = createClient({
  profile: springBlade({ publicKey: process.env.BLADE_KEY ?? '' }),
  baseUrl: process.env.BLADE_URL ?? 'http://127.0.0.1:8888',
  clientId: process.env.BLADE_CLIENT ?? 'your-console',
  clientSecret: process.env.BLADE_SECRET ?? '',
})
await blade.session.signIn({ username: 'admin', password: process.env.BLADE_PASSWORD ?? '' })
for await (const row of blade.records(param.page)) process.stdout.write(`${row.paramName} ${row.paramValue}\n`)
await blade.session.signOut()
