import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, startEcho } from './lib/echo-server.mjs'
import { freePort, startNginx } from './lib/nginx-server.mjs'
import { release } from './lib/release.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { createHeaders } from './lib/security-headers.mjs'
import { findNginx } from './nginx.mjs'

const nginx = findNginx()
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jwsk-nginx-'))
  // nginx's workers run as another user if root starts it
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a minimal build: a page, a script named after it in both encodings, a style sheet. */
function build(name) {
  const [from, delivery] = [join(folder, name), join(folder, `${name}-delivery`)]
  const html = `<script>go('${name}')</script><script type="module" src="/assets/${name}.js"></script>`
  const script = `export const build = '${name}'\n`.repeat(200)
  mkdirSync(join(from, 'assets'), { recursive: true })
  mkdirSync(delivery, { recursive: true })
  const files = {
    'index.html': html,
    'index.html.br': brotliCompressSync(html),
    'config.json': '{"title":"built"}',
    'favicon.svg': '<svg/>',
    [`assets/${name}.js`]: script,
    [`assets/${name}.js.br`]: brotliCompressSync(script),
    [`assets/${name}.js.gz`]: gzipSync(script),
    'assets/plain.css': 'a{}',
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(join(from, file), content)
  writeFileSync(join(delivery, 'headers.json'), JSON.stringify(createHeaders(html)))
  return { from, delivery, script, html }
}

describe.skipIf(!nginx)(nginx ? 'the delivery behind nginx' : 'skipped: no nginx is installed here', () => {
  let server
  let platform
  let to
  let url
  const first = {}
  beforeAll(async () => {
    platform = await startEcho()
    const port = await freePort()
    to = join(folder, 'release')
    Object.assign(first, build('first'))
    await release({ to, ...first, gateway: `127.0.0.1:${platform.address().port}`, listen: `127.0.0.1:${port}` })
    url = `http://127.0.0.1:${port}`
    server = await startNginx(nginx, { to, port })
  })
  afterAll(async () => {
    await server?.stop()
    platform?.closeAllConnections()
    platform?.close()
  })

  test.each(['/', '/index.html', '/system/user', '/login?redirect=%2Fa.b'])(
    'serves the page at %s with its policy but without caching',
    async (path) => {
      const { status, headers, body } = await ask(url + path)
      expect(status).toBe(200)
      expect(body.toString()).toBe(first.html)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-cache')
      for (const [name, value] of Object.entries(createHeaders(first.html))) expect(headers[name.toLowerCase()], name).toBe(value)
      expect(headers['strict-transport-security']).toBeUndefined()
      const guide = readFileSync(resolveFromRoot('deploy/README.md'), 'utf8')
      for (const name of Object.keys(createHeaders(first.html))) expect(guide).toContain(`| \`${name}\` |`)
      expect(headers.server).toBe('nginx')
      const revalidated = await ask(url + path, { headers: { 'if-none-match': headers.etag } })
      expect(revalidated.status).toBe(304)
    },
  )

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('sends a script for "%s" with encoding %s as immutable', async (accepted, packed) => {
    const { status, headers, body } = await ask(`${url}/assets/first.js`, { headers: { 'accept-encoding': accepted } })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(packed)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const lengths = { br: brotliCompressSync(first.script).length, gzip: gzipSync(first.script).length }
    expect(body).toHaveLength(lengths[packed] ?? first.script.length)
  })

  test.each(['/assets/gone.js', '/assets/gone.css', '/assets/gone.woff2', '/gone.png', '/nginx.conf'])(
    'answers 404 for %s, not the page',
    async (path) => {
      const { status, headers, body } = await ask(url + path)
      expect(status).toBe(404)
      expect(body.toString()).not.toContain('go(')
      expect(headers['cache-control']).toBeUndefined()
    },
  )

  test('serves health, build information and the operator’s configuration', async () => {
    expect((await ask(`${url}/healthz`)).body.toString()).toBe('ok\n')
    const version = await ask(`${url}/version.json`)
    expect(JSON.parse(version.body)).toEqual({ version: expect.stringMatching(/^\d+\./), build: expect.stringMatching(/^[\da-f]{12}$/) })
    const config = await ask(`${url}/config.json`)
    expect(JSON.parse(config.body)).toEqual({ title: 'built' })
    for (const { headers } of [version, config]) {
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
    }
    expect((await ask(`${url}/favicon.svg`)).headers['content-type']).toBe('image/svg+xml')
  })

  test('proxies calls and uploads to the platform with the client address', async () => {
    const body = Buffer.alloc(20_000_000, 'x')
    const { headers, body: echo } = await ask(`${url}/api/jwsk-resource/oss/put?a=1%2F2`, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-requested-for': '203.0.113.9', forwarded: 'for=203.0.113.9' },
    })
    const reached = JSON.parse(echo)
    expect(reached).toMatchObject({ method: 'POST', url: '/api/jwsk-resource/oss/put?a=1%2F2', bytes: body.length })
    expect(reached.headers).toMatchObject({
      host: new URL(url).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
    })
    expect(Object.keys(reached.headers)).not.toContain('x-requested-for')
    expect(Object.keys(reached.headers)).not.toContain('forwarded')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(JSON.parse((await ask(`${url}/api/report/2026.xlsx`)).body)).toMatchObject({ url: '/api/report/2026.xlsx' })
    expect((await ask(`${url}/api/big`, { method: 'POST', headers: { 'content-length': '300000000' } })).status).toBe(413)
  })

  test('limits the rate of token requests only', async () => {
    const path = '/api/jwsk-auth/oauth/token?username=anna&password=secret-in-the-query'
    // many, because ten a second are accepted while a busy machine sends them
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(url + path, { method: 'POST' })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(20)
    expect(answers.length - refused.length).toBeGreaterThan(50)
    expect((await ask(`${url}/api/jwsk-system/user/page`)).status).toBe(200)
    const log = () => readFileSync(join(to, 'run/access.log'), 'utf8')
    await expect.poll(log).toMatch(/POST \/api\/jwsk-auth\/oauth\/token 429/)
    expect(log() + server.getOutput()).not.toContain('secret-in-the-query')
  })

  test('keeps files of the last three builds for open pages', async () => {
    for (const name of ['second', 'third']) await release({ to, ...build(name) })
    const page = await ask(`${url}/system/user`)
    expect(page.body.toString()).toContain('/assets/third.js')
    const policy = page.headers['content-security-policy']
    for (const name of ['first', 'second', 'third']) {
      expect((await ask(`${url}/assets/${name}.js`)).status, name).toBe(200)
      const [digest] = createHeaders(build(name).html)['Content-Security-Policy'].match(/'sha256-[^']+'/)
      expect(policy, name).toContain(digest)
    }
    writeFileSync(join(to, 'html/config.json'), '{"title":"written by hand"}')
    mkdirSync(join(to, 'html/outside/hello'), { recursive: true })
    writeFileSync(join(to, 'html/outside/hello/plugin.js'), 'export default 1')
    const { retained, dropped } = await release({ to, ...build('fourth') })
    // the script in three encodings, the page in two, its icon and its version
    expect({ retained, dropped }).toEqual({ retained: 3, dropped: 7 })
    expect((await ask(`${url}/assets/first.js`)).status).toBe(404)
    expect((await ask(`${url}/assets/second.js`)).status).toBe(200)
    expect(JSON.parse((await ask(`${url}/config.json`)).body)).toEqual({ title: 'written by hand' })
    const plugin = await ask(`${url}/outside/hello/plugin.js`)
    expect([plugin.body.toString(), plugin.headers['content-type']]).toEqual(['export default 1', expect.stringMatching(/javascript/)])
  })

  test('installs the same build at another base path', async () => {
    const port = await freePort()
    const below = join(folder, 'below')
    const { from, delivery } = build('placed')
    writeFileSync(join(from, 'index.html'), `<base href="/" />${'<p>page</p>'.repeat(200)}`)
    await release({
      to: below,
      from,
      delivery,
      base: '/a/b/',
      gateway: `127.0.0.1:${platform.address().port}`,
      listen: `127.0.0.1:${port}`,
    })
    const other = await startNginx(nginx, { to: below, port })
    const at = `http://127.0.0.1:${port}`
    try {
      for (const path of ['/a/b/', '/a/b/system/user', '/a/b/index.html']) {
        const { status, body } = await ask(at + path)
        expect(status).toBe(200)
        expect(body.toString()).toMatch(/^<base href="\/a\/b\/" \/>/)
      }
      const packed = await ask(`${at}/a/b/`, { headers: { 'accept-encoding': 'br' } })
      expect(brotliDecompressSync(packed.body).toString()).toMatch(/^<base href="\/a\/b\/"/)
      expect((await ask(`${at}/a/b/assets/placed.js`, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br')
      expect((await ask(`${at}/a/b/assets/gone.js`)).status).toBe(404)
      for (const path of ['', '/', '/?x=1', '/a/b']) {
        const { status, headers } = await ask(at + path, { headers: { host: 'elsewhere.example' } })
        expect([status, headers.location]).toEqual([302, `/a/b/${path.slice(1).replace('a/b', '')}`])
      }
      expect(JSON.parse((await ask(`${at}/a/b/api/x?q=1`)).body).url).toBe('/api/x?q=1')
      expect((await ask(`${at}/healthz`)).status).toBe(200)
    } finally {
      await other.stop()
    }
    await expect(release({ to: below, from, delivery, base: 'admin' })).rejects.toThrow('begins and ends with a slash')
  })

  test.skipIf(!hasOpenssl)(
    `speaks HTTP/2 over TLS 1.3 with the example of its listener${hasOpenssl ? '' : ' (no openssl here)'}`,
    async () => {
      const port = await freePort()
      const tls = join(folder, 'tls')
      await release({ to: tls, ...first, gateway: '127.0.0.1:9', listen: `127.0.0.1:${port}` })
      mkdirSync(join(tls, 'nginx/tls'))
      const [key, certificate] = ['key.pem', 'fullchain.pem'].map((name) => join(tls, 'nginx/tls', name))
      spawnSync('openssl', [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        certificate,
      ])
      const example = readFileSync(join(tls, 'nginx/tls.conf.example'), 'utf8').replace('listen 8443', `listen 127.0.0.1:${port}`)
      writeFileSync(join(tls, 'nginx/listen.conf'), example)
      const secure = await startNginx(nginx, { to: tls, port })
      const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
      try {
        const headers = await new Promise((resolve, reject) => {
          session.on('error', reject)
          session.request({ ':path': '/' }).on('response', resolve).resume()
        })
        expect(session.socket.getProtocol()).toBe('TLSv1.3')
        expect(headers[':status']).toBe(200)
        expect(headers['strict-transport-security']).toBe('max-age=31536000')
      } finally {
        session.close()
        await secure.stop()
      }
    },
  )
})
