import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { extname, join, normalize } from 'node:path'
import { createGzip, gzipSync } from 'node:zlib'
import { parseRequestPath } from 'create-jwsk-plugin/request-path'
import { withBaseHref } from './page-base.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
}

/** Removes the headers that HTTP/2 forbids. */
const filterHeaders = (headers, { httpVersionMajor }) => {
  if (httpVersionMajor < 2) return headers
  const own = /^(:.*|connection|keep-alive|transfer-encoding)$/
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)))
}

/** Sends a response of the platform with gzip, like the delivered nginx. */
function sendCompressed(answer, outgoing) {
  const { 'content-length': _length, ...headers } = filterHeaders(answer.headers, outgoing.req)
  outgoing.writeHead(answer.statusCode, { ...headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  answer.pipe(createGzip({ level: 4 })).pipe(outgoing)
}

const isCompressible = ({ headers }) => /^application\/json/.test(headers['content-type'] ?? '') && !headers['content-encoding']

function forward(incoming, outgoing, { target, strip, packs }) {
  const path = strip && incoming.url.startsWith(`${strip}/`) ? incoming.url.slice(strip.length) : incoming.url
  const url = new URL(path, target)
  const { host = incoming.headers[':authority'] } = incoming.headers
  const headers = { ...filterHeaders(incoming.headers, incoming), host: url.host, 'x-forwarded-host': host }
  const upstream = request(url, { method: incoming.method, headers }, (answer) => {
    if (packs && isCompressible(answer)) return sendCompressed(answer, outgoing)
    outgoing.writeHead(answer.statusCode, filterHeaders(answer.headers, outgoing.req))
    answer.pipe(outgoing)
  })
  // simulates a dead back end: closes the connection without a response
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}

async function findFile(folder, path) {
  const requested = normalize(path).replace(/^([/\\]|\.\.)+/, '')
  // a missing asset is 404: an HTML page in its place would be run as a script
  if (extname(requested) !== '') return { name: requested, body: await readFile(join(folder, requested)).catch(() => undefined) }
  return { name: 'index.html', body: await readFile(join(folder, 'index.html')) }
}

/**
 * Serves a built single-page app with gzip; `/api` and `/__mock` are proxied to `api`, without the prefix `strip`, unless `answers` returns JSON → { url, close }.
 * `packs` compresses the platform's JSON, like the delivered nginx.
 * `tls`, a key and a certificate, enables HTTP/2 for clients that support it.
 * `base` is the base path of the app, e.g. `/admin/`.
 * @param {{ folder: string, base?: string, port?: number, api?: string, strip?: string, packs?: boolean, tls?: { key: Buffer, cert: Buffer }, headers?: Readonly<Record<string, string>>, answers?: (url: URL) => string | undefined }} options
 */
export async function startStaticServer({ folder, base = '/', port = 0, api, strip, packs = false, tls, headers, answers }) {
  const zipped = new Map()
  const answerTo = async (incoming, outgoing) => {
    const address = parseRequestPath(incoming.url)
    if (address) await answerAddress(address, incoming, outgoing)
    else outgoing.writeHead(404).end()
  }
  const answerAddress = async (address, incoming, outgoing) => {
    const isPlatform = api && /^\/(api|__mock)\//.test(address.pathname)
    // paths outside the app are not found
    if (!isPlatform && !address.pathname.startsWith(base)) return outgoing.writeHead(404).end()
    if (!isPlatform) address.pathname = address.pathname.slice(base.length - 1)
    const { pathname } = address
    const answer = answers?.(address)
    if (answer !== undefined) return outgoing.writeHead(200, { 'content-type': types['.json'] }).end(answer)
    if (isPlatform) return forward(incoming, outgoing, { target: api, strip, packs })
    const { name, body } = await findFile(folder, decodeURIComponent(pathname))
    if (!body) return outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('not found')
    if (!zipped.has(name)) zipped.set(name, gzipSync(name === 'index.html' ? withBaseHref(body.toString(), base) : body))
    const caching = name === 'index.html' ? 'no-store' : 'public, max-age=3600'
    outgoing.writeHead(200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': caching,
      ...headers,
    })
    outgoing.end(zipped.get(name))
  }
  const server = tls ? createSecureServer({ ...tls, allowHTTP1: true }, answerTo) : createServer(answerTo)
  const sessions = new Set()
  server.on('session', (session) => sessions.add(session.on('close', () => sessions.delete(session))))
  await new Promise((resolve, reject) => server.on('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections?.()
        for (const session of sessions) session.destroy()
      }),
  }
}
