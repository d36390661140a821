import { createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { describe, expect } from 'vitest'
import { fc, test } from '../../test/property'
import type { Operation } from '../operation'
import { buildBody, buildUrl, splitInput } from './serialize'

const place = { apiUrl: 'https://gateway.example.com/api', servicePrefix: 'jwsk-' }
const read: Operation = { id: 'thing.page', method: 'GET', path: '/jwsk-x/thing/page', input: 'query' }

describe('a URL', () => {
  test('joins lists with commas', () =>
    expect(buildUrl(read, { ids: ['1', '2'], name: '景区' }, place)).toBe(
      'https://gateway.example.com/api/jwsk-x/thing/page?ids=1,2&name=%E6%99%AF%E5%8C%BA',
    ))
  test('omits undefined and null', () =>
    expect(buildUrl(read, { a: undefined, b: null, c: () => 1, d: 0, e: false, f: '' }, place)).toBe(
      'https://gateway.example.com/api/jwsk-x/thing/page?d=0&e=false&f=',
    ))
  test('takes its path parameters from the query', () => {
    const operation: Operation = { ...read, path: '/jwsk-auth/oauth/revoke/{source}/{token}' }
    expect(buildUrl(operation, { source: 'github/../x', token: 'a?b', c: '1' }, place)).toBe(
      'https://gateway.example.com/api/jwsk-auth/oauth/revoke/github%2F..%2Fx/a%3Fb?c=1',
    )
  })
  test('replaces the service prefix of the deployment', () =>
    expect(buildUrl(read, {}, { ...place, servicePrefix: 'blade-' })).toBe('https://gateway.example.com/api/blade-x/thing/page'))
  // spec 7.1
  test('of another origin is unchanged', () =>
    expect(buildUrl({ ...read, path: 'https://maps.example.org/tile' }, { x: 1 }, place)).toBe('https://maps.example.org/tile?x=1'))
  test('formats a date for the platform', () =>
    expect(buildUrl(read, { createTime_dategt: new Date('2026-11-21T00:30:00Z') }, place)).toContain(
      'createTime_dategt=2026-11-21%2008%3A30%3A00',
    ))
})

test.property(
  'a query round-trips',
  [fc.dictionary(fc.stringMatching(/^[A-Za-z_]\w{0,10}$/), fc.string({ unit: 'grapheme' }))],
  (query) => {
    const { searchParams, origin, pathname } = new URL(buildUrl(read, query, place))
    expect(origin + pathname).toBe('https://gateway.example.com/api/jwsk-x/thing/page')
    expect(Object.fromEntries(searchParams)).toEqual({ ...query })
  },
)

const name = fc.stringMatching(/^[A-Za-z_]\w{0,10}$/)
const single = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null))
const byPathClient = createQuerySerializer<Record<string, unknown>>({ array: { style: 'form', explode: false } })

test.property(
  'a URL equals that of openapi-fetch',
  [fc.dictionary(name, fc.oneof(single, fc.array(fc.string({ unit: 'grapheme' })))), fc.string({ unit: 'grapheme', minLength: 1 })],
  (query, id) => {
    const operation = { ...read, path: '/jwsk-x/thing/{its-id}/{id}/part' }
    const search = byPathClient({ ...query, id: undefined })
    const path = defaultPathSerializer(`${place.apiUrl}${operation.path}`, { id })
    expect(buildUrl(operation, { ...query, id }, place)).toBe(search === '' ? path : `${path}?${search}`)
  },
)

test('a filter object is serialized as one parameter per field', () =>
  expect(buildUrl(read, { at: { from: 1, to: [2, 3], none: null } }, place)).toMatch(/\?at%5Bfrom%5D=1&at%5Bto%5D=2,3$/))

describe('a body', () => {
  test('is JSON by default', () => expect(buildBody(read, { a: 1 })).toEqual({ content: '{"a":1}', type: 'application/json' }))
  // spec 7.8
  test('can be a form', () =>
    expect(buildBody({ ...read, body: 'form' }, { a: '1&2', b: '景' })).toEqual({
      content: 'a=1%262&b=%E6%99%AF',
      type: 'application/x-www-form-urlencoded',
    }))
  test('can be a form with files', async () => {
    const body = buildBody(
      { ...read, body: 'multipart' },
      { category: '1', files: [new Blob(['x']), { data: new Uint8Array([65]), filename: 'a.bpmn', type: 'text/xml' }], empty: undefined },
    )
    const form = body?.content as FormData
    const files = form.getAll('files') as File[]
    expect(body?.type).toBeUndefined()
    expect([...form.keys()]).toEqual(['category', 'files', 'files'])
    expect(files[1]?.name).toBe('a.bpmn')
    expect(await files[1]?.text()).toBe('A')
  })
  test('of a call without input is absent', () => expect(buildBody(read, undefined)).toBeUndefined())
})

test('an input with query and body is split', () => {
  expect(splitInput({ ...read, input: 'both' }, { query: { id: '1' }, body: [1] })).toEqual({ query: { id: '1' }, body: [1] })
  expect(splitInput({ ...read, input: 'body' }, [1])).toEqual({ query: {}, body: [1] })
})
