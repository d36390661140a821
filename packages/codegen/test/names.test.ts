import { generateOperations } from '@jwsk/codegen/generate'
import { describe, expect, test } from 'vitest'
import { answer, describePaths, generateFrom, readOperationType, readType, ref, withFiles } from './generate-from.mjs'

const get = (operationId?: string, tag?: string, schema?: object) => ({
  get: { ...(operationId === undefined ? {} : { operationId }), ...(tag === undefined ? {} : { tags: [tag] }), ...answer(schema) },
})
const nameAll = async (paths: object, schemas = {}) => {
  const { operations, ...rest } = await generateFrom(describePaths(paths, schemas))
  return { names: operations.map(({ entity, action }) => `${entity}.${action}`), ids: operations.map(({ id }) => id), ...rest }
}
const thing = { type: 'object', properties: { a: { type: 'string' } } }
const other = { type: 'object', properties: { b: { type: 'string' } } }

describe('names of calls', () => {
  test('are in any script', async () => {
    const { names } = await nameAll({
      '/store/a': get('门店/查询', '门店'),
      '/store/b': get('查询门店'),
      '/store/c': get('Store_查询', 'Store'),
      '/store/d': get('Store_新增', 'Store'),
      '/größe/e': get('größe/Ändern'),
      '/中文/路径': get(),
    })
    expect(names).toEqual(['门店.查询', 'store.查询门店', 'store.查询', 'store.新增', 'größe.ändern', '中文.路径'])
  })

  test('are words that a constant may be called', async () => {
    const { names } = await nameAll({
      '/a/arguments': get('one', 'arguments'),
      '/a/eval': get('two', 'eval'),
      '/a/undefined': get('three', 'undefined'),
      '/a/d': get('class.list'),
      '/a/e': get('Operation.list'),
      '/a/f': get('2fa-verify/one'),
      '/a/g': get('2/two'),
      '/security/2fa': get(),
      '/pay/verify': get('3dsVerify', 'pay'),
      '/a/../x': get('../../../x'),
    })
    expect(names).toEqual([
      'argumentsCalls.one',
      'evalCalls.two',
      'undefinedCalls.three',
      'classCalls.list',
      'operation.list',
      'faVerifyCalls.one',
      'calls2.two',
      'security.get2fa',
      'pay.get3dsVerify',
      'a.x',
    ])
  })

  test('never end the run when two calls would have the same', async () => {
    const { names, ids, notes } = await nameAll({
      '/admin/user/page': get('page', '用户'),
      '/app/user/page': get('page_1', '用户'),
      '/invoice': get('get', 'invoice'),
      '/invoice/{id}': get('get', 'invoice'),
      '/users': get(),
      '/users/': get(),
      '/boat/a': get('boat.page'),
      '/boat/b': get('boat.page'),
      '/boat/c': get('Boat.Page'),
    })
    expect(names).toEqual([
      'user.page',
      'user.getAppUserPage',
      'invoice.get',
      'invoice.getInvoiceById',
      'users.get',
      'users.getUsers',
      'boat.page',
      'boat.getBoatB',
      'boat.getBoatC',
    ])
    expect(new Set(ids).size).toBe(ids.length)
    expect(notes).toHaveLength(5)
    expect(notes).toContain(
      'GET /app/user/page is user.getAppUserPage, because user.page is GET /admin/user/page; --names gives it another name',
    )
  })

  test('that the user gives must be names of different calls', async () => {
    const paths = describePaths({ '/a/b': get(), '/a/c': get() })
    const given = { 'names.json': '{ "GET /a/b": "x.y", "GET /a/c": "X.Y", "GET /a/d": "d" }' }
    const files = { 'api.json': paths, ...given }
    await withFiles(files, async (folder) => {
      const run = generateOperations({ input: `${folder}/api.json`, out: `${folder}/made`, names: `${folder}/names.json` })
      await expect(run).rejects.toThrow(
        '--names: "GET /a/d" is "d", which is not entity.action; "GET /a/b" is "x.y", as another call is; "GET /a/c" is "X.Y", as another call is; there is no call GET /a/d',
      )
    })
  })
})

describe('names of files', () => {
  test('are one for each entity', async () => {
    const session = { ...get('boat.token', 'boat').get, 'x-session': true }
    const { texts } = await nameAll({
      '/index/banner': get('banner', 'index-controller'),
      '/shapes/all': get('all', 'Shapes'),
      '/con/all': get('all', 'con'),
      '/boat/token': { get: session },
      '/boat/session': get('boatSession.list'),
    })
    expect([...texts.keys()]).toEqual([
      'boat-session-calls.ts',
      'boat-session.ts',
      'boat.ts',
      'con-calls.ts',
      'index-calls.ts',
      'index.ts',
      'shapes-calls.ts',
      'shapes.ts',
    ])
    expect(texts.get('boat.ts')).toContain("import { token } from './boat-session-calls'")
    expect(texts.get('index.ts')?.match(/export \* from/g)).toHaveLength(5)
  })

  test('cannot leave the folder', async () => {
    const { texts } = await nameAll({ '/a/b': get('../../../x', '../../y') })
    expect([...texts.keys()]).toEqual(['index.ts', 'shapes.ts', 'y.ts'])
  })
})

describe('names of types', () => {
  const all = async (schemas: Record<string, object>, usage: (name: string) => object = (name) => get(undefined, undefined, ref(name))) =>
    nameAll(Object.fromEntries(Object.keys(schemas).map((name, at) => [`/k/t${at}`, usage(encodeURIComponent(name))])), schemas)

  test('are in any script, and never empty', async () => {
    const { texts } = await all({
      货品对象: thing,
      'Result«List«货品对象»»': thing,
      201: thing,
      '*/': thing,
      __proto__: thing,
      'größe-x': thing,
    })
    expect(texts.get('shapes.ts')?.match(/(?<=export type )\S+/g)).toEqual([
      'GrößeX',
      'ResultList货品对象',
      'Schema',
      'Schema201',
      '货品对象',
    ])
  })

  test('are two for two schemas, whatever they would be called', async () => {
    const { texts, notes } = await all({
      'user-info': thing,
      UserInfo: other,
      Blob: thing,
      Record: other,
      T0Operations: thing,
      KOperations: other,
    })
    expect(readType(texts, 'UserInfo')).toBe('{ b?: string }')
    expect(readType(texts, 'UserInfo2')).toBe('{ a?: string }')
    expect(texts.get('shapes.ts')).toMatch(/type BlobShape .*type KOperationsShape .*type RecordShape /s)
    expect(notes).toEqual([
      'schema KOperations is the type KOperationsShape, because another schema or an entity is called KOperations',
      'schema user-info is the type UserInfo2, because another schema or an entity is called UserInfo',
    ])
  })

  test('of written forms leave those of other schemas alone', async () => {
    const save = (name: string) => ({ post: { requestBody: { content: { 'application/json': { schema: ref(name) } } }, ...answer() } })
    const { texts } = await all(
      { Item: thing, ItemDraft: other, ItemInput: { type: 'object', properties: { c: { type: 'string' } } } },
      save,
    )
    expect(readType(texts, 'ItemDraft')).toBe('{ b?: string }')
    expect(readType(texts, 'ItemDraft2')).toBe('{ a?: string }')
    expect(readType(texts, 'ItemInputDraft')).toBe('{ c?: string }')
  })

  test('come from the place of a schema that has none', async () => {
    const { texts } = await generateFrom(
      describePaths(
        {
          '/boats': get('boat.all', undefined, thing),
          '/boats/first': get('boat.first', undefined, { $ref: '#/paths/~1boats/get/responses/200/content/application~1json/schema' }),
          '/tags': get('tag.all', undefined, { $ref: '#/components/schemas/Tag/allOf/0' }),
        },
        { Tag: { allOf: [thing, other] } },
      ),
    )
    expect(readOperationType(texts, 'boat.ts', 'first')).toBe('Operation<undefined, BoatsGet>')
    expect(readOperationType(texts, 'tag.ts', 'all')).toBe('Operation<undefined, Tag2>')
  })
})
