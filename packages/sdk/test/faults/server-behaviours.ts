import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createGzip } from 'node:zlib'
import { type ReceivedRequest, sendJson, successEnvelope, tokenResponse } from '../fault-server'
import { texts } from './texts'
import type { CaseState } from './trial-server'

/** Request to a faulty server: the request itself, its fault case, and the variant of the fault. */
export interface FaultRequest {
  readonly seen: ReceivedRequest
  readonly response: ServerResponse
  readonly socket: Socket
  readonly value: string
  readonly world: CaseState
}

const jsonType = { 'content-type': 'application/json' }
const rows = successEnvelope({ records: [], total: 0 })
const half = JSON.stringify(successEnvelope({ records: [{ id: '1' }], total: 1 }))
const refused = { code: 401, success: false, data: null, msg: '请求未授权' }
const page = (records: string, total: number | string = 1) => `{"code":200,"success":true,"data":{"records":${records},"total":${total}}}`
const sendTyped = (response: ServerResponse, type: string, body: string) =>
  type === '' ? response.end(body) : response.writeHead(200, { 'content-type': type }).end(body)
const sendText = (response: ServerResponse, body: string) => sendTyped(response, 'application/json', body)

/** Writes for as long as the client reads, at its speed. */
function streamEndlessly(response: ServerResponse, sink: NodeJS.WritableStream): void {
  const spaces = Buffer.alloc(256 * 1024, ' ')
  const more = () => {
    while (!response.destroyed && sink.write(spaces));
  }
  sink.on('drain', more)
  more()
}

const measures: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  long(response) {
    response.writeHead(200, { ...jsonType, 'content-length': 50 * 1024 * 1024 })
    response.write('{')
  },
  deep: (response) => sendText(response, page(`[{"deep":${'['.repeat(5000)}${']'.repeat(5000)}}]`)),
  wide: (response) => sendText(response, page(`[{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join()}}]`)),
}

const manyRows = () => `[${Array.from({ length: 100_000 }, (_, id) => `{"id":${id}}`).join()}]`
const pages: Readonly<Record<string, () => string>> = {
  many: () => page(manyRows(), 100_000),
  total: () => page('[]', 1e9),
  few: () => page('[{"id":1},{"id":2}]', 1),
}

const packed = (response: ServerResponse) => response.writeHead(200, { ...jsonType, 'content-encoding': 'gzip' })

const getToken = ({ headers }: ReceivedRequest) => String(headers['blade-auth'] ?? '')
/** Whether the request carries the first token, or the one swapped in for it. */
const isOld = (seen: ReceivedRequest) => /token-[01]$/.test(getToken(seen))

/** Behaviours of the server for calls and refreshes of a fault case; except for those in `refusals`, a write is executed first. */
export const serverBehaviours = new Map<string, (request: FaultRequest) => unknown>(
  Object.entries({
    nothing: () => undefined,
    fine: ({ response }) => sendJson(response, rows),
    silence: () => undefined,
    reset: ({ socket }) => socket.destroy(),
    half({ response, socket }) {
      response.writeHead(200, { ...jsonType, 'content-length': Buffer.byteLength(half) + 100 })
      response.write(half, () => setTimeout(() => socket.destroy(), 20))
    },
    body: ({ response, value }) => sendText(response, value),
    drip({ response }) {
      response.writeHead(200, jsonType)
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    },
    status: ({ response }) => sendJson(response, { code: 500, success: false, msg: '服务器异常' }, 500),
    stack: ({ response }) =>
      sendJson(response, { code: 500, success: false, msg: 'at com.example.Service.save(Service.java:1)\n'.repeat(2400) }, 500),
    proxy: ({ response, value }) =>
      response.writeHead(Number(value), { 'content-type': 'text/html', 'retry-after': '0' }).end('<h1>Bad gateway</h1>'),
    html: ({ response }) => sendTyped(response, 'text/html', '<!doctype html><title>登录</title>'),
    redirect: ({ response }) => response.writeHead(302, { location: '/login' }).end(),
    code: ({ response, value }) => sendText(response, `{"code":${value},"success":false,"msg":"业务异常"}`),
    unsuccessful: ({ response }) => sendJson(response, { code: 200, success: false, msg: '操作失败' }),
    typed: ({ response, value }) => sendTyped(response, value, JSON.stringify(rows)),
    empty: ({ response, value }) => response.writeHead(Number(value || 200)).end(),
    measure: ({ response, value }) => measures[value]?.(response),
    busy: ({ response, value }) => response.writeHead(429, { 'retry-after': value }).end(),
    rows: ({ response, value }) => sendText(response, pages[value]?.() ?? ''),
    text: ({ response, value }) => sendText(response, page(`[{"id":1,"packageName":${JSON.stringify(texts[value])}}]`)),
    data: ({ response, value }) => sendText(response, `{"code":200,"success":true,"data":${value}}`),
    upload({ response, socket, value }) {
      if (value === 'reset') socket.destroy()
      if (value === 'large') response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>Too large</h1>')
    },
    // encrypted with another key: its length is no multiple of the block size
    sealed: ({ response, value }) => sendTyped(response, 'text/plain', value === 'other' ? Buffer.alloc(64, 7).toString('base64') : value),
    proxied: ({ response, value }) =>
      value === 'bom' ? sendText(response, `\ufeff${JSON.stringify(rows)}`) : packed(response).end('this is no gzip'),
    cut: ({ socket }) => socket.resetAndDestroy(),
    bomb({ response }) {
      packed(response)
      const gzip = createGzip({ level: 1 })
      gzip.pipe(response)
      response.on('close', () => gzip.destroy())
      streamEndlessly(response, gzip)
    },
    endless({ response }) {
      response.writeHead(200, jsonType)
      streamEndlessly(response, response)
    },
    big: ({ response }) => sendText(response, page(`[{"id":1234567890123456789,"packageName":"${'x'.repeat(8_400_000)}"}]`)),
    refuse({ seen, response, value }) {
      if (!isOld(seen)) return sendJson(response, rows)
      return response.writeHead(Number(value.slice(0, 3)), jsonType).end(value.slice(4))
    },
    // a server that echoes the token
    always: ({ seen, response }) => sendJson(response, { ...refused, msg: `请求未授权 ${getToken(seen)}` }, 401),
    late: ({ seen, response }) => (isOld(seen) ? response.writeHead(401).end() : sendJson(response, rows)),
    refuses: ({ response }) => sendJson(response, { error_description: '令牌已失效' }, 400),
    stranger: ({ response }) => sendJson(response, tokenResponse('token-2', { user_id: '99' })),
    nameless: ({ response }) => sendJson(response, tokenResponse('token-2', { user_id: undefined })),
    async slow({ response, world }) {
      // until the other user has signed in
      while (world.issued < 2) await new Promise((done) => setTimeout(done, 10))
      setTimeout(() => sendJson(response, tokenResponse('late')), 200)
    },
  } satisfies Record<string, (request: FaultRequest) => unknown>),
)

/** Behaviours that reject a call, or close the connection, before it is executed. */
const refusals = new Set(['nothing', 'reset', 'status', 'stack', 'code', 'unsuccessful', 'busy', 'always'])

/** Whether a server with this behaviour has executed the write. */
export function executesWrite({ seen, value }: FaultRequest, does: string): boolean {
  if (does === 'refuse') return !isOld(seen) || value.includes('"data"')
  if (does === 'upload') return value !== 'large'
  return !refusals.has(does) && !(does === 'proxy' && value === '503')
}
