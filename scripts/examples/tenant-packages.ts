import { createClient } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'

const baseUrl = process.env.JWSK_URL ?? 'http://127.0.0.1:8700'
const jwsk = createClient({ baseUrl, clientId: 'console', clientSecret: 'console' })

await jwsk.session.signIn({ username: 'admin', password: 'admin123' })
await jwsk.call(tenantPackage.submit, { packageName: `脚本 ${Date.now()}`, menuId: '1123598815738675201' })
for await (const row of jwsk.records(tenantPackage.page)) process.stdout.write(`${row.id} ${row.packageName}\n`)
await jwsk.session.signOut()
