import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type MockServer, startMockServer } from './mock-server'
import { createMockNetwork } from './node'
import { createFileStorage } from './storage-file'
import { demoAccounts, hashPassword } from './system/organisation/user-table'

const { account, password } = demoAccounts.admin
const basic = { authorization: `Basic ${btoa('console:console')}` }
const open: MockServer[] = []

const start = async (options: Partial<Parameters<typeof startMockServer>[0]> = {}) => {
  const server = await startMockServer({ port: 0, ...options })
  open.push(server)
  return server
}
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

async function signIn(base: string) {
  const query = new URLSearchParams({ grant_type: 'password', tenantId: '000000', username: account, password: hashPassword(password) })
  const response = await fetch(`${base}/api/jwsk-auth/oauth/token?${query}`, { method: 'POST', headers: basic })
  const { access_token: token } = (await response.json()) as { access_token: string }
  return { ...basic, 'Blade-Auth': `bearer ${token}`, 'content-type': 'application/json' }
}
const page = (base: string) => `${base}/api/jwsk-system/tenant-package/page`
const total = async (base: string, headers: Record<string, string>) =>
  ((await (await fetch(page(base), { headers })).json()) as { data: { total: number } }).data.total

describe('on a real port', () => {
  test('a stored file has the origin of the page, even behind a proxy', async () => {
    const { url } = await start()
    const headers = await signIn(url)
    const link = async (more: Record<string, string>) => {
      const answer = await fetch(`${url}/api/jwsk-resource/attach/list`, { headers: { ...headers, ...more } })
      const { data } = (await answer.json()) as { data: { records: readonly { link: string }[] } }
      return new URL(data.records[0]?.link ?? '').origin
    }
    expect(await link({})).toBe(url)
    expect(await link({ 'x-forwarded-host': 'console.example', 'x-forwarded-proto': 'https' })).toBe('https://console.example')
  })
  test('a client signs in, adds and finds', async () => {
    const { url } = await start()
    const headers = await signIn(url)
    const before = await total(url, headers)
    await fetch(`${url}/api/jwsk-system/tenant-package/submit`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ packageName: '夜游版', menuId: '1' }),
    })
    expect(await total(url, headers)).toBe(before + 1)
  })

  test('a snapshot file survives a restart', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'jwsk-mocks-')), 'world.json')
    const first = await start({ storage: createFileStorage(file) })
    const headers = await signIn(first.url)
    await fetch(`${first.url}/api/jwsk-system/tenant-package/submit`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ packageName: '夜游版', menuId: '1' }),
    })
    const storedTotal = await total(first.url, headers)
    await open.pop()?.close()
    const second = await start({ storage: createFileStorage(file) })
    expect(await total(second.url, headers)).toBe(storedTotal)
  })

  test('only pages of local origins may call', async () => {
    const { url } = await start()
    const preflight = (origin: string) =>
      fetch(page(url), { method: 'OPTIONS', headers: { origin, 'access-control-request-headers': 'blade-auth,authorization' } })
    const local = await preflight('http://127.0.0.1:5173')
    expect(local.status).toBe(204)
    expect(local.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5173')
    expect(local.headers.get('access-control-allow-headers')).toBe('blade-auth,authorization')
    for (const origin of ['https://evil.example', 'http://localhost.evil.example'])
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a network fault closes the connection without a response', async () => {
    const { url } = await start()
    const headers = await signIn(url)
    await fetch(`${url}/__mock/fault`, { method: 'POST', body: JSON.stringify({ operation: 'tenantPackage.page', kind: 'network' }) })
    await expect(fetch(page(url), { headers })).rejects.toThrow('fetch failed')
    expect((await fetch(page(url), { headers })).status).toBe(200)
  })

  test('responds with 404 outside of API and controls', async () => {
    const { url } = await start()
    expect((await fetch(`${url}/favicon.ico`)).status).toBe(404)
  })

  test('reports a port that is in use', async () => {
    const { port } = await start()
    await expect(startMockServer({ port })).rejects.toThrow(String(port))
  })

  test('the command prints its address and a demo account, and ends on SIGINT', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../../packages/sdk/bin/jwsk.mjs'), 'mock'], {
      env: { ...process.env, PORT: '0' },
    })
    let printed = ''
    const ready = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        if (printed.includes('admin123')) resolve()
      })
      child.once('exit', () => reject(new Error('ended early')))
    })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    await ready
    const address = /http:\/\/127\.0\.0\.1:\d+(?=\/api)/.exec(printed)?.[0] ?? ''
    expect(await total(address, await signIn(address))).toBeGreaterThan(36)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  test('the environment selects the platform; an unknown name is rejected', async () => {
    const run = (platform: string) =>
      new Promise<string>((resolve) => {
        const command = [join(import.meta.dirname, '../../packages/sdk/bin/jwsk.mjs'), 'mock', '--port', '0']
        const child = spawn(process.execPath, ['--import', 'tsx', ...command], { env: { ...process.env, PLATFORM: platform } })
        let printed = ''
        const hear = (chunk: Buffer) => {
          printed += chunk.toString()
          if (printed.includes('password key')) child.kill('SIGINT')
        }
        child.stdout.on('data', hear)
        child.stderr.on('data', hear)
        child.once('exit', () => resolve(printed))
      })
    expect(await run('springblade')).toMatch(
      /^mock platform on http:\/\/127\.0\.0\.1:\d+\ntenant 000000, account admin, password admin\n.*04[\da-f]{128}\n$/s,
    )
    expect(await run('other')).toBe('PLATFORM is one of jwsk, springblade, springblade3, bladex\n')
  })
})

describe('behind fetch in Node', () => {
  test('serves the same platform, with network faults', async () => {
    const network = createMockNetwork()
    network.server.listen({ onUnhandledRequest: 'error' })
    try {
      const headers = await signIn('http://gateway.test')
      expect(await total('http://gateway.test', headers)).toBeGreaterThan(36)
      network.faults.add({ operation: 'tenantPackage.page', kind: 'network', times: 1 })
      await expect(fetch(page('http://gateway.test'), { headers })).rejects.toThrow()
    } finally {
      network.server.close()
    }
  })

  test('intercepts only paths below the prefix', async () => {
    const network = createMockNetwork({ settings: { apiPrefix: '/gate.way' } })
    network.server.listen({ onUnhandledRequest: 'error' })
    const answers = (path: string) =>
      fetch(`http://gateway.test${path}`).then(
        (response) => response.status,
        () => 'nobody',
      )
    try {
      expect(await answers('/gate.way/jwsk-auth/oauth/captcha')).toBe(401)
      for (const path of ['/src/gate.way/module.ts', '/gateXway/jwsk-auth/oauth/captcha', '/api/jwsk-auth/oauth/captcha'])
        expect(await answers(path)).toBe('nobody')
    } finally {
      network.server.close()
    }
  })

  test('two networks share no data', () => {
    const [one, two] = [createMockNetwork(), createMockNetwork()]
    one.world.advance(60_000)
    expect(one.world.now() - two.world.now()).toBeGreaterThan(59_000)
    one.settings.latency = 'slow'
    expect(two.settings.latency).toBe('none')
  })
})
