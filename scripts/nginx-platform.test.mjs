import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, startEcho } from './lib/echo-server.mjs'
import { freePort, startNginx } from './lib/nginx-server.mjs'
import { release } from './lib/release.mjs'
import { createHeaders } from './lib/security-headers.mjs'
import { findNginx } from './nginx.mjs'

const nginx = findNginx()

/** Sends a request byte for byte, and returns the answer. */
const sendRaw = (url, lines) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    let read = ''
    const socket = connect(Number(port), hostname)
    socket.on('data', (chunk) => (read += chunk))
    socket.on('close', () => resolve(read))
    socket.on('error', reject)
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  })

const upgrade = (url, ...headers) =>
  sendRaw(url, ['GET /api/live HTTP/1.1', 'Host: console.test', 'Connection: Upgrade, close', ...headers])

describe.skipIf(!nginx)(nginx ? 'the platform behind nginx' : 'skipped: no nginx is installed here', () => {
  let folder
  let platform
  const servers = []
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jwsk-platform-'))
    chmodSync(folder, 0o755)
    for (const name of ['build', 'delivery', 'config']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'build/index.html'), '<p>page</p>')
    writeFileSync(join(folder, 'build/config.json'), '{}')
    writeFileSync(join(folder, 'delivery/headers.json'), JSON.stringify(createHeaders('')))
    platform = await startEcho()
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    platform?.closeAllConnections()
    platform?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Options of a release with this config.json, and its address. */
  async function prepare(name, config = {}) {
    const [to, file, port] = [join(folder, name), join(folder, `config/${name}.json`), await freePort()]
    writeFileSync(file, JSON.stringify(config))
    const places = { from: join(folder, 'build'), delivery: join(folder, 'delivery') }
    const options = { to, ...places, config: file, gateway: `127.0.0.1:${platform.address().port}`, listen: `127.0.0.1:${port}` }
    return { to, port, options, url: `http://127.0.0.1:${port}` }
  }

  /** Releases with this config.json and serves it; `own` is nginx configuration of the operator. */
  async function serve(name, { config, own = '', ...others } = {}) {
    const { to, port, options, url } = await prepare(name, config)
    await release({ ...options, ...others })
    writeFileSync(join(to, 'nginx/own-test.conf'), own)
    servers.push(await startNginx(nginx, { to, port }))
    return { to, url, options }
  }

  const reached = async (url) => JSON.parse((await ask(url)).body).url

  test('proxies a WebSocket', async () => {
    const { url } = await serve('socket')
    expect(await upgrade(url, 'Upgrade: WebSocket')).toMatch(/^HTTP\/1.1 101 [\s\S]*tunnel of websocket$/)
    for (const headers of [
      ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'],
      ['Upgrade: websocket, h2c'],
      ['Upgrade: TLS/1.0'],
      ['Upgrade:'],
    ]) {
      const answer = await upgrade(url, ...headers)
      expect(answer, headers[0]).toMatch(/^HTTP\/1.1 200 /)
      expect(answer, headers[0]).not.toMatch(/tunnel|"upgrade"/)
    }
  })

  describe('a response', () => {
    let url
    beforeAll(async () => {
      const own = 'location ^~ /api/trusted/ {\n  set $document_policy "";\n  include platform.conf;\n}\n'
      url = (await serve('documents', { own })).url
    })
    const getPolicies = async (path, query) => {
      const { headers } = await ask(`${url}${path}?${new URLSearchParams(query)}`)
      expect(headers['x-content-type-options']).toBe('nosniff')
      return headers['content-security-policy']
    }

    test.each([
      'text/html',
      'TEXT/HTML; charset=utf-8',
      'image/svg+xml',
      'application/xhtml+xml',
      'application/xml',
      'text/xml;charset=utf-8',
      'application/rss+xml',
      'text/xsl',
      'multipart/x-mixed-replace; boundary=a',
    ])('of type %s runs no script', async (type) => {
      expect(await getPolicies('/api/oss/file', { type })).toBe('sandbox')
      expect(await getPolicies('/api/blade-auth/token', { type })).toBe('sandbox')
    })

    test.each([
      'application/json',
      'application/pdf',
      'image/png',
      'application/octet-stream',
      'text/event-stream',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'video/mp4',
      'text/plain',
    ])('of type %s is as the platform sent it', async (type) => expect(await getPolicies('/api/oss/file', { type })).toBeUndefined())

    test('keeps the policy of the platform', async () => {
      const policy = "default-src 'none'"
      expect(await getPolicies('/api/oss/file', { type: 'text/html', policy })).toBe(`${policy}, sandbox`)
      expect(await getPolicies('/api/oss/file', { type: 'text/plain', policy })).toBe(policy)
    })

    test('of a path that the operator trusts keeps its rights', async () =>
      expect(await getPolicies('/api/trusted/report', { type: 'text/html' })).toBeUndefined())
  })

  test('refuses a path that leaves its folder behind a parameter', async () => {
    const { url } = await serve('climbing')
    for (const path of [
      '/api/file/..;/actuator/env',
      '/api/..;a=1/actuator',
      '/api/file/..;/../file',
      '/api/%2e%2e;/x',
      '/api/.%2E%3B/x',
      '/api/..%3b/x',
      '/api/%252e%252e%253b/x',
      '/api/a%2f..%3bx/y',
      '/api/a\\..;/y',
      '/..;/x',
    ])
      expect(await sendRaw(url, [`GET ${path} HTTP/1.1`, 'Host: a.test', 'Connection: close']), path).toMatch(/^HTTP\/1.1 400 /)
    for (const path of ['/api/file/a..;b', '/api/file;v=..;/x', '/api/x?path=/..;/y']) expect(await reached(url + path), path).toBe(path)
  })

  describe('the prefix', () => {
    const springBlade = { profile: 'springblade' }
    test.each([
      ['no profile', {}, '/api/x'],
      ['SpringBlade', springBlade, '/x'],
      ['BladeX', { profile: 'bladex' }, '/x'],
      ['an object', { profile: { extends: 'bladex', servicePrefix: 'acme-' } }, '/x'],
      ['an object with its own prefix', { profile: { extends: 'bladex', apiPrefix: '/api' } }, '/api/x'],
      ['a site', { sites: { 'a.test': { title: 'A' } }, ...springBlade }, '/x'],
    ])('follows %s', async (name, config, path) => {
      const { url } = await serve(`prefix-${name.replaceAll(' ', '-')}`, { config })
      expect(await reached(`${url}/api/x`)).toBe(path)
    })

    test('follows a file next to config.json, which is served and kept', async () => {
      writeFileSync(join(folder, 'config/desk.json'), JSON.stringify({ extends: 'springblade', servicePrefix: 'desk-' }))
      const { url, to, options } = await serve('prefix-file', { config: { profile: 'desk.json' } })
      expect(await reached(`${url}/api/x`)).toBe('/x')
      const { headers, body } = await ask(`${url}/desk.json`)
      expect([JSON.parse(body).servicePrefix, headers['cache-control']]).toEqual(['desk-', 'no-cache'])
      writeFileSync(join(to, 'html/desk.json'), '{"extends":"bladex","apiPrefix":"/api"}')
      const { config: _, ...later } = options
      await release(later)
      expect(readFileSync(join(to, 'html/desk.json'), 'utf8')).toContain('"apiPrefix"')
      expect(await reached(`${url}/api/x`)).toBe('/api/x')
    })

    test('is taken off below a path', async () => {
      const { url } = await serve('prefix-below', { config: { ...springBlade, apiPrefix: '/a/b/api' }, base: '/a/b/' })
      expect(await reached(`${url}/a/b/api/x`)).toBe('/x')
      expect(await reached(`${url}/api/x`)).toBe('/x')
    })

    test('is what --strip says, also in later releases', async () => {
      const { url, options } = await serve('prefix-word', { config: springBlade, strip: '/' })
      await release(options)
      expect(await reached(`${url}/api/x`)).toBe('/api/x')
      await release({ ...options, strip: '/api' })
      expect(await reached(`${url}/api/x`)).toBe('/x')
    })

    test.each([
      [{ profile: 'blade' }, 'unknown profile "blade"'],
      [{ profile: { extends: 'constructor' } }, 'unknown profile "constructor"'],
      [{ profile: 'torn.json' }, 'the profile torn.json is not JSON'],
      [{ profile: 'gone.json' }, 'names the profile gone.json, which is not next to it'],
      [{ ...springBlade, sites: { 'a.test': { profile: 'jwsk' } } }, 'choose one with --strip'],
    ])('of %j is refused before anything changes', async (config, message) => {
      writeFileSync(join(folder, 'config/torn.json'), '{"extends":')
      const { to, options } = await prepare('refused', config)
      await expect(release(options)).rejects.toThrow(message)
      expect(existsSync(to)).toBe(false)
      await expect(release({ ...options, strip: 'api/' })).rejects.toThrow(/--strip begins with a slash|profile/)
      expect(existsSync(to)).toBe(false)
    })
  })

  describe('the limit of sign-ins', () => {
    let url
    let client = 0
    beforeAll(async () => {
      writeFileSync(
        join(folder, 'config/hall.json'),
        JSON.stringify({ extends: 'springblade', operationOverrides: { 'auth.token': { path: '/jwsk-auth/login/enter.do' } } }),
      )
      const sites = { 'a.test': { paths: { token: '/jwsk-auth/sign.in' } } }
      const own = 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\nlocation ^~ /api/own/ {\n  include platform.conf;\n}\n'
      url = (await serve('limits', { config: { profile: 'hall.json', sites }, own })).url
    })
    /** Sends calls of one more client through a proxy, and returns how many are rejected. */
    const countRejected = async (path) => {
      client += 1
      const headers = { 'x-forwarded-for': `198.51.100.7, 203.0.113.${client}` }
      const answers = await Promise.all(Array.from({ length: 120 }, () => ask(url + path, { method: 'POST', headers })))
      return answers.filter(({ status }) => status === 429).length
    }

    test.each([
      '/api/blade-auth/token?account=a',
      '/api/blade-auth/token/',
      '/api/blade-auth/token//',
      '/api/blade-auth//ToKeN',
      '/api//blade-auth/token',
      '/api/blade-auth/%74oken;v=1',
      '/api/blade-auth;v=1/token;v=1/',
      '/api/blade-auth/token/;v=1',
      '/api/blade-auth/token/;v=1/;',
      '/api/blade-auth/%74%6f%6b%65%6e%2f',
      '/api/blade-auth/./token',
      '/api/blade-auth/token/x/..',
      '/api/blade-auth/oauth/token',
      '/api/blade-auth/Sign.in/',
      '/api/blade-auth/login/enter.do',
      '/api/blade-auth/login;v=1//;x/%65nter.do;v',
      '/api/own/blade-auth/token',
    ])('holds for %s', async (path) => expect(await countRejected(path)).toBeGreaterThan(5))

    test.each([
      '/api/blade-system/user/list',
      '/api/blade-auth/tokens',
      '/api/blade-auth/token/list',
      '/api/blade-auth/signXin',
      '/api/blade-auth/enter.do',
    ])('does not hold for %s', async (path) => expect(await countRejected(path)).toBe(0))

    test('gives the platform the address that a named proxy saw', async () => {
      const { body } = await ask(`${url}/api/blade-system/user/list?a=1`, { headers: { 'x-forwarded-for': '203.0.113.99' } })
      expect(JSON.parse(body)).toMatchObject({ url: '/blade-system/user/list?a=1', headers: { 'x-forwarded-for': '203.0.113.99' } })
    })
  })
})
