import { createServer, type Socket, connect as toServer } from 'node:net'

export interface FlakyProxy {
  readonly url: string
  /** Returns the number of requests that contained the text. */
  getRequestCount(): number
  /** Lets every later response through. */
  stopFailing(): void
  close(): Promise<void>
}

/** Hides the header from the server by renaming it to another of the same length. */
const withoutKey = (chunk: Buffer) => Buffer.from(chunk.toString('latin1').replace(/idempotency-key:/i, 'x-not-read-here:'), 'latin1')

interface FlakyProxyOptions {
  /** Start of the request whose response is cut off. */
  readonly text: string
  /** `ignored` if the server does not support `Idempotency-Key`. */
  readonly keys?: 'ignored'
}

/** Forwards everything to `url`, but resets the connection once the server responds to the request. */
export async function startFlakyProxy(url: string, { text, keys }: FlakyProxyOptions): Promise<FlakyProxy> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let count = 0
  let isCutting = true
  const server = createServer((client) => {
    const upstream = toServer(Number(port), hostname)
    let isMarked = false
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
    }
    client.on('data', (chunk) => {
      if (chunk.includes(text)) {
        count += 1
        isMarked = true
      }
      upstream.write(keys === 'ignored' ? withoutKey(chunk) : chunk)
    })
    upstream.on('data', (chunk) => {
      if (isMarked && isCutting) client.resetAndDestroy()
      else client.write(chunk)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    getRequestCount: () => count,
    stopFailing: () => {
      isCutting = false
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
