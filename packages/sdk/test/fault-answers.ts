import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ownEntry } from '../src/own-entry'
import { type FaultServer, json, startFaultServer, success } from './fault-server'

const rows = success({ records: [], total: 0 })
const half = JSON.stringify(success({ records: [{ id: '1' }], total: 1 }))
const typed = (response: ServerResponse, type: string, body: string) =>
  type === '' ? response.end(body) : response.writeHead(200, { 'content-type': type }).end(body)

type Answer = (response: ServerResponse, value: string, socket: Socket) => unknown

const answers: Readonly<Record<string, Answer>> = {
  silence: () => undefined,
  reset: (_, __, socket) => socket.destroy(),
  half(response, _, socket) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(half) + 100 })
    response.write(half, () => setTimeout(() => socket.destroy(), 20))
  },
  body: (response, text) => typed(response, 'application/json', text),
  drip(response) {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  },
  status: (response, status) => json(response, { code: Number(status), success: false, msg: '服务器异常' }, Number(status)),
  proxy: (response, status) =>
    response.writeHead(Number(status), { 'content-type': 'text/html', 'retry-after': '0' }).end('<h1>Bad gateway</h1>'),
  html: (response) => typed(response, 'text/html', '<!doctype html><title>登录</title>'),
  redirect: (response) => response.writeHead(302, { location: '/login' }).end(),
  code: (response, code) => typed(response, 'application/json', `{"code":${code},"success":false,"msg":"业务异常"}`),
  refuse: (response, body) => response.writeHead(401, { 'content-type': 'application/json' }).end(body),
  unsuccessful: (response) => json(response, { code: 200, success: false, msg: '操作失败' }),
  typed: (response, type) => typed(response, type, JSON.stringify(rows)),
  empty: (response, status) => response.writeHead(Number(status)).end(),
  huge(response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 50 * 1024 * 1024 })
    response.write('{')
  },
  deep: (response) =>
    typed(response, 'application/json', `{"code":200,"data":{"records":${'['.repeat(5000)}${']'.repeat(5000)},"total":1}}`),
  busy: (response, seconds) => response.writeHead(429, { 'retry-after': seconds }).end(),
  gzip: (response) => response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('this is no gzip'),
  bom: (response) => typed(response, 'application/json', `\ufeff${JSON.stringify(rows)}`),
}

/** A server that does what each call of the fault table asks of it; `extra` answers everything else. */
export async function startFaultTable(extra?: FaultServer['answer']): Promise<FaultServer> {
  const asked = new Map<string, number>()
  return startFaultServer((seen, response, socket) => {
    // a connection that is kept would let a browser try again by itself
    response.setHeader('connection', 'close')
    if (seen.path === '/asked') return response.end(String(asked.get(seen.query.get('fault') ?? '') ?? 0))
    const fault = seen.query.get('packageName') ?? seen.query.get('ids') ?? ''
    const [index = '', does = '', ...value] = fault.split('~')
    const answer = ownEntry(answers, does)
    if (!answer) return extra ? extra(seen, response, socket) : json(response, { code: 404, msg: '404 没找到请求' }, 404)
    asked.set(index, (asked.get(index) ?? 0) + 1)
    return answer(response, value.join('~'), socket)
  })
}
