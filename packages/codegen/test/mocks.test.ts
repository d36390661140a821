// generated handlers: plausible answers that fit the description
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@jwsk/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callMocks } from './call-mocks.mjs'
import { answer, describePaths, generateFrom, json, ref } from './generate-from.mjs'
import { importGenerated } from './import-generated.mjs'

const text = { type: 'string' }
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })
const enveloped = (data?: object) => object({ code: { type: 'integer' }, success: { type: 'boolean' }, msg: text, ...(data && { data }) })
const content = (type: string, media: object) => ({ responses: { 200: { content: { [type]: media } } } })
const get = (action: string, about: object) => ({ get: { operationId: `boat.${action}`, ...about } })

const schemas = {
  Boat: object(
    {
      id: { type: 'integer' },
      name: text,
      kind: { enum: ['sail', 'motor'] },
      berths: { type: 'integer', minimum: 2, maximum: 6 },
      price: { type: 'number' },
      code: { type: 'string', minLength: 8, maxLength: 9 },
      built: { type: 'string', format: 'date' },
      owner: ref('Owner'),
      key: { type: 'string', format: 'uuid' },
      color: { type: 'string', example: 'sea green' },
      length: { type: 'number', example: 'twelve', exclusiveMinimum: 3, exclusiveMaximum: 4 },
    },
    ['id', 'name', 'kind', 'berths', 'price', 'code', 'built', 'owner', 'key', 'color', 'length'],
  ),
  Owner: object({ email: text, phone: text, boats: { type: 'array', items: ref('Boat') } }, ['email', 'phone', 'boats']),
  Shape: {
    oneOf: [ref('Circle'), ref('Square')],
    discriminator: { propertyName: 'type', mapping: { circle: 'Circle', square: 'Square' } },
  },
  Circle: object({ type: text, radius: { type: 'number' } }, ['type', 'radius']),
  Square: object({ type: text, side: { type: 'number' } }, ['type', 'side']),
}

const paths = {
  '/boat/page': get('page', answer(enveloped(object({ total: { type: 'integer' }, records: { type: 'array', items: ref('Boat') } })))),
  '/boat/save': { post: { operationId: 'boat.save', requestBody: json(ref('Boat')), ...answer(enveloped()) } },
  '/boat/{id}': get('find', answer(ref('Boat'))),
  '/boat/first': get('first', content('application/json', { schema: ref('Circle'), example: { type: 'circle', radius: 5 } })),
  '/boat/wrong': get('wrong', content('application/json', { schema: ref('Circle'), examples: { bad: { value: { radius: 'five' } } } })),
  '/boat/{id}/shape': get('shape', answer(ref('Shape'))),
  '/boat/{id}.{format}': get('export', answer({ type: 'boolean' })),
  '/boat/{id}:cancel': { post: { operationId: 'boat.cancel', responses: { 204: { description: 'done' } } } },
  '/boat/海鸥 (1)': get('odd', answer({ type: 'array', items: { type: 'integer' }, minItems: 4 })),
  '/boat/readme': get('readme', content('text/plain', { schema: text, example: 'Ahoy' })),
  '/boat/photo': get('photo', content('image/png', { schema: { type: 'string', format: 'binary' } })),
  '/boat/news': get('news', content('text/event-stream', { schema: object({ at: { type: 'string', format: 'date-time' } }, ['at']) })),
}
const description = describePaths(paths, schemas)

type Made = Awaited<ReturnType<typeof importGenerated>>

describe('generated mocks', () => {
  let made: Made
  let called: Awaited<ReturnType<typeof callMocks>>
  beforeAll(async () => {
    made = await importGenerated('mocks', description, { validate: true, mocks: true })
    called = await callMocks(made)
  })
  afterAll(() => made.remove())
  const getPayload = (action: string) => called.payloads.get(`boat.${action}`)

  test('answer every operation so that its checks pass', () => {
    expect(called.errors).toEqual([])
    expect(called.payloads.size).toBe(made.operations.length)
    expect(made.notes).toEqual([])
  })

  test('answer with examples that fit, and with values of the type otherwise', () => {
    expect(getPayload('first')).toEqual({ type: 'circle', radius: 5 })
    expect(getPayload('wrong')).toEqual({ type: expect.any(String), radius: expect.any(Number) })
    expect(getPayload('readme')).toBe('Ahoy')
    expect(getPayload('find')).toMatchObject({ color: 'sea green', length: expect.closeTo(3.5, 0) })
  })

  test('answer with values by format, limits and name', () => {
    const { owner, ...boat } = getPayload('find')
    expect(boat.id).toMatch(/^\d{4}$/)
    expect(boat.code).toMatch(/^A\d{4}xxx$/)
    expect(['sail', 'motor']).toContain(boat.kind)
    expect(boat.berths).toSatisfy((value: number) => value >= 2 && value <= 6)
    expect(boat.built).toMatch(/^2026-\d\d-\d\d$/)
    expect(owner.email).toMatch(/@example\.com$/)
    expect(owner.phone).toMatch(/^138\d{8}$/)
    expect(owner.boats).toEqual([])
  })

  test('answer in the envelope of the operation, a page with its total', () => {
    expect(getPayload('page')).toMatchObject({ total: 3, records: [{ kind: expect.any(String) }, {}, {}] })
    expect(getPayload('save')).toBeUndefined()
    expect(getPayload('cancel')).toBeUndefined()
    expect(getPayload('news')).toEqual([{ at: expect.stringMatching(/^2026-/) }])
    expect(getPayload('photo')).toBeInstanceOf(Blob)
    expect(['circle', 'square']).toContain(getPayload('shape').type)
    expect(getPayload('odd')).toHaveLength(4)
  })

  test('are the same in every run', async () => {
    const { texts } = await generateFrom({ 'api.json': description }, { mocks: true })
    expect(texts.get('mocks.ts')).toBe(await readFile(join(made.folder, 'made/mocks.ts'), 'utf8'))
    expect([...texts.keys()]).not.toContain('schemas.ts')
  })

  test('answer below the address of the client alone', () => {
    const [first] = made.createHandlers('http://a.test/api/')
    expect(String(first.info.path)).toMatch(/^\/\^http:\\\/\\\/a\\\.test\\\/api/)
  })
})

test('a description without a value that fits is reported', async () => {
  const odd = object({ n: { type: 'integer', minimum: 5, maximum: 4 } }, ['n'])
  const { notes } = await generateFrom(describePaths({ '/odd': get('odd', answer(odd)) }), { mocks: true })
  expect(notes).toEqual(['GET /odd: no mock fits the description (n expected at least 5)'])
})

test('of two operations with one address the first has the mock', async () => {
  const described = { '/boat': get('all', answer(text)), '/boat#old': get('old', answer(text)), '/boat/{id}': get('one', answer(text)) }
  const { notes, texts } = await generateFrom(describePaths(described), { mocks: true })
  expect(notes).toEqual(['GET /boat#old has the address of boat.all, whose mock answers'])
  expect(texts.get('mocks.ts')?.match(/^ {2}\[/gm)).toHaveLength(2)
})

test('generated mocks answer beside those of the platform', async () => {
  const made = await importGenerated('mocks-platform', description, { mocks: true })
  const { createMockNetwork } = await import('@jwsk/mocks/node')
  const { server } = createMockNetwork()
  const client = createClient({ baseUrl: 'http://platform.test', clientId: 'console', clientSecret: 'console' })
  server.use(...made.createHandlers(client.apiUrl))
  server.listen({ onUnhandledRequest: 'error' })
  try {
    await client.session.signIn({ username: 'admin', password: 'admin123' })
    expect(await client.call(made.modules.boat.first)).toEqual({ type: 'circle', radius: 5 })
  } finally {
    server.close()
    client.dispose()
    await made.remove()
  }
})
