import { createServer, request } from 'node:http'

/** Sends an HTTP request without `fetch`, which decompresses responses and hides the request headers. */
export const ask = (url, { method = 'GET', headers = {}, body, localAddress } = {}) =>
  new Promise((resolve, reject) => {
    const { origin, hostname, port } = new URL(url)
    // as it is written, without the normalization of an address
    const path = url.slice(origin.length) || '/'
    const sent = request({ hostname, port, path, method, headers, localAddress, agent: false }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }))
    })
    sent.on('error', reject)
    sent.end(body)
  })

const handshake = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'

/** Starts a back end that echoes its requests; it answers in the media type of `?type=`, and upgrades to any requested protocol. */
export function startEcho() {
  const server = createServer((incoming, outgoing) => {
    const parts = []
    incoming.on('data', (part) => parts.push(part))
    incoming.on('end', () => {
      const echo = { method: incoming.method, url: incoming.url, headers: incoming.headers, bytes: Buffer.concat(parts).length }
      const query = new URL(incoming.url, 'http://echo').searchParams
      if (query.has('policy')) outgoing.setHeader('content-security-policy', query.get('policy'))
      outgoing.setHeader('content-type', query.get('type') ?? 'application/json')
      outgoing.end(JSON.stringify(echo))
    })
  })
  server.on('upgrade', ({ headers }, socket) => socket.end(`${handshake}tunnel of ${headers.upgrade}`))
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
