// node scripts/lib/upload-probe.mjs [require]: uploads to its own server with the built @jwsk/sdk and checks the reported progress
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const requireModule = createRequire(import.meta.url)
const isRequired = process.argv[2] === 'require'
const { createClient } = isRequired ? requireModule('@jwsk/sdk') : await import('@jwsk/sdk')
const { user } = isRequired ? requireModule('@jwsk/sdk/system') : await import('@jwsk/sdk/system')

const server = createServer(async (request, answer) => {
  let length = 0
  for await (const chunk of request) length += chunk.length
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 200, success: true, data: { length } }))
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))

const progress = []
const client = createClient({ baseUrl: `http://127.0.0.1:${server.address().port}`, clientId: 'probe', clientSecret: 'probe' })
const file = new File([new Uint8Array(200_000)], 'users.xlsx')
await client.upload(user.importUser, { file, isCovered: 0 }, { onProgress: ({ sent, total }) => progress.push(sent / total) })
client.dispose()
server.closeAllConnections()
server.close()

if (progress.length < 2 || progress.at(-1) !== 1) throw new Error(`the upload told ${JSON.stringify(progress)} of its progress`)
