import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface GatewayRequest {
  readonly method: string
  /** Path with its query. */
  readonly path: string
  readonly headers: Headers
  readonly body: string
}

export interface GatewayAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  /** Whether the connection breaks before the body is complete. */
  readonly isCut?: true
}

/** Passes a request on, changed or not. */
export type Forward = (changes?: Partial<GatewayRequest>) => Promise<GatewayAnswer>

/** Part of a gateway: answers a request itself, or by `forward`, the next layer; `bypass` skips all layers. */
export type Layer = (request: GatewayRequest, next: { readonly forward: Forward; readonly bypass: Forward }) => Promise<GatewayAnswer>

export const answerJson = (data: unknown, status = 200): GatewayAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(data),
})
export const answerSuccess = (data?: unknown): GatewayAnswer => answerJson({ code: 200, success: true, msg: '操作成功', data })
export const answerRejection = (code: number): GatewayAnswer => answerJson({ code, success: false, msg: '请求未授权' }, code)

/** Returns a request's token; `''` without one. */
export const getToken = ({ headers }: GatewayRequest): string => (headers.get('blade-auth') ?? '').replace(/^bearer /i, '')

/** Returns headers with another token. */
export function withToken({ headers }: GatewayRequest, token: string): Headers {
  const changed = new Headers(headers)
  changed.set('blade-auth', `bearer ${token}`)
  return changed
}

async function readRequest(incoming: IncomingMessage): Promise<GatewayRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, [value ?? ''].flat().join(', '))
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'expect']) headers.delete(name)
  return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body: Buffer.concat(chunks).toString() }
}

async function sendOn(server: string, { method, path, headers, body }: GatewayRequest): Promise<GatewayAnswer> {
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== ''
  const response = await fetch(server + path, { method, headers, redirect: 'manual', ...(hasBody && { body }) })
  const forwarded = [...response.headers].filter(
    ([name]) => !['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name),
  )
  return { status: response.status, headers: Object.fromEntries(forwarded), body: new Uint8Array(await response.arrayBuffer()) }
}

/** Starts a gateway in front of a server; the first layer sees a request first. */
export async function startGateway(server: string, layers: readonly Layer[]) {
  const gateway = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming)
    const bypassFrom =
      (current: GatewayRequest): Forward =>
      (changes) =>
        sendOn(server, { ...current, ...changes })
    const run = (index: number, current: GatewayRequest): Promise<GatewayAnswer> => {
      const layer = layers[index]
      const forward: Forward = (changes) => run(index + 1, { ...current, ...changes })
      return layer ? layer(current, { forward, bypass: bypassFrom(current) }) : bypassFrom(current)()
    }
    const { status, headers, body, isCut } = await run(0, request)
    const bytes = Buffer.from(body)
    if (!isCut) return void outgoing.writeHead(status, headers).end(bytes)
    outgoing.writeHead(status, { ...headers, 'content-length': String(bytes.length + 10) })
    outgoing.write(bytes.subarray(0, bytes.length - 1), () => outgoing.destroy())
  })
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
  return {
    // the address is a string only for pipes
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    close: () => {
      gateway.closeAllConnections()
      gateway.close()
    },
  }
}
