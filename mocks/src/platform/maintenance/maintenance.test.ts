import { app, deploy, server } from '@jwsk/sdk/maintenance'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'
import { deployTable } from './deploy-table'
import { serverTable } from './server'

let session: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
})

interface DeployRow {
  readonly id: string
  readonly version: string
  readonly status: number
  readonly deployTime: string
  readonly output: string
  readonly operator: string
}

const deployed = async (query: Record<string, string>) => (await session.call(deploy.detail, { query })).body.data as DeployRow
const getDeployId = (version: string) => session.backend.world.table(deployTable).find((row) => row.version === version)?.id ?? ''
const later = () => session.backend.world.advance(10_000)

describe('a deployment', () => {
  test('runs for a while and succeeds on a reachable machine', async () => {
    const id = getDeployId('1.8.0-rc.2')
    expect((await deployed({ id })).status).toBe(0)
    await session.call(deploy.execute, { query: { id } })
    expect(await deployed({ id })).toMatchObject({ status: 1, operator: '管理员' })
    expect(await session.call(deploy.execute, { query: { id } })).toMatchObject({ status: 400, body: { msg: '正在发布中，请稍后再试' } })
    expect((await session.call(deploy.remove, { query: { ids: id } })).status).toBe(400)
    later()
    const done = await deployed({ id })
    expect(done.status).toBe(2)
    expect(done.output).toContain('部署完成')
  })

  test('fails on a machine that is down', async () => {
    const { world } = session.backend
    const id = getDeployId('1.8.0-rc.2')
    const machine = world.table(serverTable).get(world.table(deployTable).get(id)?.serverId ?? '')
    if (!machine) throw new Error('no machine')
    await session.call(server.submit, { body: { ...machine, status: 2 } })
    await session.call(deploy.execute, { query: { id } })
    later()
    expect((await deployed({ id })).status).toBe(3)
  })

  test('rolls back to the last success, and no further than the first', async () => {
    await session.call(deploy.rollback, { query: { id: getDeployId('2.3.1') } })
    later()
    const back = await deployed({ id: getDeployId('2.2.8') })
    expect(back.status).toBe(2)
    expect(back.deployTime > (await deployed({ id: getDeployId('2.3.1') })).deployTime).toBe(true)
    expect(await session.call(deploy.rollback, { query: { id: getDeployId('3.0.2') } })).toMatchObject({
      status: 400,
      body: { msg: '没有可回滚的版本' },
    })
  })

  test('needs an existing machine and application, and keeps its own columns', async () => {
    const [first] = session.backend.world.table(deployTable).all()
    const draft = { deployName: '新部署', serverId: first?.serverId, appId: first?.appId, version: '9.0.0', status: 2, operator: '别人' }
    expect((await session.call(deploy.submit, { body: { ...draft, appId: '1' } })).status).toBe(400)
    expect((await session.call(deploy.submit, { body: draft })).status).toBe(200)
    expect(await deployed({ version: '9.0.0' })).toMatchObject({ status: 0, operator: '' })
  })
})

test('a machine or an application in use cannot be removed', async () => {
  const [row] = session.backend.world.table(deployTable).all()
  for (const call of [
    session.call(server.remove, { query: { ids: row?.serverId ?? '' } }),
    session.call(app.remove, { query: { ids: row?.appId ?? '' } }),
  ])
    expect(await call).toMatchObject({ status: 400, body: { msg: '存在关联数据，无法删除' } })
})

test('a connection test detects a machine that is down', async () => {
  const answers = await Promise.all(
    session.backend.world
      .table(serverTable)
      .all()
      .map(async ({ id, status }) => ({
        status,
        ...((await session.call(server.test, { query: { id } })).body.data as { reachable: boolean }),
      })),
  )
  expect(answers.every(({ status, reachable }) => reachable === (status === 1))).toBe(true)
  expect(answers.some(({ reachable }) => !reachable)).toBe(true)
})
