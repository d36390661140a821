import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freePort, startNginx } from './lib/nginx-server.mjs'
import { release } from './lib/release.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { createSmallBuild } from './lib/small-build.mjs'
import { findNginx } from './nginx.mjs'

const nginx = findNginx()
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoiMSJ9.s3cret-s3cret_s3cret'
const session = `jwsk-refresh-token=r3fresh; jwsk-access-token=${token}; jwsk-user-id=1`

/** Starts a report server that records its requests. */
function startReports(requests) {
  const server = createServer((incoming, outgoing) => {
    requests.push({ method: incoming.method, url: incoming.url, headers: incoming.headers })
    const origin = incoming.url.startsWith('/absolute') ? `http://${incoming.headers.host}` : ''
    if (/^\/(moved|absolute)/.test(incoming.url)) return outgoing.writeHead(302, { location: `${origin}/elsewhere` }).end()
    outgoing.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'jwsk-access-token=forged; Path=/' })
    return outgoing.end('<h1>report</h1>')
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

describe.skipIf(!nginx)(nginx ? 'framed pages behind nginx' : 'skipped: no nginx is installed here', () => {
  const requests = []
  let folder
  let reports
  let server
  let url
  const readLog = () => readFileSync(join(folder, 'release/run/access.log'), 'utf8')
  const get = (path, headers = {}, method = 'GET') => fetch(url + path, { method, headers, redirect: 'manual' })

  beforeAll(async () => {
    const { from, delivery, to, ...place } = createSmallBuild()
    folder = place.folder
    reports = await startReports(requests)
    const port = await freePort()
    await release({ to, from, delivery, gateway: '127.0.0.1:9', listen: `127.0.0.1:${port}` })
    const example = readFileSync(resolveFromRoot('deploy/nginx/own-frames.conf.example'), 'utf8')
    writeFileSync(join(to, 'nginx/own-frames.conf'), example.replace('127.0.0.1:8085', `127.0.0.1:${reports.address().port}`))
    server = await startNginx(nginx, { to, port })
    url = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    await server?.stop()
    reports?.closeAllConnections()
    reports?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => void requests.splice(0))

  test.each([{}, { 'sec-fetch-site': 'same-origin' }])('get the token of the cookie as a header, with %j', async (headers) => {
    const response = await get('/frames/sales/day?id=7', { ...headers, cookie: session, referer: `${url}/wel/index?a=1` })
    expect([response.status, await response.text()]).toEqual([200, '<h1>report</h1>'])
    expect(requests).toMatchObject([{ method: 'GET', url: '/sales/day?id=7', headers: { 'blade-auth': `bearer ${token}` } }])
    expect(Object.keys(requests[0].headers).filter((name) => name === 'cookie' || name === 'referer')).toEqual([])
    expect(JSON.stringify(requests)).not.toContain('r3fresh')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('content-security-policy')).toBe('sandbox allow-scripts allow-forms allow-popups allow-downloads')
    expect([response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
  })

  test.each([
    ['without a session', {}, 401],
    ['with a cookie of a similar name', { cookie: `xjwsk-access-token=${token}` }, 401],
    ['with a cookie that would add a header', { cookie: 'jwsk-access-token="a b"' }, 401],
    ['from another site', { cookie: session, 'sec-fetch-site': 'cross-site' }, 403],
    ['from another host of this site', { cookie: session, 'sec-fetch-site': 'same-site' }, 403],
    ['that writes', { cookie: session, method: 'POST' }, 405],
    ['that deletes', { cookie: session, method: 'DELETE' }, 405],
  ])('are not reached by a request %s', async (_, { method, ...headers }, status) => {
    expect((await get('/frames/sales/day', headers, method)).status).toBe(status)
    expect(requests).toEqual([])
  })

  test('leave no token in the log and in redirects', async () => {
    for (const path of ['moved', 'absolute']) {
      const { status, headers } = await get(`/frames/${path}?token=none`, { cookie: session })
      expect([status, headers.get('location')]).toEqual([302, '/frames/elsewhere'])
    }
    await expect.poll(readLog).toMatch(/GET \/frames\/moved 302/)
    expect(readLog() + server.getOutput()).not.toMatch(/s3cret|r3fresh/)
  })

  test('are the only ones: the cookie is no token of the platform', async () => {
    const response = await get('/api/jwsk-system/user/page', { cookie: session })
    expect(response.status).toBe(502)
    expect(requests).toEqual([])
  })
})
