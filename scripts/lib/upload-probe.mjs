// node scripts/lib/upload-probe.mjs [require]: uploads to itself by the built @jwsk/sdk and is told how far it is
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const asked = createRequire(import.meta.url)
const isRequired = process.argv[2] === 'require'
const { createClient } = isRequired ? asked('@jwsk/sdk') : await import('@jwsk/sdk')
const { user } = isRequired ? asked('@jwsk/sdk/system') : await import('@jwsk/sdk/system')

const server = createServer(async (request, answer) => {
  let length = 0
  for await (const chunk of request) length += chunk.length
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 200, success: true, data: { length } }))
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))

const told = []
const client = createClient({ baseUrl: `http://127.0.0.1:${server.address().port}`, clientId: 'probe', clientSecret: 'probe' })
const file = new File([new Uint8Array(200_000)], 'users.xlsx')
await client.upload(user.importUser, { file, isCovered: 0 }, { onProgress: ({ sent, total }) => told.push(sent / total) })
client.dispose()
server.closeAllConnections()
server.close()

if (told.length < 2 || told.at(-1) !== 1) throw new Error(`the upload told ${JSON.stringify(told)} of its progress`)
