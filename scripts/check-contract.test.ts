import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMocks } from './lib/mock-server.mjs'

const script = fileURLToPath(new URL('check-contract.ts', import.meta.url))

async function check(url: string, ...more: string[]): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    script,
    '--base-url',
    url,
    '--username',
    'admin',
    '--password',
    'admin123',
    ...more,
  ])
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      out += chunk
    })
  const code = await new Promise<number | null>((done) => child.on('exit', done))
  return { code, out }
}

let mocks: Awaited<ReturnType<typeof startMocks>>
let proxy: Server
/** Stands in front of the mocks and changes what one path answers. */
let tampered: (path: string, text: string) => string = (_, text) => text
let proxied: string

beforeAll(async () => {
  mocks = await startMocks()
  proxy = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const answer = await fetch(`${mocks.url}${path}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
    })
    const text = tampered(path, await answer.text())
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(text)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  proxied = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await mocks.close()
})

// each walk is a process of its own
describe('a server', { timeout: 120_000 }, () => {
  test('that keeps its contract is clean, and what was written to it is gone again', async () => {
    const { code, out } = await check(mocks.url, '--only', 'tenantPackage', '--writes')
    expect(out).toMatch(/tenantPackage\.submit \(add\) +200 +ok/)
    expect(out).toMatch(/tenantPackage\.remove +200 +ok/)
    expect(out).toMatch(/ok, 0 deviate, 0 missing, 0 failed/)
    expect(out).toContain('ids beyond 2^53')
    expect(code).toBe(0)
  })
  test('of the mocks keeps every contract, reading and writing, and knows its own clients only', async () => {
    const { code, out } = await check(mocks.url, '--writes')
    expect(out).toMatch(/\d{3} ok, 0 deviate, 0 missing, 0 failed, 0 refused, 1 skipped/)
    expect(out).toMatch(/publicly known client pairs +rejected/)
    expect(out).not.toMatch(/^!/m)
    expect(code).toBe(0)
  })
  test('that answers otherwise is told where', async () => {
    tampered = (path, text) => (path.includes('tenant-package/page') ? text.replace(/"total":(\d+)/, '"total":"many"') : text)
    const { code, out } = await check(proxied, '--only', 'tenantPackage')
    expect(out).toMatch(/tenantPackage\.page +200 +deviates +\$\.data\.total: expected integer, found "many"/)
    expect(code).toBe(1)
  })
  test("that refuses the contract's own example deviates, unless the contract names the rule", async () => {
    const refusal = JSON.stringify({ code: 400, success: false, msg: 'remark:不能为空' })
    tampered = (path, text) => (/(tenant-package|page-show)\/submit/.test(path) ? refusal : text)
    const own = await check(proxied, '--only', 'tenantPackage', '--writes')
    expect(own.out).toMatch(/tenantPackage\.submit \(add\) +400 +deviates +refuses its example: code 400: remark:不能为空/)
    expect(own.code).toBe(1)
    const named = await check(proxied, '--only', 'pageShow', '--writes')
    expect(named.out).toMatch(/pageShow\.submit \(add\) +400 +skipped +code 400: remark:不能为空 \(必填字段随所选的表而定\)/)
    expect(named.code).toBe(0)
  })
  test('that is not there is said to be so', async () => {
    const { code, out } = await check('http://127.0.0.1:1')
    expect(out.trim()).toBe('auth.token: network: network error')
    expect(code).toBe(2)
  })
})
