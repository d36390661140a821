import { type TenantPackage, tenantPackage } from '@jwsk/sdk/system'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAdminSession, createApiSession } from '../contract/api-session'
import { crud } from './crud'
import type { Call } from './mock'
import { createWorld, defineTable } from './world/world'

type Step = { readonly act: 'add' | 'change' | 'remove'; readonly pick: number; readonly name: string }

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('add', 'change', 'remove'),
  pick: fc.nat(50),
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((name) => name.trim() !== ''),
})

test('any sequence of writes leaves the same rows as a map', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const session = await createAdminSession()
      const listed = async () => {
        const { body } = await session.call(tenantPackage.page, { query: { size: '500' } })
        return (body.data as { records: TenantPackage[] }).records
      }
      const model = new Map((await listed()).map((row) => [row.id, row.packageName]))
      for (const { act, pick, name } of steps) {
        const id = [...model.keys()][pick % Math.max(1, model.size)]
        if (act === 'add') {
          await session.call(tenantPackage.submit, { body: { packageName: name, menuId: '1' } })
          const [first] = await listed()
          model.set(first?.id ?? '', name)
        } else if (id !== undefined && act === 'change') {
          await session.call(tenantPackage.submit, { body: { id, packageName: name, menuId: '1' } })
          model.set(id, name)
        } else if (id !== undefined) {
          await session.call(tenantPackage.remove, { query: { ids: id } })
          model.delete(id)
        }
      }
      expect(new Map((await listed()).map((row) => [row.id, row.packageName]))).toEqual(model)
    }),
    { numRuns: 25 },
  )
})

interface Boat {
  readonly id: string
  readonly boatName: string
  readonly secret: string
  readonly owner: string
}

const boats = defineTable<Boat>('boats', () => [
  { id: '1', boatName: '画舫', secret: 's1', owner: 'a' },
  { id: '2', boatName: '快艇', secret: 's2', owner: 'b' },
])
const operations = {
  page: { id: 'boat.page', method: 'GET', path: '/boat/page', paged: true },
  list: { id: 'boat.list', method: 'GET', path: '/boat/list' },
  detail: { id: 'boat.detail', method: 'GET', path: '/boat/detail' },
  submit: { id: 'boat.submit', method: 'POST', path: '/boat/submit' },
  remove: { id: 'boat.remove', method: 'POST', path: '/boat/remove' },
} as const

describe('options', () => {
  const { settings, platform } = createApiSession().backend
  const caller = { userId: '7', tenantId: '000000', account: 'a', deptId: '3,4', roleId: '', tokenId: '', roles: [] }
  const mocks = crud(operations, boats, {
    match: 'equal',
    visible: (row, call) => row.owner === call.caller.account,
    view: ({ secret: _, ...row }) => row,
    unique: { fields: ['boatName'], message: '船名已存在!' },
    beforeSave: (row, call, before) => ({ ...row, owner: call.caller.account, secret: row.secret || (before?.secret ?? '') }),
  })
  const world = () => createWorld()
  const run = (id: string, more: Partial<Call> = {}) => {
    const found = mocks.find(({ operation }) => operation.id === id)
    return found?.answer({
      world: world(),
      query: {},
      body: {},
      headers: new Headers(),
      settings,
      platform,
      caller,
      origin: 'http://mock.test',
      ...more,
    })
  }

  test('a name is unique, an empty one may repeat', () => {
    const table = defineTable<Boat>('unnamed', () => [])
    const shared = createWorld()
    const [submit] = crud({ submit: operations.submit }, table, { unique: { fields: ['boatName'], message: '船名已存在!' } })
    const add = (boatName: string) =>
      submit?.answer({ world: shared, query: {}, body: { boatName }, headers: new Headers(), settings, platform, caller, origin: '' })
    add('')
    add('')
    add('白鹭')
    expect(() => add('白鹭')).toThrow('船名已存在!')
    expect(shared.table(table).size).toBe(3)
  })

  test('rows of others are neither listed, changed nor removed', () => {
    expect(run('boat.page')).toMatchObject({ total: 1, records: [{ id: '1' }] })
    expect(run('boat.detail', { query: { id: '2' } })).toBeNull()
    expect(() => run('boat.submit', { body: { id: '2', boatName: '我的' } })).toThrow('请求被拒绝')
    expect(() => run('boat.remove', { query: { ids: '2' } })).toThrow('请求被拒绝')
  })

  test('an unpaged list returns the rows as the view shows them', () => {
    expect(run('boat.list')).toEqual([{ id: '1', boatName: '画舫', owner: 'a' }])
  })

  test('a name is unique even among invisible rows', () => {
    expect(() => run('boat.submit', { body: { boatName: '快艇' } })).toThrow('船名已存在!')
  })

  test('keeps the old secret for an empty one and records the user', () => {
    const here = world()
    run('boat.submit', { world: here, body: { id: '1', boatName: '新画舫', secret: '' } })
    expect(here.table(boats).get('1')).toMatchObject({ boatName: '新画舫', secret: 's1', updateUser: '7' })
    run('boat.submit', { world: here, body: { boatName: '龙舟' } })
    expect(here.table(boats).all().at(-1)).toMatchObject({ secret: '', createUser: '7', createDept: '3', status: 1, isDeleted: 0 })
  })
})
