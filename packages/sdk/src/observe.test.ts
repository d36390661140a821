import { expect, test } from 'vitest'
import { catchError } from '../test/catch-error'
import { createScriptedFetch, jsonResponse } from '../test/scripted-fetch'
import { type CallLogEntry, logCalls } from './call-log'
import { createClient } from './client'
import { tenantPackage } from './generated/system'
import { type Tracer, traceCalls } from './otel'
import type { Middleware } from './types'

const open = (middleware: Middleware, status = 200) => {
  const network = createScriptedFetch(() =>
    jsonResponse(status === 200 ? { code: 200, msg: '', data: { records: [], total: 0 } } : { code: status, msg: '某某已存在' }, status),
  )
  return {
    network,
    client: createClient({
      baseUrl: 'http://gateway.test',
      clientId: 'console',
      clientSecret: 'test',
      fetch: network.fetch,
      middleware: [middleware],
    }),
  }
}

function recording() {
  const spans: { name: string; ended: boolean; attributes: Record<string, unknown>; status?: number }[] = []
  const tracer: Tracer = {
    startSpan(name, { attributes }) {
      const span = { name, ended: false, attributes: { ...attributes } as Record<string, unknown>, status: 0 }
      spans.push(span)
      return {
        setAttribute: (key, value) => {
          span.attributes[key] = value
        },
        setStatus: ({ code }) => {
          span.status = code
        },
        spanContext: () => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 }),
        end: () => {
          span.ended = true
        },
      }
    },
  }
  return { spans, tracer }
}

test('traceCalls creates a span and sends the trace to the server', async () => {
  const { spans, tracer } = recording()
  const { client, network } = open(traceCalls(tracer))
  await client.call(tenantPackage.page, { packageName: '秘密' })
  expect(spans).toEqual([
    {
      name: 'tenantPackage.page',
      ended: true,
      status: 0,
      attributes: {
        'http.request.method': 'GET',
        'url.template': '/jwsk-system/tenant-package/page',
        'jwsk.operation': 'tenantPackage.page',
        'http.response.status_code': 200,
      },
    },
  ])
  expect(new Headers(network.requests[0]?.init.headers).get('traceparent')).toBe(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`)
})

test('traceCalls records a failed span without input or messages', async () => {
  const { spans, tracer } = recording()
  await catchError(open(traceCalls(tracer), 400).client.call(tenantPackage.page, { packageName: '秘密' }))
  expect(spans[0]).toMatchObject({ ended: true, status: 2, attributes: { 'error.type': 'business', 'jwsk.code': 400 } })
  expect(JSON.stringify(spans)).not.toMatch(/秘密|已存在/)
})

test('logCalls logs field names with redacted values', async () => {
  const entries: CallLogEntry[] = []
  const write = (entry: CallLogEntry) => entries.push(entry)
  await open(logCalls(write)).client.call(tenantPackage.page, { packageName: '秘密', current: 2 })
  await catchError(open(logCalls(write), 400).client.call(tenantPackage.submit, { packageName: '秘密', menuId: '1' }))
  expect(entries).toEqual([
    { operation: 'tenantPackage.page', milliseconds: expect.any(Number), status: 200, input: { packageName: '…', current: 2 } },
    {
      operation: 'tenantPackage.submit',
      milliseconds: expect.any(Number),
      status: 400,
      code: 400,
      error: 'business',
      input: { packageName: '…', menuId: '…' },
    },
  ])
})
