import { createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { describe, expect } from 'vitest'
import { fc, test } from '../../../test/property'
import type { Operation } from '../../operation'
import { buildUrl, isPlainRequest, resolveAddress, splitInput, type UrlBase } from '../serialize'
import { buildParameterHeaders, buildStyledUrl, serializeForm } from './styled-url'

const place = { apiUrl: 'https://gateway.example.com/api', servicePrefix: 'jwsk-' }
const read: Operation = { id: 'thing.page', method: 'GET', path: '/jwsk-x/thing/page', input: 'query' }

const buildAnyUrl = (operation: Operation, query: Readonly<Record<string, unknown>>, base: UrlBase) =>
  buildStyledUrl({ operation, address: resolveAddress(operation, base), query })

describe('a URL', () => {
  test('joins lists with commas', () =>
    expect(buildAnyUrl(read, { ids: ['1', '2'], name: '景区' }, place)).toBe(
      'https://gateway.example.com/api/jwsk-x/thing/page?ids=1,2&name=%E6%99%AF%E5%8C%BA',
    ))
  test('omits undefined and null', () =>
    expect(buildAnyUrl(read, { a: undefined, b: null, c: () => 1, d: 0, e: false, f: '' }, place)).toBe(
      'https://gateway.example.com/api/jwsk-x/thing/page?d=0&e=false&f=',
    ))
  test('takes its path parameters from the query', () => {
    const operation: Operation = { ...read, path: '/jwsk-auth/oauth/revoke/{source}/{token}' }
    expect(buildAnyUrl(operation, { source: 'github/../x', token: 'a?b', c: '1' }, place)).toBe(
      'https://gateway.example.com/api/jwsk-auth/oauth/revoke/github%2F..%2Fx/a%3Fb?c=1',
    )
  })
  test('replaces the service prefix of the deployment', () =>
    expect(buildAnyUrl(read, {}, { ...place, servicePrefix: 'blade-' })).toBe('https://gateway.example.com/api/blade-x/thing/page'))
  // spec 7.1
  test('of another origin is unchanged', () =>
    expect(buildAnyUrl({ ...read, path: 'https://maps.example.org/tile' }, { x: 1 }, place)).toBe('https://maps.example.org/tile?x=1'))
  test('formats a date for the platform', () =>
    expect(buildAnyUrl(read, { createTime_dategt: new Date('2026-11-21T00:30:00Z') }, place)).toContain(
      'createTime_dategt=2026-11-21%2008%3A30%3A00',
    ))
})

test.property(
  'a query round-trips',
  [fc.dictionary(fc.stringMatching(/^[A-Za-z_]\w{0,10}$/), fc.string({ unit: 'grapheme' }))],
  (query) => {
    const { searchParams, origin, pathname } = new URL(buildAnyUrl(read, query, place))
    expect(origin + pathname).toBe('https://gateway.example.com/api/jwsk-x/thing/page')
    expect(Object.fromEntries(searchParams)).toEqual({ ...query })
  },
)

const name = fc.stringMatching(/^[A-Za-z_]\w{0,10}$/)
const single = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null))
const byPathClient = createQuerySerializer<Record<string, unknown>>({ array: { style: 'form', explode: false } })

test.property(
  'a URL equals that of openapi-fetch',
  [
    fc.dictionary(name, fc.oneof(single, fc.array(fc.string({ unit: 'grapheme' })))),
    fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id !== '.' && id !== '..'),
  ],
  (query, id) => {
    const operation = { ...read, path: '/jwsk-x/thing/{id}/part' }
    const search = byPathClient({ ...query, id: undefined })
    const path = defaultPathSerializer(`${place.apiUrl}${operation.path}`, { id })
    expect(buildAnyUrl(operation, { ...query, id }, place)).toBe(search === '' ? path : `${path}?${search}`)
  },
)

test('a filter object is serialized as one parameter per field', () =>
  expect(buildAnyUrl(read, { at: { from: 1, to: [2, 3], none: null } }, place)).toMatch(/\?at%5Bfrom%5D=1&at%5Bto%5D=2,3$/))

test('an input with query and body is split', () => {
  expect(splitInput({ ...read, input: 'both' }, { query: { id: '1' }, body: [1] })).toEqual({ query: { id: '1' }, body: [1] })
  expect(splitInput({ ...read, input: 'body' }, [1])).toEqual({ query: {}, body: [1] })
})

const search = (parameters: Operation['parameters'], query: Record<string, unknown>) =>
  decodeURIComponent(buildAnyUrl({ ...read, ...(parameters && { parameters }) }, query, place).split('?')[1] ?? '')

describe('a query by style', () => {
  const list = { a: ['x,y', 'z'] }
  const object = { a: { b: 1, c: ['x', 'y'], d: null } }
  test.each([
    [list, undefined, 'a=x,y,z'],
    [list, { explode: true }, 'a=x,y&a=z'],
    [list, { style: 'form' }, 'a=x,y&a=z'],
    [list, { explode: false }, 'a=x,y,z'],
    [list, { style: 'spaceDelimited', explode: false }, 'a=x,y z'],
    [list, { style: 'pipeDelimited', explode: false }, 'a=x,y|z'],
    [list, { style: 'pipeDelimited', explode: true }, 'a=x,y&a=z'],
    [list, { name: 'ids[]', explode: true }, 'ids[]=x,y&ids[]=z'],
    [list, { content: 'application/json' }, 'a=["x,y","z"]'],
    [object, undefined, 'a[b]=1&a[c]=x,y'],
    [object, { explode: true }, 'b=1&c=x&c=y'],
    [object, { style: 'deepObject', explode: true }, 'a[b]=1&a[c]=x&a[c]=y'],
    [object, { content: 'application/json' }, 'a={"b":1,"c":["x","y"],"d":null}'],
    [{ a: { b: 1, c: '2' } }, { explode: false }, 'a=b,1,c,2'],
    [{ a: { b: 1, c: '2' } }, { style: 'pipeDelimited', explode: false }, 'a=b|1|c|2'],
    [{ a: { b: { c: 1 }, d: [{ e: 2 }] } }, { explode: true }, 'b.c=1&d[0].e=2'],
    [{ a: { b: { c: 1 }, d: [{ e: 2 }] } }, undefined, 'a[b][c]=1&a[d][0][e]=2'],
    [{ a: [], b: '', c: [null, 1] }, undefined, 'b=&c=1'],
  ] as const)('%j as %j is %s', (query, parameter, expected) =>
    expect(search(parameter && { a: parameter as NonNullable<Operation['parameters']>[string] }, query)).toBe(expected),
  )
  test('encodes "|", and of reserved characters those that split a query', () => {
    const parameters = { a: { style: 'pipeDelimited', explode: false }, b: { allowReserved: true } } as const
    const url = buildAnyUrl({ ...read, parameters }, { a: ['1', '2'], b: 'a/b:c&d#e+f%g' }, place)
    expect(url.split('?')[1]).toBe('a=1%7C2&b=a/b:c%26d%23e%2Bf%25g')
  })
  test('of Spring sorts by repeated names', () =>
    expect(search({ pageable: { explode: true } }, { pageable: { page: 0, sort: ['name,asc', 'id,desc'] } })).toBe(
      'page=0&sort=name,asc&sort=id,desc',
    ))
})

describe('a path', () => {
  const fill = (path: string, query: Record<string, unknown>, parameters: Operation['parameters'] = {}) =>
    buildAnyUrl({ ...read, path, parameters }, query, place).slice(place.apiUrl.length)

  test.each([
    ['/v1/{name=projects/*/topics/*}:publish', { name: 'projects/a b/topics/t?' }, {}, '/v1/projects/a%20b/topics/t%3F:publish'],
    ['/a/{编号}', { 编号: 7 }, {}, '/a/7'],
    ['/a/{user-id}:activate', { 'user-id': 'x' }, {}, '/a/x:activate'],
    ['/a/{id}', { id: 'in', idQuery: 'out' }, { idQuery: { name: 'id' } }, '/a/in?id=out'],
    ['/a/{id}', { idPath: 'in', id: 'out' }, { idPath: { in: 'path', name: 'id' }, id: { in: 'query' } }, '/a/in?id=out'],
    ['/a/{proxy+}', { proxy: 'b/c d' }, { proxy: { in: 'path', name: 'proxy+', allowReserved: true } }, '/a/b/c%20d'],
    ['/a/{ids}', { ids: [1, 2] }, {}, '/a/1,2'],
    ['/a/{o}', { o: { k: 'v', w: 1 } }, {}, '/a/k,v,w,1'],
    ['/a/{o}', { o: { k: 'v', w: 1 } }, { o: { explode: true } }, '/a/k=v,w=1'],
    ['/a/{ids}', { ids: [1, 2] }, { ids: { style: 'label' } }, '/a/.1,2'],
    ['/a/{ids}', { ids: [1, 2] }, { ids: { style: 'matrix', explode: true } }, '/a/;ids=1;ids=2'],
    ['/a/{id}?x={id}', { id: 1, q: 2 }, {}, '/a/1?x=1&q=2'],
    ['/a/{v}.{w}', { v: 1, w: 'json' }, {}, '/a/1.json'],
    ['/a/{id}', { id: '.well-known' }, {}, '/a/.well-known'],
    ['/a/{constructor}', { constructor: 'x' }, {}, '/a/x'],
  ] as const)('%s with %j is filled', (...[path, query, parameters, expected]) => expect(fill(path, query, parameters)).toBe(expected))

  test.each([
    ['/a/{id}', { id: '..' }],
    ['/a/{id}', { id: '.' }],
    ['/a/{id}/b', { id: '' }],
    ['/a/{id}', {}],
    ['/a/{id}', { id: null }],
    ['/a/{id}', { id: [] }],
    ['/a/{v}{w}', { v: '.', w: '.' }],
    ['/v1/{name=files/**}', { name: 'files/../secret' }],
    ['/a/{toString}', {}],
    ['/a/{id}', { id: new Map() }],
    ['/a/{id}', { id: [[1]] }],
  ])('%s with %j is refused', (path, query) => expect(() => fill(path, query)).toThrow(/^the input cannot be sent: "/))
})

describe('an input that has no text', () => {
  test.each([
    ['a file', new Blob(['x'])],
    ['a map', new Map()],
    ['a symbol', Symbol('x')],
    ['bytes', new Uint8Array(1)],
  ])('%s is refused', (_, value) => {
    for (const query of [{ a: value }, { a: [value] }, { a: { b: value } }])
      expect(() => search(undefined, query)).toThrow(/^the input cannot be sent: "a/)
  })
  test('a nested list is refused where its style has no form', () => {
    for (const style of ['pipeDelimited', 'spaceDelimited'] as const)
      expect(() => search({ a: { style, explode: false } }, { a: { b: [1] } })).toThrow('"a" is nested')
  })
  test('an object with a JSON form is sent as that', () => expect(search(undefined, { a: { toJSON: () => '2026' } })).toBe('a=2026'))
})

describe('parameters of headers and cookies', () => {
  const parameters = {
    trace: { in: 'header', name: 'X-Trace' },
    tags: { in: 'header' },
    filter: { in: 'header', content: 'application/json' },
    sid: { in: 'cookie' },
    ids: { in: 'cookie', name: 'id' },
  } as const
  test('are no part of the query', () => expect(search(parameters, { trace: 'a', sid: 'b', q: 1 })).toBe('q=1'))
  test('are serialized', () =>
    expect(
      buildParameterHeaders({
        operation: { ...read, parameters },
        query: { trace: 'a b', tags: ['x', 'y'], filter: { q: 1 }, sid: 'c;d', ids: [1, 2] },
      }),
    ).toEqual({ 'x-trace': 'a b', tags: 'x,y', filter: '{"q":1}', cookie: 'sid=c%3Bd; id=1; id=2' }))
  test('are omitted without a value', () =>
    expect(buildParameterHeaders({ operation: { ...read, parameters }, query: { trace: null } })).toEqual({}))
})

test('a URL-encoded form has its fields by style', () => {
  const parts = { tags: { explode: true }, meta: { contentType: 'application/json' }, at: { style: 'deepObject', explode: true } } as const
  const form = serializeForm({ tags: [1, 2], meta: { a: 1 }, at: { b: 2 }, ids: [3, 4] }, parts)
  expect(decodeURIComponent(form)).toBe('tags=1&tags=2&meta={"a":1}&at[b]=2&ids=3,4')
})

const anyPlain = fc.oneof(
  single,
  fc.constant(undefined),
  fc.date({ noInvalidDate: true }),
  fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer())),
)

test.property('a plain URL equals that of a styled request', [fc.dictionary(name, anyPlain)], (query) => {
  expect(isPlainRequest(read, { query, body: undefined })).toBe(true)
  expect(buildUrl(read, query, place)).toBe(buildAnyUrl(read, query, place))
})

test.each([
  [{ ...read, path: '/a/{id}' }, {}, undefined],
  [{ ...read, parameters: {} }, {}, undefined],
  [read, { a: { b: 1 } }, undefined],
  [read, { a: [[1]] }, undefined],
  [read, { a: Symbol('x') }, undefined],
  [read, {}, {}],
  [{ ...read, method: 'POST', body: 'multipart' }, {}, {}],
  [{ ...read, method: 'POST', body: 'form' }, {}, { a: {} }],
] as const)('%j with %j and %j is no plain request', (operation, query, body) =>
  expect(isPlainRequest(operation, { query, body })).toBe(false),
)
