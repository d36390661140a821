import { jobInfo, jobServer } from '@jwsk/sdk/job'
import { usualLog } from '@jwsk/sdk/log'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'
import { jobInfoTable, jobServerTable } from './job-table'
import { validateTimeExpression } from './time-expression'

let session: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
})

const jobs = () => session.backend.world.table(jobInfoTable).all()
const fresh = () => jobs().find((job) => job.jobId === '')

describe('a job', () => {
  test('runs once the scheduler has it, and is logged', async () => {
    const id = fresh()?.id ?? ''
    expect(await session.call(jobInfo.run, { query: { id } })).toMatchObject({
      status: 400,
      body: { msg: '任务未同步，请先同步到任务服务器' },
    })
    expect((await session.call(jobInfo.sync, { body: fresh() })).status).toBe(200)
    expect((await session.call(jobInfo.run, { query: { id } })).status).toBe(200)
    const { body } = await session.call(usualLog.page, { query: { size: '1' } })
    expect(body.data).toMatchObject({ records: [{ logData: '手动运行任务：数据库备份', createBy: 'admin' }] })
  })

  test('is enabled and disabled', async () => {
    const id = jobs()[0]?.id ?? ''
    await session.call(jobInfo.change, { query: { id, enable: '0' } })
    expect(session.backend.world.table(jobInfoTable).get(id)?.enable).toBe(0)
    expect((await session.call(jobInfo.change, { query: { id, enable: '7' } })).status).toBe(400)
  })

  test('gets the defaults of the contract when it is new', async () => {
    const draft = {
      jobServerId: jobs()[0]?.jobServerId,
      jobName: '新任务',
      timeExpressionType: 3,
      timeExpression: '60000',
      executeType: 1,
      processorType: 1,
      processorInfo: 'A',
    }
    expect((await session.call(jobInfo.submit, { body: draft })).status).toBe(200)
    expect(jobs().at(-1)).toMatchObject({ concurrency: 5, maxInstanceNum: 0, dispatchStrategy: 1, enable: 0, jobId: '' })
  })
})

describe('a time expression', () => {
  test.each([
    [2, '0 10 0 * * ?'],
    [2, '0 0/15 * * * ?'],
    [2, '0 0 3 ? * SUN'],
    [2, '0 15 10 ? * MON-FRI 2026'],
    [2, '0 0 8,12,18 * * ?'],
    [3, '60000'],
    [11, '08:00-18:00'],
    [1, 'anything'],
  ])('of type %i accepts %s', (type, text) => {
    expect(() => validateTimeExpression(type, text)).not.toThrow()
  })

  test.each([
    [2, '每天'],
    [2, '0 10 0 * *'],
    [2, '0 10 0 * * ? 2026 1'],
    [3, '999'],
    [4, '-60000'],
    [11, '8-18'],
    [11, '25:00-26:00'],
  ])('of type %i rejects %s', (type, text) => {
    expect(() => validateTimeExpression(type, text)).toThrow('timeExpression:')
  })
})

describe('a scheduler', () => {
  const main = () => session.backend.world.table(jobServerTable).all()[0]

  test('numbers its jobs and adds its own ones once', async () => {
    const before = jobs().length
    await session.call(jobServer.sync, { body: main() })
    expect(jobs()).toHaveLength(before + 2)
    expect(jobs().every((job) => job.jobId !== '')).toBe(true)
    expect(new Set(jobs().map((job) => job.jobId)).size).toBe(jobs().length)
    await session.call(jobServer.sync, { body: main() })
    expect(jobs()).toHaveLength(before + 2)
  })

  test('never shows its password and cannot be removed with jobs', async () => {
    const { body } = await session.call(jobServer.select)
    expect(JSON.stringify(body.data)).not.toMatch(/password/i)
    expect((await session.call(jobServer.remove, { query: { ids: main()?.id ?? '' } })).status).toBe(400)
  })
})
