import { describe, expect, test } from 'vitest'
import { answer, describePaths, generateFrom, json, readOperationLine, readOperationType, readType, ref } from './generate-from.mjs'

const text = { type: 'string' }
const list = { type: 'array', items: text }
const object = { type: 'object', properties: { q: text } }

const call = async (path: string, method: string, { components, ...item }: { components?: object; [name: string]: unknown }) => {
  const description = JSON.parse(describePaths({ [path]: { [method]: { operationId: 'a.one', ...answer(), ...item } } }))
  const { texts, notes } = await generateFrom({ 'api.json': JSON.stringify({ ...description, components: components ?? {} }) })
  return { value: readOperationLine(texts, 'a.ts', 'one'), type: readOperationType(texts, 'a.ts', 'one'), notes }
}
const query = async (about: object) =>
  (await call('/a', 'get', { parameters: [{ name: 'p', in: 'query', ...about }] })).value.match(/parameters: (\{.*?\}\})/)?.[1]

describe('parameters', () => {
  test.each<[string, object, string | undefined]>([
    ['a list', { schema: list }, '{p: {explode: true}}'],
    ['a list in one', { schema: list, explode: false }, undefined],
    ['a list with pipes', { schema: list, style: 'pipeDelimited' }, '{p: {style: "pipeDelimited"}}'],
    ['an object', { schema: object }, '{p: {style: "form",explode: true}}'],
    ['an object in one', { schema: object, explode: false }, '{p: {style: "form",explode: false}}'],
    ['a deep object', { schema: object, style: 'deepObject' }, undefined],
    ['JSON', { content: { 'application/json': { schema: object } } }, '{p: {content: "application/json"}}'],
    ['a list or null', { schema: { anyOf: [list, { type: 'null' }] } }, '{p: {explode: true}}'],
    ['a text', { schema: text }, undefined],
    ['a text with its signs', { schema: text, allowReserved: true }, '{p: {allowReserved: true}}'],
  ])('describe %s', async (_, about, expected) => expect(await query(about)).toBe(expected))

  test('in headers and cookies are typed, except those that the client sets', async () => {
    const parameters = ['X-Trace', 'Authorization', 'Tenant-Id', 'X-Key', 'Accept'].map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: text,
    }))
    const { value, type } = await call('/a', 'get', {
      parameters: [...parameters, { name: 'sid', in: 'cookie', schema: text }],
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } } },
    })
    expect(type).toBe('Operation<{ "X-Trace": string sid?: string }, undefined>')
    expect(value).toContain('parameters: {"X-Trace": {in: "header"},sid: {in: "cookie"}}')
  })

  test.each<[string, string[], string, string]>([
    ['/a/{user-id}:activate', ['user-id'], '/a/{userId}:activate', '{ userId: string }'],
    ['/a/{编号}', ['编号'], '/a/{编号}', '{ "编号": string }'],
    ['/a/{x-id}/{xId}', ['x-id', 'xId'], '/a/{xId}/{xId2}', '{ xId: string xId2: string }'],
    ['/a/{missing}', [], '/a/{missing}', '{ missing: string }'],
    ['/v1/{name=projects/*/topics/*}:publish', ['name'], '/v1/{name}:publish', '{ name: string }'],
    ['/files/{**rest}', ['rest'], '/files/{rest}', '{ rest: string }'],
    ['/orders({key})', ['key'], '/orders({key})', '{ key: string }'],
  ])('in the path %s have one name', async (...[path, names, expected, type]) => {
    const made = await call(path, 'get', { parameters: names.map((name) => ({ name, in: 'path', required: true, schema: text })) })
    expect(made.value).toContain(`path: "${expected}"`)
    expect(made.type).toBe(`Operation<${type}, undefined>`)
    expect(made.value.includes('allowReserved: true')).toBe(/\*/.test(path))
  })

  test.each(['https://evil.test/x', '//evil.test/x', '/\\\\evil.test/x', ' \t//evil.test/x', 'evil.test/x'])(
    'in the path %j stay at the gateway',
    async (path) => {
      expect((await call(path, 'get', {})).value).toMatch(/path: "\/(https:\/\/)?evil\.test\/x"/)
    },
  )

  test('of one name in two places are two', async () => {
    const parameters = [
      { name: 'id', in: 'path', required: true, schema: text },
      { name: 'id', in: 'query', schema: text },
      { name: 'gone', in: 'path', schema: text },
    ]
    const { value, type, notes } = await call('/a/{id}', 'get', { parameters })
    expect(type).toBe('Operation<{ id: string queryId?: string }, undefined>')
    expect(value).toContain('parameters: {queryId: {name: "id"}}')
    expect(notes).toEqual([
      'GET /a/{id} has no {gone} in its path: that parameter is left out',
      'GET /a/{id} has two parameters id: the one in the query is queryId',
    ])
  })
})

describe('bodies', () => {
  const body = (type: string, schema: object = object, rest = {}) => ({
    requestBody: { required: true, content: { [type]: { schema, ...rest } } },
  })
  test.each([
    ['application/json; charset=utf-8', undefined],
    ['application/merge-patch+json', 'application/merge-patch+json'],
    ['text/json', 'text/json'],
    ['application/x-www-form-urlencoded', 'form'],
    ['application/xml', 'application/xml'],
  ])('of %s are sent as such', async (type, expected) => {
    const { value } = await call('/a', 'patch', body(type))
    expect(value.match(/body: "(?!body)([^"]*)"/)?.[1]).toBe(expected)
  })

  test('tell how their fields are encoded', async () => {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' }, meta: object, tags: list } }
    const form = body('multipart/form-data', schema, {
      encoding: { meta: { contentType: 'application/vnd.meta+json' }, tags: { style: 'form' } },
    })
    expect((await call('/a', 'post', form)).value).toContain(
      'parts: {meta: {contentType: "application/vnd.meta+json"},tags: {explode: true}}',
    )
    const fields = body('application/x-www-form-urlencoded', { type: 'object', properties: { q: text, tags: list, meta: object } })
    expect((await call('/a', 'post', fields)).value).toContain('parts: {tags: {explode: true},meta: {style: "form",explode: true}}')
  })

  test.each(['get', 'head'])('of %s are told', async (method) => {
    const { notes } = await call('/a', method, body('application/json'))
    const name = method.toUpperCase()
    expect(notes).toEqual([`${name} /a has a body, which no client sends with ${name}: a call of it is refused`])
  })
})

describe('answers', () => {
  const content = (type: string, schema?: object, status = '200') => ({
    responses: { [status]: { description: 'x', content: { [type]: schema ? { schema } : {} } } },
  })
  const binary = { type: 'string', format: 'binary' }
  test.each<[string, Record<string, unknown>, string | undefined, string]>([
    ['HTML', content('text/html', text), 'text', 'string'],
    ['JSON as text', content('text/json; charset=utf-8', object), undefined, '{ q?: string }'],
    ['a file with 201', content('application/pdf', binary, '201'), 'blob', 'Blob'],
    ['a file that is called JSON', content('application/json', binary), 'blob', 'Blob'],
    ['a file as any type', content('*/*', binary), 'blob', 'Blob'],
    ['events', content('text/event-stream', object), 'events', '{ q?: string }'],
    ['events of text', content('text/event-stream', text), 'events', 'string'],
    ['a file without content', { 'x-answer': 'blob', responses: { 200: { description: 'x' } } }, 'blob', 'Blob'],
    [
      'the status that has content',
      { responses: { 200: { description: 'x' }, 201: { description: 'x', ...json(object) } } },
      undefined,
      '{ q?: string }',
    ],
  ])('read %s', async (...[, item, kind, type]) => {
    const made = await call('/a', 'get', item)
    expect(made.value.match(/responseType: "(\w+)"/)?.[1]).toBe(kind)
    expect(made.type).toBe(`Operation<undefined, ${type}>`)
  })

  const record = (...names: string[]) => ({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) })
  test.each([
    [['code', 'msg', 'data'], 'string'],
    [['code', 'success', 'message', 'data', 'timestamp'], 'string'],
    [['code', 'msg'], 'undefined'],
    [['code', 'msg', 'rows', 'total'], '{ code?: string msg?: string rows?: string total?: string }'],
    [['code', 'msg', 'token'], '{ code?: string msg?: string token?: string }'],
    [['code', 'name', 'data'], '{ code?: string name?: string data?: string }'],
    [['code', 'message'], '{ code?: string message?: string }'],
  ])('take %j for an envelope, or for the payload', async (names, type) => {
    const made = await call('/a', 'get', { ...answer(record(...names)) })
    expect(made.type).toBe(`Operation<undefined, ${type}>`)
    expect(made.value.includes('envelope: false')).toBe(type.startsWith('{'))
  })
})

describe('methods', () => {
  const boat = answer({ type: 'object', required: ['id'], properties: { id: text } })

  test('HEAD has headers alone, whatever is described as its body', async () => {
    const { value, type, notes } = await call('/boat/{id}', 'head', { ...boat })
    expect(value).toContain('method: "HEAD",path: "/boat/{id}",input: "query",responseType: "none",envelope: false')
    expect(type).toBe('Operation<{ id: string }, undefined>')
    expect(notes).toEqual([])
  })

  test('OPTIONS has an input and an answer like any other', async () => {
    const { value, type } = await call('/boat', 'options', { ...boat })
    expect(value).toContain('method: "OPTIONS",path: "/boat",envelope: false')
    expect(type).toBe('Operation<undefined, { id: string }>')
  })

  test('HEAD and OPTIONS without an id are named beside the GET of their path', async () => {
    const tags = ['fleet']
    const all = { get: boat, head: boat, options: answer() }
    const { operations, notes } = await generateFrom(
      describePaths({
        '/boat/page': all,
        '/boats': { ...all, get: { ...boat, tags }, head: { ...boat, tags } },
        '/boats/{id}': all,
        '/harbour/ping': { head: answer() },
      }),
    )
    expect(operations.map(({ entity, action }) => `${entity}.${action}`)).toEqual([
      'boat.page',
      'boat.headPage',
      'boat.optionsPage',
      'fleet.getBoats',
      'fleet.headBoats',
      'boats.options',
      'boats.getById',
      'boats.headById',
      'boats.optionsById',
      'harbour.headPing',
    ])
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
    expect(notes).toEqual([])
  })

  test('two of one path that have one id are two calls', async () => {
    const item = { operationId: 'getBoat', ...answer() }
    const { operations, notes } = await generateFrom(describePaths({ '/boat': { get: item, head: item } }))
    expect(operations.map(({ action }) => action)).toEqual(['getBoat', 'headBoat'])
    expect(notes).toEqual(['HEAD /boat is boat.headBoat, because boat.getBoat is GET /boat; --names gives it another name'])
  })
})

test('calls that the client cannot send are told', async () => {
  const link = { responses: { 302: { description: 'x' } } }
  const { notes } = await generateFrom({
    'api.json': JSON.stringify({
      ...JSON.parse(describePaths({ '/a': { get: answer(), trace: answer() }, '/b': { get: link } })),
      servers: [{ url: 'http://localhost:8106/warehouse/' }],
    }),
  })
  expect(notes).toEqual([
    'TRACE /a: left out, no client may send it',
    'GET /b: left out, it only redirects a browser',
    'servers: the base path /warehouse is part of no call; --prefix /warehouse puts it before all of them',
  ])
})

describe('refusals', () => {
  const problem = { type: 'object', required: ['title'], properties: { title: text, requestId: { type: 'integer' } } }
  const schemas = { Problem: problem }
  const as = (type: string, schema?: object) => ({ description: 'x', content: { [type]: schema ? { schema } : {} } })
  const refuse = async (responses: object, method = 'get', about = {}) =>
    call('/a', method, { responses: { 200: { description: 'ok' }, ...responses }, components: { schemas }, ...about })

  test.each<[string, object, string]>([
    ['one schema', { 404: as('application/json', ref('Problem')) }, ', Problem'],
    [
      'a schema of each status, once',
      { '4XX': as('application/problem+json', ref('Problem')), 409: as('application/json', ref('Problem')), 500: as('*/*', object) },
      ', Problem | { q?: string }',
    ],
    ['the default', { default: as('application/json', ref('Problem')) }, ', Problem'],
    ['text', { 404: as('text/html') }, ', string'],
    ['a body that may be anything', { 404: as('application/json') }, ', unknown'],
    ['nothing', { 404: { description: 'x' }, 304: as('application/json', object) }, ''],
  ])('have the type of %s', async (...[, responses, expected]) => {
    expect((await refuse(responses)).type).toBe(`Operation<undefined, undefined${expected}>`)
  })

  test('have no type where the default is the answer, or the method HEAD', async () => {
    const responses = { default: as('application/json', object) }
    expect((await call('/a', 'get', { responses })).type).toBe('Operation<undefined, { q?: string }>')
    expect((await refuse({ 404: as('application/json', object) }, 'head')).type).toBe('Operation<undefined, undefined>')
  })

  test('are shared by reference, with ids as they are read', async () => {
    const description = describePaths({
      '/a': { get: { responses: { 200: { description: 'ok' }, 400: { $ref: '#/components/responses/No' } } } },
    })
    const { texts } = await generateFrom({
      'api.json': JSON.stringify({
        ...JSON.parse(description),
        components: { schemas, responses: { No: as('application/json', ref('Problem')) } },
      }),
    })
    expect(readOperationType(texts, 'a.ts', 'get')).toBe('Operation<undefined, undefined, Problem>')
    expect(readType(texts, 'Problem')).toBe('{ title: string requestId?: string }')
  })
})
