import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { type BackendOptions, openBackend } from './backend'
import { createHandlers } from './engine/handlers'
import type { Backend } from './engine/respond'
import { corsHeaders, sendResponse, toRequest } from './http'

export interface MockServerOptions extends BackendOptions {
  /** Port; 0 uses any free one. */
  readonly port: number
  /** Host name or address. Defaults to `127.0.0.1`. */
  readonly host?: string
}

export interface MockServer extends Backend {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** Starts the platform on a real HTTP port, for scripts and tests. */
export async function startMockServer({ port, host = '127.0.0.1', ...options }: MockServerOptions): Promise<MockServer> {
  const backend = await openBackend(options)
  const handlers = createHandlers(backend)
  const server = createServer(async (incoming, outgoing) => {
    const { origin, 'access-control-request-headers': requestedHeaders } = incoming.headers
    const shares = backend.platform.crossOrigin === 'local'
    const cors = shares ? corsHeaders(origin, requestedHeaders) : {}
    if (shares && incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, cors).end()
      return
    }
    const request = await toRequest(incoming, getOrigin(incoming.headers, host))
    const response = await getResponse(handlers, request)
    if (response?.type === 'error') incoming.socket.destroy()
    else await sendResponse(response ?? new Response('', { status: 404 }), outgoing, cors)
  })
  // longer than clients keep idle connections, so that none is closed while a request is in flight
  server.keepAliveTimeout = 65_000
  await listen(server, port, host)
  // the address is a string only for pipes
  const { port: bound } = server.address() as AddressInfo
  return {
    ...backend,
    url: `http://${host}:${bound}`,
    port: bound,
    close: async () => {
      await backend.world.whenStored()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

/** Returns the origin by which a page reaches this platform, through a proxy or not; links of stored files begin with it. */
const getOrigin = (headers: IncomingHttpHeaders, host: string) => {
  const [proxied, scheme = 'http'] = ['x-forwarded-host', 'x-forwarded-proto'].map((name) => [headers[name] ?? []].flat()[0])
  return `${scheme}://${proxied ?? headers.host ?? host}`
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
