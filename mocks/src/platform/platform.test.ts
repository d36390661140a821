import { describe, expect, test } from 'vitest'
import { services } from '../areas'
import { createAdminSession, createApiSession, fixedNow } from '../contract/api-session'
import { demoAccounts } from '../system/organisation/user-table'

const platformMocks = services.flatMap(({ mocks }) => mocks)
const lists = platformMocks.filter(({ operation }) => operation.paged && operation.id !== 'pageShow.page')

describe('the same seed', () => {
  test('fills all lists equally in two worlds', async () => {
    const [one, two] = [await createAdminSession(), await createAdminSession()]
    for (const { operation } of lists) {
      const [first, second] = [await one.call(operation, { query: { size: '500' } }), await two.call(operation, { query: { size: '500' } })]
      expect(first.status, operation.id).toBe(200)
      expect(first.body, operation.id).toEqual(second.body)
    }
  })

  test('leaves no list empty', async () => {
    const session = await createAdminSession()
    for (const { operation } of lists) {
      const { data } = (await session.call(operation)).body as { data: { total: number } }
      expect(data.total, operation.id).toBeGreaterThan(0)
    }
  })

  test('creates other data than another seed', async () => {
    const [one, two] = [await createAdminSession(), await createAdminSession({ seed: 'other' })]
    const logs = lists.find(({ operation }) => operation.id === 'apiLog.page')?.operation
    if (!logs) throw new Error('no log')
    expect((await one.call(logs)).body).not.toEqual((await two.call(logs)).body)
  })
})

test('no seeded row is newer than its world, except planned ones', async () => {
  const session = await createAdminSession({ now: () => fixedNow })
  const now = session.backend.world.formatNow()
  for (const { operation } of lists) {
    const { data } = (await session.call(operation, { query: { size: '500' } })).body as { data: { records: Record<string, unknown>[] } }
    for (const row of data.records)
      for (const name of ['createTime', 'updateTime', 'installTime', 'visitTime', 'sendTime', 'deployTime', 'publishTime', 'lastLoginTime'])
        expect(String(row[name] ?? '') <= now, `${operation.id} ${name} ${String(row[name])}`).toBe(true)
  }
})

test('a read-only user is rejected by every write', async () => {
  const auditor = createApiSession()
  await auditor.signIn(demoAccounts.auditor)
  const writes = platformMocks.filter(({ operation }) => operation.method === 'POST' && operation.permission)
  expect(writes.length).toBeGreaterThan(60)
  for (const { operation } of writes) {
    const body = operation.body === 'multipart' ? { file: new Blob(['x']) } : {}
    expect((await auditor.call(operation, { query: { id: '1', ids: '1' }, body })).status, operation.id).toBe(401)
  }
})
