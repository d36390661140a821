import { symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { generateOperations } from '@jwsk/codegen/generate'
import { describe, expect, test } from 'vitest'
import { answer, describePaths, generateFrom, json, readOperationType, readType, ref, withFiles } from './generate-from.mjs'

const boat = { type: 'object', properties: { name: { type: 'string' } } }
const one = (schema: object) => describePaths({ '/boat/list': { get: answer(schema) } })
const complain = (files: Record<string, string>, options = {}) =>
  generateFrom(files, options).then(
    () => 'no error',
    (error: Error) => error.message,
  )

describe('encodings and spellings', () => {
  const text = one(boat)
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ])('reads %s', async (_, bytes) => {
    const { operations } = await generateFrom({ 'api.json': bytes })
    expect(operations).toHaveLength(1)
  })

  test('reads a version and texts that YAML takes for numbers', async () => {
    const { texts } = await generateFrom(
      'openapi: 3.0\ninfo: { title: 7, version: 1 }\npaths: { /a/list: { get: { operationId: 12, tags: [34], summary: 404, responses: { 200: { description: ok } } } } }',
    )
    expect([...texts.values()].join('')).toContain('* 404\n')
  })

  test('writes long integers as the texts that the client returns', async () => {
    const schema = '{ "const": 12345678901234567890 }, "b": { "enum": [9007199254740993, 5] }, "c": { "const": "9007199254740993" }'
    const description = one({ type: 'object', properties: { a: 'here' } }).replace('"here"', schema)
    for (const file of ['api.json', 'api.yaml']) {
      const { texts } = await generateFrom({ [file]: file === 'api.json' ? description : `# yaml\n${description}` })
      expect(readOperationType(texts, 'boat.ts', 'list')).toContain(
        'a?: "12345678901234567890" b?: "9007199254740993" | 5 c?: "9007199254740993"',
      )
    }
  })

  test('converts Swagger 2.0 with its bodies, forms, files and base path', async () => {
    const { operations, notes, texts } = await generateFrom({
      'api.json': JSON.stringify({
        swagger: '2.0',
        info: { title: 'Old', version: '1' },
        basePath: '/v2',
        consumes: ['application/json'],
        produces: ['application/json'],
        paths: {
          '/boat/save': {
            post: {
              parameters: [{ name: 'body', in: 'body', required: true, schema: { $ref: '#/definitions/Boat' } }],
              responses: { 200: { description: 'ok', schema: { $ref: 'parts.json#/definitions/Berth' } } },
            },
          },
          '/boat/photo': {
            post: {
              consumes: ['multipart/form-data'],
              parameters: [{ name: 'file', in: 'formData', type: 'file' }],
              responses: { 200: { description: 'ok' } },
            },
          },
        },
        definitions: { Boat: boat },
      }),
      'parts.json': JSON.stringify({
        swagger: '2.0',
        definitions: { Berth: { type: 'object', properties: { depth: { type: 'number' } } } },
      }),
    })
    expect(operations).toHaveLength(2)
    expect(notes.join()).toContain('--prefix /v2')
    expect(readOperationType(texts, 'boat.ts', 'save')).toBe('Operation<BoatDraft, Berth>')
    expect(readOperationType(texts, 'boat.ts', 'photo')).toContain('file?: Blob')
    expect(readType(texts, 'Berth')).toBe('{ depth?: number }')
  })
})

describe('references', () => {
  test('follows escapes, spaces and two spellings of a path to one type', async () => {
    const { texts } = await generateFrom({
      'api.json': describePaths({
        '/a/one': { get: answer({ $ref: './my%20parts/boat.yaml' }) },
        '/a/two': { get: answer({ $ref: 'my parts/../my parts/boat.yaml#' }) },
        '/a/three': { get: answer({ $ref: '#/paths/~1a~1four/get/responses/200/content/application~1json/schema' }) },
        '/a/four': { get: answer({ ...boat, title: 'four' }) },
      }),
      'my parts/boat.yaml': JSON.stringify(boat),
    })
    expect(texts.get('shapes.ts')?.match(/export type \w+/g)).toEqual(['export type AFourGet', 'export type Boat'])
  })

  test('takes examples, defaults, values and extensions for data', async () => {
    const broken = { $ref: 'nowhere.json' }
    const schema = { type: 'object', properties: { example: boat, a: { default: broken, example: broken, enum: [broken], 'x-a': broken } } }
    const { operations } = await generateFrom(
      describePaths({
        '/a/save': {
          post: {
            requestBody: { content: { 'application/json': { schema, example: broken, examples: { a: { value: broken } } } } },
            ...answer(),
          },
        },
      }),
    )
    expect(operations).toHaveLength(1)
  })

  const outside = { 'sub/api.json': one({ $ref: '../boat.yaml' }), 'boat.yaml': JSON.stringify(boat) }
  test('leaves the folder only with --allow-refs', async () => {
    expect(await complain(outside)).toMatch(/api\.json: .*boat\.yaml is outside the folder of the description; --allow-refs permits that$/)
    const { texts } = await generateFrom(outside, { allowRefs: true })
    expect(readType(texts, 'Boat')).toBe('{ name?: string }')
  })

  test('does not leave the folder by a link or an absolute path', async () => {
    expect(await complain({ 'api.json': one({ $ref: '/etc/hostname' }) })).toContain('outside the folder')
    expect(await complain({ 'api.json': one({ $ref: 'file:///etc/hostname' }) })).toContain('outside the folder')
    await withFiles({ 'sub/api.json': one({ $ref: 'link.yaml' }), 'boat.yaml': JSON.stringify(boat) }, async (folder) => {
      await symlink(join(folder, 'boat.yaml'), join(folder, 'sub/link.yaml'))
      await expect(generateOperations({ input: join(folder, 'sub/api.json'), out: join(folder, 'made') })).rejects.toThrow(
        'outside the folder',
      )
    })
  })

  const chain = (length: number) =>
    Object.fromEntries([...Array(length).keys()].map((at) => [`s${at}.json`, JSON.stringify({ $ref: `s${at + 1}.json` })]))
  const anchor =
    "openapi: 3.0.3\ninfo: { title: x, version: '1' }\npaths: { /a/b: { get: { responses: { '200': { description: ok } } } } }\ncomponents: { schemas: { Node: &node { type: object, properties: { child: *node } } } }"
  const nested = (depth: number) => one(JSON.parse(`${'{"type":"array","items":'.repeat(depth)}{}${'}'.repeat(depth)}`))
  test.each<[string, Record<string, string>, RegExp]>([
    ['an anchor that contains itself', { 'api.yaml': anchor }, /^api\.yaml cannot be read: an anchor contains itself$/],
    ['a reference to itself', { 'api.json': one({ $ref: 'a.json' }), 'a.json': '{"$ref":"a.json"}' }, /leads nowhere$/],
    ['a chain without end', { 'api.json': one({ $ref: 's0.json' }), ...chain(1001) }, /refers to more than 1000 documents$/],
    ['deep nesting', { 'api.json': nested(600) }, /^api\.json cannot be read: it nests deeper than 500 levels$/],
    ['a device', { 'api.json': one({ $ref: '/dev/zero' }) }, /\/dev\/zero cannot be read: it is no file$/],
    ['a document that is too long', { 'api.json': one(boat).padEnd(50_000_001) }, /exceed 50 MB$/],
  ])('refuses %s in one line', async (_, files, expected) => {
    const complaint = await complain(files, { allowRefs: true })
    expect(complaint).toMatch(expected)
    expect(complaint.split('\n')).toHaveLength(1)
  })

  test('reads 26 levels of two `allOf` parts each', async () => {
    const schemas = Object.fromEntries(
      [...Array(26).keys()].map((at) => [`S${at}`, at === 25 ? boat : { allOf: [ref(`S${at + 1}`), ref(`S${at + 1}`)] }]),
    )
    const { texts } = await generateFrom(describePaths({ '/a/list': { get: answer(ref('S0')) } }, schemas))
    expect(readType(texts, 'S0')).toBe('{ name?: string }')
  })
})

describe('servers', () => {
  const serve = async (
    answers: Record<string, string | { location: string }>,
    use: (address: string, asked: string[]) => Promise<void>,
  ) => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      const found = answers[request.url ?? '']
      if (typeof found === 'object') response.writeHead(302, found).end()
      else response.writeHead(found === undefined ? 404 : 200).end(found)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked)
    } finally {
      await new Promise((resolve) => server.close(resolve))
    }
  }
  const generateFromUrl = (input: string, allowRefs = false) =>
    withFiles({}, (folder) => generateOperations({ input, out: join(folder, 'made'), allowRefs }))

  test('leave their host only with --allow-refs', async () => {
    await serve({ '/boat.json': JSON.stringify(boat) }, async (foreign, asked) => {
      const answers = {
        '/api': one({ $ref: 'moved.json' }),
        '/moved.json': { location: '/boat.json' },
        '/boat.json': JSON.stringify(boat),
        '/away': one({ $ref: `${foreign}/boat.json` }),
        '/led-away': one({ $ref: 'led.json' }),
        '/led.json': { location: `${foreign}/boat.json` },
      }
      await serve(answers, async (address) => {
        expect((await generateFromUrl(`${address}/api`)).operations).toHaveLength(1)
        await expect(generateFromUrl(`${address}/away`)).rejects.toThrow('outside the host of the description; --allow-refs permits that')
        await expect(generateFromUrl(`${address}/led-away`)).rejects.toThrow('outside the host')
        expect(asked).toEqual([])
        expect((await generateFromUrl(`${address}/away`, true)).operations).toHaveLength(1)
        expect(asked).toEqual(['/boat.json'])
      })
    })
  })

  test('never read a file', async () => {
    await serve({ '/api': one({ $ref: 'file:///etc/hostname' }) }, async (address) => {
      await expect(generateFromUrl(`${address}/api`, true)).rejects.toThrow('file:///etc/hostname is no address of a server')
    })
  })

  test('that redirect without end are refused in one line', async () => {
    await serve({ '/api': { location: '/api' } }, async (address) => {
      await expect(generateFromUrl(`${address}/api`)).rejects.toThrow(`${address}/api cannot be read: it redirects without end`)
    })
  })
})

test('refuses pages that are no description', async () => {
  for (const text of ['<!DOCTYPE html><html></html>', '"eyJvcGVuYXBpIjoi"', json({}).toString()])
    expect(await complain({ 'api.json': text })).toMatch(/is no OpenAPI description|is neither JSON nor YAML/)
})
