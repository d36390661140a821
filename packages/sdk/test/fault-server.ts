import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** Request as the server received it. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export type RequestHandler = (seen: ReceivedRequest, response: ServerResponse, socket: Socket) => unknown

/** Server on a loopback port; a test controls its next responses, down to the socket. */
export interface FaultServer {
  readonly url: string
  readonly requests: ReceivedRequest[]
  answer: RequestHandler
  count(path: string): number
  stop(): Promise<void>
}

export const sendJson = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

export const successEnvelope = (data: unknown) => ({ code: 200, success: true, data, msg: '操作成功' })

export const tokenResponse = (token: string, more: Readonly<Record<string, unknown>> = {}) => ({
  access_token: token,
  refresh_token: `refresh-${token}`,
  token_type: 'bearer',
  expires_in: 3600,
  tenant_id: '000000',
  user_id: '1123598821738675201',
  account: 'admin',
  real_name: '管理员',
  role_name: 'administrator',
  detail: { type: 'web' },
  ...more,
})

export async function startFaultServer(answer: RequestHandler): Promise<FaultServer> {
  const sockets = new Set<Socket>()
  const seen: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const entry = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks),
    }
    seen.push(entry)
    await self.answer(entry, response, request.socket)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const self: FaultServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: seen,
    answer,
    count: (path) => seen.filter((entry) => entry.path === path).length,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
  return self
}
