import { readFile } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import { request as askSafely } from 'node:https'
import { extname, join, normalize } from 'node:path'

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
  serve: async ({ url }, answer) => {
    const { pathname } = new URL(url, 'http://localhost')
    send(answer, await findFile(folder, extname(pathname) ? pathname : 'index.html'))
  },
})

/** Proxies a running console, including its headers. */
const proxyConsole = (url) => ({
  readConfig: async () => (await fetch(new URL('config.json', url))).json(),
  serve: async (incoming, answer) => {
    const to = new URL(incoming.url, url)
    const headers = { ...incoming.headers, host: to.host }
    const upstream = (to.protocol === 'https:' ? askSafely : ask)(to, { method: incoming.method, headers }, (reply) => {
      answer.writeHead(reply.statusCode, reply.headers)
      reply.pipe(answer)
    })
    upstream.on('error', () => answer.destroy())
    incoming.pipe(upstream)
  },
})

/** Serves a console with one additional plugin, built in `folder`; returns the URL and a function that closes the server. */
export async function startDevServer({ home, folder, port = 0 }) {
  const console = /^https?:/.test(home) ? proxyConsole(home) : serveFolder(home)
  const readManifest = async () => JSON.parse(await readFile(join(folder, 'plugin.json'), 'utf8'))
  const server = createServer(async (incoming, answer) => {
    try {
      const { pathname } = new URL(incoming.url, 'http://localhost')
      const manifest = await readManifest()
      const base = new URL(manifest.base, 'http://localhost/').pathname
      if (pathname.startsWith(base)) return send(answer, await findFile(folder, pathname.slice(base.length)))
      if (!pathname.endsWith('/config.json')) return await console.serve(incoming, answer)
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
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
