import { readFile } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import { request as askSafely } from 'node:https'
import { extname, join, normalize } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { addReloadScript, createLiveReload } from './live-reload.mjs'
import { parseRequestPath } from './request-path.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

async function findFile(folder, path) {
  const name = normalize(decodeURIComponent(path)).replace(/^([/\\]|\.\.)+/, '')
  const body = await readFile(join(folder, name)).catch(() => undefined)
  return body && { body, type: types[extname(name)] ?? 'application/octet-stream' }
}

function send(answer, found) {
  if (!found) return answer.writeHead(404).end()
  answer.writeHead(200, { 'content-type': found.type, 'cache-control': 'no-store' }).end(found.body)
}

/** Serves a console from a folder; a path that is not a file gets the page. */
const serveFolder = (folder) => ({
  readConfig: async () => JSON.parse(await readFile(join(folder, 'config.json'), 'utf8')),
  serve: async (_incoming, answer, { pathname }) => {
    const found = await findFile(folder, extname(pathname) ? pathname : 'index.html')
    send(answer, found && found.type === types['.html'] ? { ...found, body: addReloadScript(String(found.body)) } : found)
  },
})

/** Decoders of what servers send, asked for or not. */
const decoders = new Map([
  [undefined, () => new PassThrough()],
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
])

const isPage = ({ statusCode, headers }) =>
  statusCode === 200 && /^text\/html/.test(headers['content-type'] ?? '') && decoders.has(headers['content-encoding'])

const readPage = (reply) => text(reply.pipe(decoders.get(reply.headers['content-encoding'])()))

function sendPage(answer, { headers }, html) {
  const others = { ...headers }
  for (const name of ['transfer-encoding', 'content-encoding', 'etag']) delete others[name]
  answer.writeHead(200, { ...others, 'content-length': Buffer.byteLength(html) }).end(html)
}

/** Proxies a running console, including its headers. */
const proxyConsole = (url) => ({
  readConfig: async () => (await fetch(new URL('config.json', url))).json(),
  serve: async (incoming, answer, { pathname, search }) => {
    const to = new URL(pathname + search, url)
    const headers = { ...incoming.headers, host: to.host }
    // a page is changed, so it must come whole
    if (/text\/html/.test(headers.accept ?? '')) for (const name of ['if-none-match', 'if-modified-since']) delete headers[name]
    const upstream = (to.protocol === 'https:' ? askSafely : ask)(to, { method: incoming.method, headers }, (reply) => {
      if (isPage(reply))
        return readPage(reply).then(
          (html) => sendPage(answer, reply, addReloadScript(html)),
          () => answer.destroy(),
        )
      answer.writeHead(reply.statusCode, reply.headers)
      reply.pipe(answer)
    })
    upstream.on('error', () => answer.destroy())
    incoming.pipe(upstream)
  },
})

/**
 * Serves a console with one additional plugin, built in `folder`. Returns the URL, a function that closes the server, and
 * two that tell the open pages of a build: `built` reloads them, `failed` shows a message.
 */
export async function startDevServer({ home, folder, port = 0 }) {
  const console = /^https?:/.test(home) ? proxyConsole(home) : serveFolder(home)
  const reload = createLiveReload()
  const readManifest = async () => JSON.parse(await readFile(join(folder, 'plugin.json'), 'utf8'))
  const server = createServer(async (incoming, answer) => {
    try {
      const path = parseRequestPath(incoming.url)
      if (!path) return answer.writeHead(404).end()
      const { pathname } = path
      if (reload.serve(pathname, answer)) return
      const manifest = await readManifest()
      const base = new URL(manifest.base, 'http://localhost/').pathname
      if (pathname.startsWith(base)) return send(answer, await findFile(folder, pathname.slice(base.length)))
      if (!pathname.endsWith('/config.json')) return await console.serve(incoming, answer, path)
      const { outside = [], ...config } = await console.readConfig()
      const others = outside.filter(({ id }) => id !== manifest.id)
      send(answer, { body: JSON.stringify({ ...config, outside: [...others, manifest] }), type: types['.json'] })
    } catch (error) {
      answer.writeHead(502, { 'content-type': 'text/plain' }).end(String(error))
    }
  })
  await new Promise((resolve, reject) => server.on('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    built: reload.built,
    failed: reload.failed,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
