import type { ServerResponse } from 'node:http'
import { brotliCompressSync, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, startFaultServer, successEnvelope } from '../../test/fault-server'
import { createClient } from '../client'
import { tenantPackage, user } from '../generated/system'
import { createNodeFetch } from '../node'
import type { Client, ClientOptions } from '../types'

const megabyte = 1024 * 1024
const rows = successEnvelope({ records: [{ id: '1', packageName: '景区基础版' }], total: 1 })
const json = { 'content-type': 'application/json' }
const sheet = { 'content-type': 'application/vnd.ms-excel' }

let server: FaultServer
let clients: Client[]
/** Whether the connection of the last response was closed before it was complete. */
let cut: boolean

beforeEach(async () => {
  clients = []
  cut = false
  server = await startFaultServer(() => undefined)
})
afterEach(async () => {
  for (const client of clients) client.dispose()
  await server.stop()
})

const transports = { fetch: () => fetch, undici: () => createNodeFetch() } as const
const both = ['fetch', 'undici'] as const

function open(transport: keyof typeof transports, more: Partial<ClientOptions> = {}): Client {
  const client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', fetch: transports[transport](), ...more })
  clients.push(client)
  return client
}

/** Writes for as long as the client reads, at its speed. */
function endless(response: ServerResponse, sink: NodeJS.WritableStream, filler: Buffer): void {
  const more = () => {
    while (!response.destroyed && !response.writableEnded) {
      if (!sink.write(filler)) return
    }
  }
  sink.on('drain', more)
  response.on('close', () => {
    cut = true
  })
  more()
}

const spaces = Buffer.alloc(megabyte, ' ')

function endlessText(headers: Record<string, string>): FaultServer['answer'] {
  return (_, response) => {
    response.writeHead(200, headers)
    endless(response, response, spaces)
  }
}

/** Decompression bomb: one megabyte unpacks to a gigabyte, and this one never ends. */
const bomb: FaultServer['answer'] = (_, response) => {
  response.writeHead(200, { ...json, 'content-encoding': 'gzip' })
  const gzip = createGzip({ level: 1 })
  gzip.pipe(response)
  endless(response, gzip, spaces)
}

/** Returns the peak memory growth in megabytes. */
async function measurePeak(work: () => Promise<unknown>): Promise<number> {
  const held = () => {
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = held()
  let max = before
  const watching = setInterval(() => {
    max = Math.max(max, held())
  }, 5)
  await work()
  clearInterval(watching)
  return (Math.max(max, held()) - before) / megabyte
}

const tooLarge = { kind: 'protocol', message: 'answer too large', status: 200 }

describe.each(both)('a response by %s', (transport) => {
  test.each([
    ['that never ends', endlessText(json)],
    ['that decompresses forever', bomb],
    ['that is declared as a file and never ends', endlessText(sheet)],
  ])('%s is rejected at its limit with bounded memory', async (_, answer) => {
    server.answer = answer
    const client = open(transport, { maxDownloadSize: 48 * megabyte })
    let error: unknown
    const peak = await measurePeak(async () => {
      const call = answer === bomb ? client.call(tenantPackage.page) : client.download(user.exportUser)
      error = await catchError(call)
    })
    expect(error).toMatchObject(tooLarge)
    await expect.poll(() => cut).toBe(true)
    expect(peak).toBeLessThan(256)
  })

  test('may have exactly the size of its limit', async () => {
    const text = JSON.stringify(rows)
    const size = Buffer.byteLength(text)
    server.answer = (seen, response) =>
      response.writeHead(200, { ...json, ...(seen.query.get('size') ? { 'content-length': size } : {}) }).end(text)
    for (const query of [{}, { size: 1 }]) {
      expect((await open(transport, { maxResponseSize: size }).call(tenantPackage.page, query)).total).toBe(1)
      expect(await catchError(open(transport, { maxResponseSize: size - 1 }).call(tenantPackage.page, query))).toMatchObject(tooLarge)
    }
  })

  test('with compression is limited by its decompressed size', async () => {
    const packed = gzipSync(JSON.stringify(successEnvelope({ records: [{ id: '1', packageName: ' '.repeat(100_000) }], total: 1 })))
    server.answer = (_, response) =>
      response.writeHead(200, { ...json, 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed)
    expect(await catchError(open(transport, { maxResponseSize: 10_000 }).call(tenantPackage.page))).toMatchObject(tooLarge)
  })

  test('to a raw call has the same limit', async () => {
    server.answer = endlessText(json)
    expect(await catchError(open(transport, { maxResponseSize: megabyte }).fetch('/x'))).toMatchObject(tooLarge)
  })

  test('as a stream has no limit', async () => {
    const whole = Buffer.alloc(3 * megabyte, 'x')
    server.answer = (_, response) => response.writeHead(200, sheet).end(whole)
    const { stream } = await open(transport, { maxResponseSize: 1000, maxDownloadSize: 1000 }).stream(user.exportUser)
    expect((await new Response(stream).arrayBuffer()).byteLength).toBe(whole.length)
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
  ])('compressed by %s is decompressed', async (encoding, pack) => {
    const text = JSON.stringify(rows)
    server.answer = (_, response) => response.writeHead(200, { ...json, 'content-encoding': encoding }).end(pack(Buffer.from(text)))
    const client = open(transport)
    expect((await client.call(tenantPackage.page)).records[0]?.packageName).toBe('景区基础版')
    server.answer = (_, response) => response.writeHead(200, { ...sheet, 'content-encoding': encoding }).end(pack(Buffer.from('PK')))
    expect(await (await client.download(user.exportUser)).blob.text()).toBe('PK')
    expect(await new Response((await client.stream(user.exportUser)).stream).text()).toBe('PK')
  })

  test('with truncated compressed data is an error', async () => {
    const packed = gzipSync(
      JSON.stringify(successEnvelope({ records: Array.from({ length: 500 }, (_, id) => ({ id, x: Math.random() })), total: 500 })),
    )
    server.answer = (_, response) =>
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(packed.subarray(0, packed.length / 2))
    expect(['network', 'protocol']).toContain((await catchError(open(transport).call(tenantPackage.page, {}, { retry: 0 }))).kind)
  })
})

test.each(['maxResponseSize', 'maxDownloadSize'])('%s must be a positive number', (name) => {
  expect(() => open('fetch', { [name]: 0 })).toThrow(name)
})

// a browser accepts a length in addition to chunks, which does not limit the body
test.each(['application/json', 'application/vnd.ms-excel'])(
  'a length that does not rule lifts no limit for %s in a browser',
  async (type) => {
    vi.stubGlobal('document', {})
    const body = new ReadableStream<Uint8Array>({ pull: (into) => into.enqueue(new Uint8Array(10_000)) })
    const headers = { 'content-type': type, 'content-length': '60' }
    const client = open('fetch', { maxResponseSize: 100_000, maxDownloadSize: 100_000, fetch: async () => new Response(body, { headers }) })
    expect(await catchError(client.download(user.exportUser))).toMatchObject({ kind: 'protocol', message: 'answer too large' })
    vi.unstubAllGlobals()
  },
)
