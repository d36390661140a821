// what a call costs, each way in its own words: tsx scripts/bench/calls.ts <calls>
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@jwsk/sdk'
import { createNodeFetch } from '@jwsk/sdk/node'
import { createRaw, type SystemPaths } from '@jwsk/sdk/raw'
import { tenantPackage } from '@jwsk/sdk/system'
import axios from 'axios'
import ky from 'ky'
import { ofetch } from 'ofetch'
import OpenAI from 'openai'
import createOpenapi from 'openapi-fetch'
import { measure, table, type Ways } from './measure'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(1_790_000_000_000_000_000n + BigInt(index)),
    packageName: `产品包 ${index}`,
    menuId: '1800000000000000001,1800000000000000002',
    remark: '',
  }))
const envelope = (count: number) =>
  JSON.stringify({
    code: 200,
    success: true,
    msg: '操作成功',
    data: { records: rowsOf(count), total: count, size: count, current: 1, pages: 1 },
  })
const bodies: Readonly<Record<string, string>> = { '10': envelope(10), '1000': envelope(1000) }
const token = { access_token: 'header.payload.signature', refresh_token: 'refresh', user_id: '1', tenant_id: '000000' }

const server = createServer((request, answer) => {
  const { searchParams, pathname } = new URL(request.url ?? '/', 'http://localhost')
  answer.writeHead(200, { 'content-type': 'application/json' })
  answer.end(pathname.endsWith('/token') ? JSON.stringify(token) : bodies[searchParams.get('size') ?? '10'])
})

const path = '/jwsk-system/tenant-package/page'

async function waysTo(origin: string, size: number): Promise<Ways> {
  const baseUrl = `${origin}/api`
  const options = { baseUrl: origin, clientId: 'bench', clientSecret: 'bench' }
  const client = createClient(options)
  const node = createClient({ ...options, fetch: createNodeFetch() })
  for (const each of [client, node]) await each.session.signIn({ username: 'a', password: 'b' })
  const headers = { authorization: `Basic ${btoa('bench:bench')}`, 'blade-auth': `bearer ${token.access_token}` }
  const query = { current: 1, size }
  const timeout = 60_000
  const openapi = createOpenapi<SystemPaths>({ baseUrl, headers })
  const raw = createRaw<SystemPaths>(client)
  // what Stainless generates stands over one runtime: this is it, pointed at the platform
  const stainless = new OpenAI({ apiKey: 'bench', baseURL: baseUrl, defaultHeaders: headers, timeout })
  const unwrap = (body: unknown) => (body as { data: unknown }).data
  return {
    'plain fetch': async () => unwrap(await (await fetch(`${baseUrl}${path}?current=1&size=${size}`, { headers })).json()),
    '@jwsk/sdk': () => client.call(tenantPackage.page, query),
    '@jwsk/sdk, Node transport': () => node.call(tenantPackage.page, query),
    '@jwsk/sdk/raw': async () => unwrap((await raw.GET(path, { params: { query } })).data),
    'openapi-fetch': async () => unwrap((await openapi.GET(path, { params: { query } })).data),
    'a Stainless client': async () => unwrap(await stainless.get(path, { query })),
    ky: async () => unwrap(await ky.get(baseUrl + path, { headers, searchParams: query, timeout }).json()),
    ofetch: async () => unwrap(await ofetch(path, { baseURL: baseUrl, headers, query, timeout })),
    axios: async () => unwrap((await axios.get(baseUrl + path, { headers, params: query, timeout })).data),
  }
}

async function main(calls: number): Promise<void> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // a TCP server's address is no string
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const small = await waysTo(origin, 10)
  const large = await waysTo(origin, 1000)
  const tell = (text: string) => void process.stdout.write(`${text}\n`)
  tell(table('one call after another, 10 rows', await measure(small, { calls, abreast: 1 })))
  tell(table('64 calls at a time, 10 rows', await measure(small, { calls: Math.max(64, calls), abreast: 64 })))
  tell(table('one call after another, 1,000 rows', await measure(large, { calls: Math.ceil(calls / 10), abreast: 1 })))
  server.closeAllConnections()
  server.close()
}

await main(Number(process.argv[2] ?? 2000))
