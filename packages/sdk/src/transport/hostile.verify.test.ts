import { expect } from 'vitest'
import { decodeResponse } from '../../test/decode-response'
import { fc, test } from '../../test/property'
import type { Operation } from '../operation'
import { parseTokens } from '../session/tokens'
import { buildUrl } from './serialize'

const page: Operation = { id: 'thing.page', method: 'GET', path: '/jwsk-x/thing/page', input: 'query', paged: true }
const place = { apiUrl: 'https://gateway.example.com/api', servicePrefix: 'jwsk-' }
const known = Reflect.ownKeys(Object.prototype).join()

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'id', 'code', 'data', 'records', 'access_token']
const leaves = ['200', '"polluted"', 'true', 'null', '1123598821738675201', '[]', '{}']

/** Generates nested JSON from bytes, which is cheaper than an arbitrary per node in 50 000 runs. */
const grown = (bytes: Uint8Array): string =>
  bytes.reduce(
    (inner, byte) => {
      const [name, sibling] = [names[byte % names.length], names[(byte >> 4) % names.length]]
      return byte % 7 === 0 ? `[${inner}]` : `{"${name}":${inner},"${sibling}":${leaves[byte % leaves.length]}}`
    },
    leaves[(bytes[0] ?? 0) % leaves.length] ?? 'null',
  )

/** Ignores errors, because rejecting hostile input is as valid as accepting it. */
function quietly(work: () => unknown): void {
  try {
    work()
  } catch {}
}

const merges = 10
const size = 4

test.property(
  { name: `merging ${merges} responses and inputs pollutes no prototype`, runs: 5000 },
  [fc.uint8Array({ minLength: merges * size, maxLength: merges * size })],
  (bytes) => {
    for (let at = 0; at < bytes.length; at += size) {
      const [outer, inner] = [grown(bytes.subarray(at, at + size / 2)), grown(bytes.subarray(at + size / 2, at + size))]
      const text = `{"code":200,"data":{"records":[{"row":${outer}}],"total":1,"__proto__":${inner}},"__proto__":${outer}}`
      const decision = decodeResponse(page, { status: 200, text })
      if (!('payload' in decision)) expect.unreachable(text)
      quietly(() => parseTokens(decision.payload, '000000'))
      quietly(() => buildUrl(page, decision.payload as Readonly<Record<string, unknown>>, place))
      if (Reflect.ownKeys(Object.prototype).join() !== known || typeof {}.toString !== 'function') expect.unreachable(text)
    }
  },
)
