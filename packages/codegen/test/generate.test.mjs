import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { emitService, loadService } from '@jwsk/codegen/generate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emitTypes } from '../../../scripts/generate/types.mjs'

const shared = `
openapi: 3.1.0
info: { title: shared, version: 0.1.0 }
paths: {}
components:
  schemas:
    Envelope: { type: object, required: [code], properties: { code: { type: integer }, msg: { type: string } } }
    Page: { type: object, required: [total], properties: { total: { type: integer } } }
    Base: { type: object, properties: { id: { type: string }, createTime: { type: string, readOnly: true } } }
    Phone: { type: string, pattern: '^\\d{11}$' }
  parameters:
    size: { name: size, in: query, schema: { type: integer } }
  responses:
    Done: { description: done, content: { application/json: { schema: { $ref: '#/components/schemas/Envelope' } } } }
`

const data = (schema) =>
  `{ '200': { description: ok, content: { application/json: { schema: { allOf: [{ $ref: shared.yaml#/components/schemas/Envelope }, { type: object, required: [data], properties: { data: ${schema} } }] } } } } }`
const done = `{ '200': { $ref: shared.yaml#/components/responses/Done } }`
const boat = `{ $ref: '#/components/schemas/Boat' }`

const harbour = `
openapi: 3.1.0
info: { title: harbour, version: 0.1.0 }
paths:
  /boat/page:
    get:
      operationId: boat.page
      summary: boats
      parameters:
        - { $ref: shared.yaml#/components/parameters/size }
        - { name: Tenant-Id, in: header, schema: { type: string } }
      responses: ${data(`{ allOf: [{ $ref: shared.yaml#/components/schemas/Page }, { type: object, required: [records], properties: { records: { type: array, items: ${boat} } } }] }`)}
  /boat/all:
    get: { operationId: boat.all, summary: all, responses: ${data(`{ type: array, items: ${boat} }`)} }
  /boat/detail:
    get:
      operationId: boat.detail
      summary: one
      parameters: [{ name: id, in: query, required: true, schema: { type: string } }]
      responses: ${data(boat)}
  /boat/found:
    get:
      operationId: boat.found
      summary: one, or none
      parameters: [{ name: id, in: query, required: true, schema: { type: string } }]
      responses: ${data(boat).replace('required: [data], ', '')}
  /boat/submit:
    post:
      operationId: boat.submit
      summary: write
      x-permission: [boat_add, boat_edit]
      requestBody: { required: true, content: { application/json: { schema: ${boat} } } }
      responses: ${done}
  /boat/{id}/paint:
    post:
      operationId: boat.paint
      summary: paint
      x-permission: boat_paint
      x-timeout: 480000
      x-idempotent: true
      x-crypto: { data: true }
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { type: object, properties: { colour: { type: string } } } } } }
      responses: ${done}
  /boat/import:
    post:
      operationId: boat.import
      summary: import
      requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [file], properties: { file: { type: string, format: binary } } } } } }
      responses: ${done}
  /boat/export:
    get: { operationId: boat.export, summary: export, responses: { '200': { description: file, content: { application/pdf: { schema: { type: string, format: binary } } } } } }
  /boat/token:
    post:
      operationId: boat.token
      summary: token
      x-envelope: false
      security: []
      x-auth-flow: true
      x-session: true
      responses: { '200': { description: ok, content: { application/json: { schema: { type: object, required: [key], properties: { key: { type: string } } } } } } }
  /boat/go:
    get: { operationId: boat.go, summary: leave, responses: { '302': { description: away } } }
components:
  schemas:
    Boat:
      allOf:
        - $ref: shared.yaml#/components/schemas/Base
        - type: object
          required: [name, berthName]
          properties:
            name: { type: string, minLength: 1, maxLength: 20 }
            kind: { type: integer, x-dict: boat_kind }
            phone: { $ref: shared.yaml#/components/schemas/Phone, description: owner, x-not-above: kind }
            berthName: { type: string, readOnly: true, maxLength: 9 }
            secret: { type: string, writeOnly: true }
            note: { type: string }
`

let folder
let service
let types
const operation = (action) => service.operations.find(({ id }) => id === `boat.${action}`)
let files
const module = () => files.get('boat.ts')
const apart = () => files.get('boat-session.ts')
const line = (action) => module().match(new RegExp(`^ {2}${action}: \\{.*$`, 'm'))[0]
const oneLine = (text) => text.replaceAll(';', '').replace(/\s+/g, ' ')
const typeOf = (action) => oneLine(module().match(new RegExp(`^ {2}readonly ${action}: ([^]*?)(?=\\n {2}/\\*\\*|\\n}\\n)`, 'm'))[1])
const shape = (name) => oneLine(files.get('shapes.ts').match(new RegExp(`^export type ${name} = ([^]*?^})`, 'm'))[1])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generate-'))
  await writeFile(join(folder, 'shared.yaml'), shared)
  await writeFile(join(folder, 'harbour.yaml'), harbour)
  service = await loadService(join(folder, 'harbour.yaml'))
  files = await emitService(service)
  types = await emitTypes(pathToFileURL(join(folder, 'harbour.yaml')))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('inputs', () => {
  test('query parameters make a flat query input, headers none', () => {
    expect(operation('page').query.map(({ name }) => name)).toEqual(['size'])
    expect(line('page')).toContain('input: "query"')
  })
  test('an input is optional unless a parameter or the body is required', () => {
    expect(typeOf('page')).toMatch(/^Operation<\{ size\?: number \} \| undefined, /)
    expect(typeOf('detail')).toMatch(/^Operation<\{ id: string \}, /)
  })
  test('a call without parameters and body takes no input', () => {
    expect(typeOf('all')).toMatch(/^Operation<undefined, /)
    expect(line('all')).not.toContain('input')
  })
  test('a JSON body is a flat input', () => expect(line('submit')).toContain('input: "body"'))
  test('parameters of a call with a body stay separate', () => {
    expect(line('paint')).toContain('input: "both"')
    expect(typeOf('paint')).toBe('Operation<{ query: { id: string } body: { colour?: string } }, undefined>')
  })
  test('a file is sent as multipart', () => expect(line('import')).toContain('body: "multipart"'))
})

describe('answers', () => {
  test('a page is marked, an array is not', () => {
    expect(line('page')).toContain('paged: true')
    expect(line('all')).not.toContain('paged')
  })
  test('the payload is unwrapped from its envelope', () => {
    expect(typeOf('detail')).toBe('Operation<{ id: string }, Boat>')
    expect(typeOf('all')).toBe('Operation<undefined, Boat[]>')
    expect(typeOf('page')).toMatch(/, \{ total: number records: Boat\[\] \}>$/)
  })
  test('a payload that the contract does not require is optional', () => {
    expect(typeOf('found')).toBe('Operation<{ id: string }, Boat | undefined>')
  })
  test('a response without data has no payload', () => {
    expect(line('submit')).toContain('responseType: "none"')
    expect(typeOf('submit')).toMatch(/, undefined>$/)
  })
  test('another media type is a Blob', () => {
    expect(line('export')).toContain('responseType: "blob"')
    expect(typeOf('export')).toBe('Operation<undefined, Blob>')
  })
  test('x-envelope: false keeps the whole response', () => {
    expect(apart()).toContain('envelope: false')
    expect(typeOf('token')).toBe('Operation<undefined, { key: string }>')
  })
  test('a call that only redirects a browser is no operation', () => expect(operation('go')).toBeUndefined())
})

describe('facts', () => {
  test('permissions are collected in order', () => {
    expect(line('submit')).toContain('permission: ["boat_add","boat_edit"]')
    expect(service.permissions).toEqual(['boat_add', 'boat_edit', 'boat_paint'])
  })
  test('x- extensions are part of the operation', () => {
    expect(line('paint')).toContain('timeout: 480000,idempotent: true,crypto: {data: true}')
    expect(apart()).toContain('token: false,basic: false,authFlow: true')
  })
  test('session calls are exported separately and with their entity', () => {
    expect(apart()).toMatch(/^export const token: BoatOperations\['token'\] = \{id: "boat.token"/m)
    expect(apart().match(/^export const/gm)).toHaveLength(1)
    expect(module()).toContain("import { token } from './boat-session'")
    expect(module()).toMatch(/^ {2}token,$/m)
    expect(files.get('index.ts')).not.toContain('session')
  })
  test('rules derive from the schema of writable fields', () =>
    expect(operation('submit').rules).toEqual({
      name: { required: true, minLength: 1, maxLength: 20 },
      kind: { dict: 'boat_kind' },
      phone: { notAbove: 'kind', pattern: '^\\d{11}$' },
    }))
})

describe('types', () => {
  test('a loaded record has its id and platform fields, but no secret', () =>
    expect(shape('Boat')).toBe(
      '{ id: string createTime?: string name: string kind?: number /** owner */ phone?: string berthName: string note?: string }',
    ))
  test('a draft has its secret, an optional id and no platform fields', () =>
    expect(shape('BoatDraft')).toBe(
      '{ id?: string createTime?: never name: string kind?: number /** owner */ phone?: string berthName?: never secret?: string note?: string }',
    ))
  test('a file is a Blob', () => {
    expect(typeOf('import')).toBe('Operation<{ file: Blob }, undefined>')
    expect(types).toMatch(/file: Blob/)
  })
  test('a module imports only the types that it uses', () => {
    expect(module()).toContain("import type { Boat, BoatDraft } from './shapes'")
    expect([...files.values()].join('\n')).not.toMatch(/from '\.\/types'/)
  })
  test('openapi-typescript marks read-only and write-only properties', () => {
    expect(types).toMatch(/berthName: \$Read<string>/)
    expect(types).toMatch(/secret\?: \$Write<string>/)
    expect(types.match(/'id' extends keyof T/g)).toHaveLength(1)
  })
})

test('an operationId other than entity.action is rejected', async () => {
  const file = join(folder, 'broken.yaml')
  await writeFile(file, harbour.replace('boat.page', 'boatPage'))
  await expect(loadService(file)).rejects.toThrow('broken.yaml: operationId boatPage is not entity.action')
})

test('the error names an unresolved reference', async () => {
  const file = join(folder, 'lost.yaml')
  await writeFile(file, harbour.replace('shared.yaml#/components/parameters/size', 'shared.yaml#/components/parameters/pace'))
  await expect(loadService(file)).rejects.toThrow('lost.yaml: shared.yaml#/components/parameters/pace leads nowhere')
})
