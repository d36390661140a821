import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope } from '../../test/fault-server'
import { createClient } from '../client'
import { defineOperation } from '../define-operation'
import { user } from '../generated/system'
import { createNodeFetch } from '../node'
import type { Client } from '../types'
import { parseFilename } from './filename'

let server: FaultServer
let client: Client
beforeEach(async () => {
  server = await startFaultServer((_, response) => sendJson(response, successEnvelope({})))
  client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test' })
})
afterEach(async () => {
  client.dispose()
  await server.stop()
})

const file = (bytes: Buffer | string, headers: Record<string, string> = {}) => {
  server.answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/vnd.ms-excel', 'content-length': Buffer.byteLength(bytes), ...headers })
    response.end(bytes)
  }
}

describe.each([
  ['fetch', undefined],
  ['undici', createNodeFetch()],
] as const)('a body with its own media type by %s', (_, fetch) => {
  test.each([
    ['application/octet-stream', new Blob([new Uint8Array([0, 255, 128])], { type: 'image/png' })],
    ['application/xml', '<boat name="海鸥"/>'],
    ['text/csv', 'name\n海鸥'],
  ] as const)('%s is sent unchanged in every attempt', async (type, body) => {
    const keep = defineOperation<{ query: { id: string }; body: Blob | string }>({
      method: 'PUT',
      path: '/acme-harbour/boats/{id}/paper',
      input: 'both',
      body: type,
      responseType: 'none',
      idempotent: true,
    })
    const own = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', ...(fetch && { fetch }) })
    server.answer = (seen, response, socket) =>
      server.requests.length === 1 ? socket.destroy() : sendJson(response, successEnvelope({}), seen.body.length > 0 ? 200 : 400)
    await own.call(keep, { query: { id: '7' }, body })
    own.dispose()
    const expected = Buffer.from(await new Response(body).arrayBuffer())
    for (const { path, headers, body: sent } of server.requests) {
      expect([path, headers['content-type']]).toEqual(['/api/acme-harbour/boats/7/paper', type])
      expect(sent).toEqual(expected)
    }
    expect(server.requests).toHaveLength(2)
  })
})

describe('a download', () => {
  test('returns the file name', async () => {
    file('表', { 'content-disposition': "attachment; filename=users.xlsx; filename*=utf-8''%E7%94%A8%E6%88%B7.xlsx" })
    const { blob, filename } = await client.download(user.exportUser)
    expect(await blob.text()).toBe('表')
    expect(filename).toBe('用户.xlsx')
  })
  test('can be read while it is received', async () => {
    file(Buffer.alloc(300_000, 65))
    const { stream, size, filename } = await client.stream(user.exportUser)
    expect(size).toBe(300_000)
    expect(filename).toBeUndefined()
    expect((await new Response(stream).arrayBuffer()).byteLength).toBe(300_000)
  })
  test('with an error envelope throws instead of returning a file', async () => {
    server.answer = (_, response) => sendJson(response, { code: 403, success: false, msg: '请求被拒绝' })
    expect(await catchError(client.download(user.exportUser))).toMatchObject({ kind: 'forbidden', message: '请求被拒绝' })
  })
  test('with an HTML page throws', async () => {
    file('<html>', { 'content-type': 'text/html' })
    expect(await catchError(client.download(user.exportUser))).toMatchObject({ kind: 'protocol' })
  })
})

/** Text of a header as fetch returns it, one character a byte. */
const bytes = (of: Iterable<number>) => String.fromCharCode(...of)

describe('a file', () => {
  const pdf = defineOperation<undefined, Blob>({ method: 'GET', path: '/pdf', responseType: 'blob' })
  const json = defineOperation<undefined, Blob>({ method: 'GET', path: '/json', responseType: 'blob', envelope: false })

  test('may come with any success', async () => {
    server.answer = (_, response) => response.writeHead(201, { 'content-type': 'application/pdf' }).end('%PDF')
    expect(await (await client.download(pdf)).blob.text()).toBe('%PDF')
  })
  test('without envelope may be JSON', async () => {
    server.answer = (_, response) => sendJson(response, { code: 401 })
    expect(await (await client.download(json)).blob.text()).toBe('{"code":401}')
    expect(await new Response((await client.stream(json)).stream).text()).toBe('{"code":401}')
  })
})

describe.each([
  ['fetch', undefined],
  ['undici', createNodeFetch()],
] as const)('a file name on the wire by %s', (_, fetch) => {
  test.each([
    ['UTF-8', Buffer.from('attachment; filename="报表.xlsx"')],
    ['GBK', Buffer.concat([Buffer.from('attachment; filename='), Buffer.from([0xb1, 0xa8, 0xb1, 0xed]), Buffer.from('.xlsx')])],
  ])('may be raw %s', async (_charset, header) => {
    const own = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', ...(fetch && { fetch }) })
    server.answer = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': header.toString('latin1') })
      response.end('x')
    }
    expect((await own.download(user.exportUser)).filename).toBe('报表.xlsx')
    own.dispose()
  })
})

describe('a text', () => {
  const html = defineOperation<undefined, string>({ method: 'GET', path: '/html', responseType: 'text', envelope: false })
  const send = (type: string, body: string | Buffer, status = 200) => {
    server.answer = (_, response) => response.writeHead(status, { 'content-type': type }).end(body)
  }
  test.each([
    ['text/html', '<h1>海</h1>', '<h1>海</h1>'],
    ['text/plain;charset=gbk', Buffer.from([0xb1, 0xa8]), '报'],
    ['application/json', '{"code":401}', '{"code":401}'],
    ['text/csv', '', ''],
  ])('of %s is returned', async (type, body, text) => {
    send(type, body)
    expect(await client.call(html)).toBe(text)
  })
  test('is rejected by its status', async () => {
    send('text/plain', 'no such page', 404)
    expect(await catchError(client.call(html))).toMatchObject({ kind: 'business', message: 'no such page', body: 'no such page' })
  })
  test('in an envelope is rejected by it', async () => {
    const { envelope: _, ...wrapped } = html
    server.answer = (_, response) => sendJson(response, { code: 403, success: false, msg: '请求被拒绝' })
    expect(await catchError(client.call(wrapped))).toMatchObject({ kind: 'forbidden' })
  })
  test('of an unknown charset is rejected', async () => {
    send('text/plain;charset=klingon', 'x')
    expect(await catchError(client.call(html))).toMatchObject({ kind: 'protocol', message: 'unexpected charset' })
  })
})

describe('a file name', () => {
  test.each([
    ["attachment; filename*=UTF-8''%E6%99%AF%E5%8C%BA%20%22A%22.xlsx", '景区 _A_.xlsx'],
    ['attachment; filename="a\\"b.txt"', 'a_b.txt'],
    ['attachment; filename=plain.txt', 'plain.txt'],
    ['attachment; filename="%E7%94%A8.txt"', '用.txt'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\Windows\\\\x.dll"', 'x.dll'],
    ['attachment; filename=".htaccess"', 'htaccess'],
    ["attachment; filename*=UTF-8''cod%E2%80%AEgpj.exe", 'codgpj.exe'],
    ["attachment; filename*=UTF-8''%E0%A4%A", '%E0%A4%A'],
    [`attachment; filename*="UTF-8''%E6%8A%A5%E8%A1%A8.xlsx"`, '报表.xlsx'],
    ["attachment; filename*=UTF-8''C++.pdf", 'C++.pdf'],
    ["attachment; filename*=GBK''%B1%A8%B1%ED.xlsx", '报表.xlsx'],
    ["attachment; filename=fallback.txt; filename*=nonsense''%FF", 'fallback.txt'],
    ["attachment; filename*=iso-8859-1'en'%A3%20rates", '£ rates'],
    ['attachment;filename=%E6%8A%A5+%E8%A1%A8.xlsx', '报 表.xlsx'],
    ['attachment; filename=my report.txt; size=5', 'my report.txt'],
    ['attachment; filename="a;b=c.txt"', 'a;b=c.txt'],
    ['filename=plain.txt', 'plain.txt'],
    [`attachment; filename="${bytes(new TextEncoder().encode('报表.xlsx'))}"`, '报表.xlsx'],
    [`attachment; filename=${bytes([0xb1, 0xa8, 0xb1, 0xed])}.xlsx`, '报表.xlsx'],
    ['attachment; filename="报表.xlsx"', '报表.xlsx'],
    ['attachment', undefined],
    [null, undefined],
  ])('from %j is %j', (header, name) => expect(parseFilename(header)).toBe(name))
})

describe('an upload', () => {
  const sheet = () => new File([new Uint8Array(200_000)], '用户.xlsx')

  test('sends its file as a form and reports progress', async () => {
    const steps: number[] = []
    let total = 0
    await client.upload(
      user.importUser,
      { file: sheet(), isCovered: 1 },
      {
        onProgress: (progress) => {
          steps.push(progress.sent)
          total = progress.total
        },
      },
    )
    const body = server.requests[0]?.body
    expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(body?.length).toBe(total)
    expect(body?.toString()).toContain('name="isCovered"')
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(steps.length).toBeGreaterThan(2)
    expect(steps.at(-1)).toBe(total)
  })
  test('F46 that is interrupted is not sent again', async () => {
    server.answer = (_, __, socket) => socket.destroy()
    expect(await catchError(client.upload(user.importUser, { file: sheet() }, { onProgress: () => undefined }))).toMatchObject({
      kind: 'network',
    })
    expect(server.requests).toHaveLength(1)
  })
  test('F46 can be aborted', async () => {
    server.answer = () => undefined
    const controller = new AbortController()
    const upload = catchError(client.upload(user.importUser, { file: sheet() }, { signal: controller.signal }))
    await expect.poll(() => server.requests.length).toBe(1)
    controller.abort()
    expect(await upload).toMatchObject({ kind: 'abort' })
  })
})
