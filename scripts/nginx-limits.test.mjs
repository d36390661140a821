import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startNginx } from './lib/nginx-server.mjs'
import { release } from './lib/release.mjs'
import { createSmallBuild } from './lib/small-build.mjs'
import { findNginx } from './nginx.mjs'

const nginx = findNginx()

// an operator's limit for one path, as in the guide; at least 300 ms, the resolution of nginx timers
const ownLimit = `location ^~ /api/hasty/ {
  include platform.conf;
  proxy_read_timeout 2s;
}
`

const events = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }

/** Starts a back end that streams, waits or hangs by path and counts its requests. */
function startPlatform(requests) {
  const server = createServer(async (incoming, outgoing) => {
    const [, , , name] = incoming.url.split('/')
    requests.push(`${incoming.method} ${incoming.url}`)
    incoming.resume()
    if (name === 'late') await setTimeout(3000)
    if (name === 'late' || name === 'quick') return outgoing.end('answered')
    if (name === 'long' || name === 'oauth') {
      outgoing.setHeader('content-type', 'application/json')
      return outgoing.end(JSON.stringify({ data: 'x'.repeat(4000) }))
    }
    outgoing.writeHead(200, events)
    for (let turn = 1; turn <= 5; turn += 1) {
      if (outgoing.destroyed) return undefined
      outgoing.write(`data: ${turn}\n\n`)
      // a busy machine may add a second to a pause
      await setTimeout(name === 'silent' && turn === 2 ? 3500 : 600)
    }
    return outgoing.end()
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Reads the chunks of a body with their arrival times in milliseconds, and how the stream ended. */
async function pieces(url) {
  const startTime = performance.now()
  const response = await fetch(url)
  const heard = []
  const decoder = new TextDecoder()
  const ended = (async () => {
    for await (const chunk of response.body) heard.push({ text: decoder.decode(chunk), after: performance.now() - startTime })
  })().then(
    () => 'whole',
    () => 'cut',
  )
  return { status: response.status, headers: response.headers, heard, ended: await ended }
}

describe.skipIf(!nginx)(nginx ? 'long requests behind nginx' : 'skipped: no nginx is installed here', () => {
  const requests = []
  let folder
  let platform
  let server
  let url
  beforeAll(async () => {
    const { from, delivery, to, ...place } = createSmallBuild()
    folder = place.folder
    platform = await startPlatform(requests)
    const port = await freePort()
    await release({ to, from, delivery, gateway: `127.0.0.1:${platform.address().port}`, listen: `127.0.0.1:${port}` })
    writeFileSync(join(to, 'nginx/own-limits.conf'), ownLimit)
    server = await startNginx(nginx, { to, port })
    url = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    await server?.stop()
    platform?.closeAllConnections()
    platform?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.concurrent('events arrive unbuffered, and an active stream outlives the limit', async () => {
    const { status, headers, heard, ended } = await pieces(`${url}/api/hasty/stream`)
    expect([status, headers.get('content-type'), ended]).toEqual([200, 'text/event-stream', 'whole'])
    expect(heard.map(({ text }) => text).join('')).toBe([1, 2, 3, 4, 5].map((turn) => `data: ${turn}\n\n`).join(''))
    const [first, last] = [heard[0], heard.at(-1)]
    // five events, 600 ms apart: the first arrives long before the last is sent, and the last after the limit
    expect(last.after - first.after).toBeGreaterThan(1000)
  })

  test.concurrent('a stream that is silent beyond the limit is closed', async () => {
    const { heard, ended } = await pieces(`${url}/api/hasty/silent`)
    expect(ended).toBe('cut')
    expect(heard.map(({ text }) => text).join('')).toBe('data: 1\n\ndata: 2\n\n')
  })

  test.concurrent('a late response is a 504 without retry or effect on other calls', async () => {
    const late = await fetch(`${url}/api/hasty/late`, { method: 'POST', body: 'write' })
    expect(late.status).toBe(504)
    expect(late.headers.get('x-content-type-options')).toBe('nosniff')
    expect(requests.filter((one) => one === 'POST /api/hasty/late')).toHaveLength(1)
    expect((await fetch(`${url}/api/hasty/quick`)).status).toBe(200)
  })

  test.concurrent('the limit of one path is not the limit of the others', async () => {
    const late = await fetch(`${url}/api/patient/late`)
    expect([late.status, await late.text()]).toEqual([200, 'answered'])
  })

  test.each([
    ['/api/any/long', 'gzip, br', 'gzip'],
    ['/api/any/long', 'identity', null],
    ['/api/jwsk-auth/oauth/token', 'gzip', null],
  ])('sends the answer of %s to a browser that takes "%s" packed as %s', async (path, accepted, packed) => {
    const response = await fetch(url + path, { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(packed)
    expect((await response.json()).data).toHaveLength(4000)
  })
})
