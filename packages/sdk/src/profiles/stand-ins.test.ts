import { afterEach, expect, test } from 'vitest'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { dashboard } from '../generated/desk'
import { dept, dict, menu, post, region, tenant, user } from '../generated/system'
import type { InputOf, Operation } from '../operation'
import type { Client } from '../types'
import { findCreatedId } from './find-created-id'
import { springBlade } from './spring-blade'

const publicKey = `04${'32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7'}${'bc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0'}`

let client: Client | undefined
afterEach(() => client?.dispose())

/** Creates a server that responds to every call with this data, and records the requests. */
function stand(data: unknown) {
  const network = createScriptedFetch(() => jsonResponse({ code: 200, success: true, data, msg: '操作成功' }))
  const options = { baseUrl: 'http://blade.test', clientId: 'a', clientSecret: 'b', fetch: network.fetch }
  client = createClient({ profile: springBlade({ publicKey }), ...options })
  return { client, requests: () => network.requests.map(({ url }) => `${url.pathname.replace('/blade-', '')}${url.search}`), network }
}

const leaf = (id: string, parentId: string, deptName: string) => ({ id, parentId, deptName, hasChildren: false })
const forest = [
  { ...leaf('1', '0', '林场'), children: [{ ...leaf('2', '1', '东区'), children: [leaf('4', '2', '瞭望台')] }, leaf('3', '1', '西区')] },
]

async function answered<O extends Operation>(data: unknown, operation: O, input: InputOf<O>) {
  const { client, requests } = stand(data)
  // the input belongs to this operation
  return [await client.call(operation as Operation<unknown, unknown>, input), requests()[0]]
}

test('selects a lazy list of departments from the whole tree', async () => {
  const top = { id: '1', parentId: '0', deptName: '林场', hasChildren: true }
  expect(await answered(forest, dept.lazyList, undefined)).toEqual([[top], 'system/dept/list'])
  expect(await answered(forest, dept.lazyList, { parentId: '0', deptName: '林' })).toEqual([
    [top],
    `system/dept/list?deptName=${encodeURIComponent('林')}`,
  ])
  expect(await answered(forest, dept.lazyList, { parentId: '1' })).toEqual([
    [{ ...leaf('2', '1', '东区'), hasChildren: true }, leaf('3', '1', '西区')],
    'system/dept/list',
  ])
  expect(await answered(forest, dept.lazyList, { parentId: '4' })).toEqual([[], 'system/dept/list'])
})

test('a lazy list of menu entries includes their buttons', async () => {
  const button = { id: '3', parentId: '2', name: '新增', category: 2 }
  const tree = [{ id: '1', parentId: '0', name: '林场', children: [{ id: '2', parentId: '1', name: '苗圃', children: [button] }] }]
  expect(await answered(tree, menu.lazyList, { parentId: '2' })).toEqual([[{ ...button, hasChildren: false }], 'system/menu/list'])
})

const entry = (id: string, parentId: string, [dictKey, dictValue]: readonly [number, string]) => ({
  ...{ id, parentId, code: 'tree', dictKey, dictValue },
  sort: Number(id),
})
const dictionaries = [
  { ...entry('1', '0', [-1, '树种']), children: [entry('2', '1', [1, '松']), entry('3', '1', [2, '杉'])] },
  { ...entry('5', '0', [-1, '林班']), children: [] },
  entry('7', '0', [-1, '等级']),
]

test('paginates and sorts the top level of the dictionary tree', async () => {
  const [page, requests] = await answered(dictionaries, dict.parentList, { current: 2, size: 2, descs: 'sort', code: 'tree' })
  expect(page).toMatchObject({ records: [{ id: '1', dictKey: -1, hasChildren: true }], total: 3, current: 2, size: 2, pages: 2 })
  expect(requests).toBe('system/dict/list?code=tree')
  const [entries] = await answered(dictionaries, dict.childList, { parentId: '1', current: 1, size: 10 })
  expect(entries).toMatchObject([{ dictValue: '松' }, { dictValue: '杉' }])
})

test.each([
  [user.page, { deptId: '7', userType: 1 }, 'system/user/list?deptId=7'],
  [post.page, { postName: '护林' }, `system/post/list?postName=${encodeURIComponent('护林')}`],
  [tenant.page, { descs: 'domainUrl' }, 'system/tenant/list?descs=domain'],
  [menu.lazyList, { menuSide: 1, name: 'x' }, 'system/menu/list?name=x'],
  [menu.list, { menuSide: 1 }, 'system/menu/list'],
  [menu.lazyMenuList, { parentId: '9' }, 'system/menu/lazy-menu-list?parentId=9'],
  [menu.lazyMenuList, { name: 'x' }, 'system/menu/lazy-menu-list?name=x'],
  [region.lazyTree, {}, 'system/region/lazy-tree?parentCode=00'],
])('%o with %o requests %s', async (operation: Operation, input, expected) => {
  expect((await answered({ records: [], total: 0 }, operation, input))[1]).toBe(expected)
})

test('notices of the dashboard come from the notice list', async () => {
  const notices = [{ id: '1', title: '封山', releaseTime: '2026-01-02 03:04:05' }]
  expect(await answered({ records: notices, total: 1 }, dashboard.notices, undefined)).toEqual([
    notices,
    'desk/notice/list?current=1&size=5&descs=release_time',
  ])
})

test('a field alias maps responses to the name of the contract', async () => {
  const [rows] = await answered([{ code: '99', level: 1, children: [{ code: '9901', level: 2 }] }], region.select, { code: '00' })
  expect(rows).toEqual([{ code: '99', regionLevel: 1, children: [{ code: '9901', regionLevel: 2 }] }])
  const { client, network } = stand({})
  await client.call(region.submit, { code: '99', parentCode: '00', name: '林区', regionLevel: 1, sort: 1 })
  expect(JSON.parse(String(network.requests[0]?.init.body))).toMatchObject({ level: 1 })
})

test('a department at the top level is sent without a parent', async () => {
  const { client, network } = stand({})
  await client.call(dept.submit, { tenantId: '000000', deptName: '林场', fullName: '国有林场', deptCategory: 1, sort: 1, parentId: '0' })
  expect(JSON.parse(String(network.requests[0]?.init.body))).not.toHaveProperty('parentId')
})

test('a button grants the aliases of its permission code', async () => {
  const buttons = [
    { id: '1', parentId: '0', code: 'user', name: '用户', children: [{ id: '2', parentId: '1', code: 'user_reset', name: '重置' }] },
  ]
  const [tree] = await answered(buttons, menu.buttons, undefined)
  expect(tree).toMatchObject([{ code: 'user', children: [{ code: 'user_reset' }, { code: 'user_unlock', name: '重置' }] }])
})

test('only a detail that fails with the not-found message resolves to undefined', async () => {
  const network = createScriptedFetch(() => jsonResponse({ code: 500, success: false, data: {}, msg: 'Source must not be null' }, 500))
  const options = { baseUrl: 'http://blade.test', clientId: 'a', clientSecret: 'b', fetch: network.fetch }
  client = createClient({ profile: springBlade({ publicKey }), ...options })
  expect(await client.call(post.detail, { id: '1' })).toBeUndefined()
  await expect(client.call(post.page)).rejects.toThrow('Source must not be null')
})

test('an empty response is undefined, except for an unknown site', async () => {
  expect((await answered({}, tenant.detail, { id: '1' }))[0]).toBeUndefined()
  expect((await answered({}, tenant.info, { domain: 'x' }))[0]).toEqual({})
  expect((await answered({}, dict.dictionary, { code: 'x' }))[0]).toEqual([])
})

test('findCreatedId finds the newest record with the natural key', async () => {
  const rows = [
    { id: '99', postCode: 'guard', postName: '护林员' },
    { id: '100', postCode: 'guard', postName: '护林员' },
    { id: '101', postCode: 'guards', postName: '护林员' },
  ]
  const { client, requests } = stand({ records: rows, total: 3 })
  const draft = { tenantId: '000000', category: 1, postCode: 'guard', postName: '护林员', sort: 1 }
  expect(await findCreatedId(client, post.submit, draft)).toBe('100')
  expect(requests()).toEqual(['system/post/list?postCode=guard&current=1&size=500&descs=id'])
  expect(await findCreatedId(client, post.submit, { ...draft, postName: '别的' })).toBeUndefined()
  await expect(findCreatedId(client, user.resetPassword, { userIds: '1' })).rejects.toThrow(/nothing to find the record by/)
})

test('findCreatedId finds a record at any depth of a tree', async () => {
  const { client } = stand(forest)
  const draft = { tenantId: '000000', deptName: '瞭望台', fullName: '', deptCategory: 1, sort: 1, parentId: '2' }
  const { fullName: _, ...known } = draft
  // a draft without the fields that the list lacks
  expect(await findCreatedId(client, dept.submit, known as typeof draft)).toBe('4')
})

test('forEachRow visits responses of any depth and length', async () => {
  let deep: Record<string, unknown> = { code: 'leaf', level: 1 }
  for (let turn = 0; turn < 20_000; turn += 1) deep = { code: 'x', level: -1, children: [deep] }
  const { adapt } = springBlade({ publicKey })
  const settled = (payload: unknown) =>
    adapt?.(region.select, {}).mapResponse?.(Promise.resolve({ payload, status: 200, headers: new Headers() }))
  expect((await settled([deep]))?.payload).toEqual([expect.objectContaining({ code: 'x' })])
  const long = Array.from({ length: 300_000 }, (_, id) => ({ id, level: -1 }))
  expect((await settled(long))?.payload).toHaveLength(300_000)
})
