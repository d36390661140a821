import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, sendJson, startFaultServer } from '../../test/fault-server'
import { createClient } from '../client'
import { defineOperation } from '../define-operation'
import { createNodeFetch } from '../node'
import type { Client, EventStream, ServerSentEvent } from '../types'

interface Delta {
  readonly id: string
  readonly text?: string
}
const chat = defineOperation<{ readonly prompt: string }, EventStream<Delta>>({ method: 'POST', path: '/chat', responseType: 'events' })
const prompt = { prompt: 'x' }

let server: FaultServer
let client: Client
/** Sends text as it is given, each piece alone; keeps the response open by default. */
const stream = (pieces: readonly (string | Buffer)[], end = true, headers = {}) => {
  server.answer = async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', ...headers })
    for (const piece of pieces) {
      await new Promise((resolve) => void response.write(piece, resolve))
      await new Promise((resolve) => void setTimeout(resolve, 5))
    }
    if (end) response.end()
    opened = response
  }
}
let opened: ServerResponse | undefined

const collect = async (events: AsyncIterable<ServerSentEvent>) => {
  const seen: ServerSentEvent[] = []
  for await (const event of events) seen.push(event)
  return seen
}

describe.each([
  ['fetch', undefined],
  ['undici', createNodeFetch()],
] as const)('events by %s', (_, fetch) => {
  beforeEach(async () => {
    opened = undefined
    server = await startFaultServer(() => undefined)
    client = createClient({
      baseUrl: server.url,
      clientId: 'console',
      clientSecret: 'test',
      maxResponseSize: 10_000,
      ...(fetch && { fetch }),
    })
  })
  afterEach(async () => {
    client.dispose()
    await server.stop()
  })

  test('are parsed as they arrive', async () => {
    const text = Buffer.from(
      '\ufeff: hello\r\nid: 1\r\nevent: delta\r\ndata: {"id":1123598821738675201,\r\ndata: "text":"海"}\r\n\r\ndata: [DONE]\n\n',
    )
    stream([...text].map((byte) => Buffer.from([byte])))
    expect(await collect(client.events(chat, prompt))).toEqual([
      { event: 'delta', data: { id: '1123598821738675201', text: '海' }, id: '1' },
      { event: 'message', data: '[DONE]', id: '1' },
    ])
    expect(server.requests[0]?.body.toString()).toBe('{"prompt":"x"}')
    expect(server.requests[0]?.headers.accept).toMatch(/^text\/event-stream, /)
  })
  test('end their lines as the server likes', async () => {
    stream(['data:a\rdata: b\r', '\n\r\ndata\n\nevent: x\nretry: 5\n\ndata: cut'])
    expect(await collect(client.events({ ...chat, eventData: 'text' }, prompt))).toEqual([
      { event: 'message', data: 'a\nb' },
      { event: 'message', data: '' },
    ])
  })
  test('come from call as well', async () => {
    stream(['data: {"id":"1"}\n\n'])
    for await (const { data } of await client.call(chat, prompt)) expect(data.id).toBe('1')
  })
  test('outlast the timeout of the call', async () => {
    server.answer = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: 1\n\n', () => setTimeout(() => response.end('data: 2\n\n'), 1200))
    }
    expect(await collect(client.events(chat, prompt, { timeout: 1000 }))).toHaveLength(2)
  })
  test('stop after a silence', async () => {
    stream(['data: 1\n\n'], false)
    expect(await catchError(collect(client.events(chat, prompt, { idleTimeout: 50 })))).toMatchObject({ kind: 'timeout' })
  })
  test('stop with the signal', async () => {
    stream(['data: 1\n\n'], false)
    const controller = new AbortController()
    const events = client.events(chat, prompt, { signal: controller.signal })
    expect(await events.next()).toMatchObject({ value: { data: 1 } })
    const next = catchError(events.next())
    controller.abort()
    expect(await next).toMatchObject({ kind: 'abort', operation: chat.id })
    await expect.poll(() => opened?.destroyed).toBe(true)
  })
  test('stop when the loop is left', async () => {
    stream(['data: 1\n\n'], false)
    for await (const event of client.events(chat, prompt)) {
      expect(event.data).toBe(1)
      break
    }
    await expect.poll(() => opened?.destroyed).toBe(true)
  })
  test('that break off throw', async () => {
    server.answer = (_seen, response, socket) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: 1\n\n', () => setTimeout(() => socket.destroy(), 20))
    }
    const events = client.events(chat, prompt)
    expect(await events.next()).toMatchObject({ value: { data: 1 } })
    expect(await catchError(events.next())).toMatchObject({ kind: 'network' })
  })
  test('have a limit of size each', async () => {
    stream(Array.from({ length: 8 }, () => `data: ${'x'.repeat(4000)}\n\n`))
    expect(await collect(client.events(chat, prompt))).toHaveLength(8)
    stream(
      Array.from({ length: 8 }, () => `data: ${'x'.repeat(4000)}\n`),
      false,
    )
    expect(await catchError(collect(client.events(chat, prompt)))).toMatchObject({ kind: 'protocol', message: 'answer too large' })
  })
  test('are refused by an envelope or a status', async () => {
    server.answer = (_seen, response) => sendJson(response, { code: 400, msg: 'no' })
    expect(await catchError(collect(client.events(chat, prompt)))).toMatchObject({ kind: 'business', message: 'no' })
    server.answer = (_seen, response) => sendJson(response, { code: 200, data: 1, msg: '' })
    expect(await catchError(collect(client.events(chat, prompt)))).toMatchObject({ kind: 'protocol' })
  })
  test('of another operation are refused', async () => {
    const plain = defineOperation<undefined, Delta>({ method: 'GET', path: '/plain' })
    // @ts-expect-error a plain operation has no events
    expect(await catchError(collect(client.events(plain)))).toMatchObject({ kind: 'configuration' })
  })
})
