import { flowCopy, flowDelegation, flowForm, flowManager, flowProcess, work } from '@jwsk/sdk/flow'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'
import { userTable } from '../../system/organisation/user-table'
import { getExpenseDefinitionId } from './definition-table'
import { instanceTable } from './instance-table'
import { delegationTable, findDelegate } from './organization/delegation'

let session: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
})

const getUserId = (position: number) => session.backend.world.seedId(userTable.name, position)
const fetchData = async <Data>(operation: Parameters<ApiSession['call']>[0], query: Record<string, string>) =>
  (await session.call(operation, { query })).body.data as Data

describe('copies', () => {
  interface Page {
    readonly records: readonly { readonly id: string; readonly read: number; readonly readTime: string }[]
    readonly total: number
  }
  const fetchUnread = () => fetchData<Page>(flowCopy.page, { size: '50', read: '0' })

  test('are read once', async () => {
    const [first] = (await fetchUnread()).records
    const { total } = await fetchUnread()
    await session.call(flowCopy.read, { query: { ids: first?.id ?? '' } })
    expect((await fetchUnread()).total).toBe(total - 1)
    const found = (await fetchData<Page>(flowCopy.page, { size: '50' })).records.find(({ id }) => id === first?.id)
    expect(found?.readTime).toBe(session.backend.world.formatNow())
  })

  test('of other users cannot be read', async () => {
    const { world } = session.backend
    const [instance] = world.table(instanceTable).all()
    if (!instance) throw new Error('no instance')
    const copy = { id: 'c1', userId: getUserId(3), nodeName: '', createTime: world.formatNow(), readTime: '' }
    world.table(instanceTable).put({ ...instance, copies: [copy] })
    expect(await session.call(flowCopy.read, { query: { ids: 'c1' } })).toMatchObject({ status: 400 })
  })
})

describe('delegations', () => {
  const submit = (body: Record<string, string>) => session.call(flowDelegation.submit, { body })
  const week = { startTime: '2026-12-01 00:00:00', endTime: '2026-12-07 23:59:59' }

  test('reject an overlap, oneself and the past', async () => {
    expect(await submit({ userId: getUserId(5), ...week })).toMatchObject({ status: 200 })
    expect((await submit({ userId: getUserId(6), ...week, processKey: 'leave' })).body.msg).toMatch(/^startTime:与 2026-12-01 .*重叠$/)
    expect((await submit({ userId: getUserId(0), ...week })).body.msg).toBe('userId:不能由自己代理')
    expect((await submit({ userId: getUserId(5), startTime: '2026-01-01 00:00:00', endTime: '2026-01-02 00:00:00' })).body.msg).toMatch(
      /^endTime:/,
    )
  })

  test('end at once', async () => {
    const { world } = session.backend
    await submit({ userId: getUserId(5), ...week, startTime: '2026-11-20 00:00:00' })
    const running = world.table(delegationTable).find((row) => row.endTime === week.endTime)
    await session.call(flowDelegation.remove, { query: { ids: running?.id ?? '' } })
    expect(world.table(delegationTable).get(running?.id ?? '')).toBeUndefined()
    await submit({ userId: getUserId(5), ...week })
    const future = world.table(delegationTable).find((row) => row.endTime === week.endTime)
    await session.call(flowDelegation.remove, { query: { ids: future?.id ?? '' } })
    expect(world.table(delegationTable).get(future?.id ?? '')).toBeUndefined()
  })

  test('are followed once, never back and never to the applicant', () => {
    const { world } = session.backend
    const [anna, ben, cleo, dora] = [1, 2, 3, 4].map(getUserId) as [string, string, string, string]
    const delegate = (ownerId: string, userId: string, processKey = '') =>
      world
        .table(delegationTable)
        .put({ id: `${ownerId}${userId}`, tenantId: '000000', ownerId, userId, processKey, ...week, reason: '', createTime: '' })
    const find = (userId: string, startUserId = '') =>
      findDelegate(world, { userId, processKey: 'leave', time: '2026-12-03 09:00:00', startUserId })
    expect(find(anna)).toBeUndefined()
    delegate(anna, ben)
    expect(find(anna)).toBe(ben)
    expect(find(anna, ben)).toBeUndefined()
    delegate(ben, cleo)
    delegate(cleo, dora)
    expect(find(anna)).toBe(cleo)
    expect(find(anna, cleo)).toBe(ben)
    delegate(ben, anna, 'leave')
    expect(find(anna)).toBe(ben)
    expect(findDelegate(world, { userId: anna, processKey: 'leave', time: '2026-12-09 00:00:00' })).toBeUndefined()
  })
})

describe('a hand-over', () => {
  const getOpen = (userId: string) =>
    session.backend.world
      .table(instanceTable)
      .all()
      .flatMap(({ startUserId, tasks }) => tasks.map((task) => ({ ...task, startUserId })))
      .filter(({ endTime, assignee }) => endTime === '' && assignee === userId)

  test('moves all open tasks but those of requests of the new person', async () => {
    const starter = getOpen(getUserId(0))[0]?.startUserId ?? ''
    const before = getOpen(getUserId(0)).length
    const own = getOpen(getUserId(0)).filter(({ startUserId }) => startUserId === starter).length
    const body = { fromUserId: getUserId(0), toUserId: starter, comment: '离职' }
    const preview = (await session.call(work.handOver, { body: { ...body, isPreview: true } })).body.data
    expect(getOpen(getUserId(0))).toHaveLength(before)
    const done = (await session.call(work.handOver, { body })).body.data as { count: number; left: { problem: string }[] }
    expect(done).toEqual(preview)
    expect(done).toMatchObject({ count: before - own, left: Array.from({ length: own }, () => ({ problem: '接手人是发起人' })) })
    expect(getOpen(getUserId(0))).toHaveLength(own)
    expect(getOpen(starter).length).toBeGreaterThanOrEqual(done.count)
  })
})

describe('a migration', () => {
  test('moves requests whose steps exist in the other version', async () => {
    const { world } = session.backend
    const { records } = await fetchData<{ records: { id: string; key: string; version: number }[] }>(flowManager.page, { size: '50' })
    const find = (version: number) => records.find((row) => row.key === 'leave' && row.version === version)?.id ?? ''
    const check = (processDefinitionId: string) =>
      fetchData<{ processInstanceId: string; problem: string }[]>(flowManager.migrationCheck, { processDefinitionId })
    expect(await check(find(3))).toEqual([])
    const found = await check(find(1))
    expect(new Set(found.map(({ problem }) => problem))).toEqual(new Set(['', '目标版本没有步骤“人事备案”']))
    const good = found.filter(({ problem }) => problem === '').map(({ processInstanceId }) => processInstanceId)
    const bad = found.find(({ problem }) => problem !== '')?.processInstanceId ?? ''
    const migrate = (ids: readonly string[]) =>
      session.call(flowManager.migrate, { body: { processDefinitionId: find(1), processInstanceIds: ids.join(',') } })
    expect(await migrate([...good, bad])).toMatchObject({ status: 400 })
    expect(await migrate(good)).toMatchObject({ status: 200 })
    expect(good.map((id) => world.table(instanceTable).get(id)?.definitionId)).toEqual(good.map(() => find(1)))
    expect(await migrate(good)).toMatchObject({ status: 400 })
  })
})

test('statistics count each request once', async () => {
  interface Figures {
    readonly processes: readonly { readonly processDefinitionKey: string; readonly started: number; readonly running: number }[]
    readonly steps: readonly { readonly nodeId: string; readonly open: number; readonly averageMinutes: number }[]
    readonly months: readonly { readonly started: number }[]
  }
  const all = await fetchData<Figures>(flowProcess.statistics, { startTime: '2026-01-01 00:00:00', endTime: '2026-12-31 00:00:00' })
  const sum = (rows: readonly { readonly started: number }[]) => rows.reduce((total, { started }) => total + started, 0)
  const instances = session.backend.world.table(instanceTable).all()
  expect(sum(all.processes)).toBe(instances.length)
  expect(sum(all.months)).toBe(instances.length)
  expect(all.steps.reduce((total, { open }) => total + open, 0)).toBe(instances.filter(({ endTime }) => endTime === '').length)
  const one = await fetchData<Figures>(flowProcess.statistics, {
    startTime: '2026-01-01 00:00:00',
    endTime: '2026-12-31 00:00:00',
    processDefinitionKey: 'expense',
  })
  expect(one.processes.map(({ processDefinitionKey }) => processDefinitionKey)).toEqual(['expense'])
})

test('a record has one running request, which names it', async () => {
  const { world } = session.backend
  const values = { category: '差旅费', amount: '88', reason: '入驻' }
  const record = { businessTable: 'jwsk_shop_apply', businessId: '1' }
  const start = () =>
    session.call(flowForm.startProcess, { body: { processDefinitionId: getExpenseDefinitionId(world), values, ...record } })
  expect(await fetchData(work.businessRequest, record)).not.toHaveProperty('businessId')
  expect(await start()).toMatchObject({ status: 200 })
  expect((await start()).body.msg).toBe('该记录已有审批中的申请')
  const { businessId } = await fetchData<{ businessId: string }>(work.businessRequest, record)
  expect(await fetchData(flowForm.request, { businessId })).toMatchObject({ recordTable: 'jwsk_shop_apply', recordId: '1' })
})
