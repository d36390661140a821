import { mobileVersion, userVisitRecord } from '@jwsk/sdk/mobile'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'
import { mobileVersionTable } from './mobile-version-table'
import { visitTable } from './visit'

let session: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
})

const versions = () => session.backend.world.table(mobileVersionTable).all()
const version = (name: string) => versions().find((row) => row.versionName === name)
const ids = (name: string) => ({ query: { ids: version(name)?.id ?? '' } })

describe('a version', () => {
  test('moves from draft to published to offline and back, each step once', async () => {
    expect((await session.call(mobileVersion.offline, ids('2.5.0'))).status).toBe(400)
    expect((await session.call(mobileVersion.publish, ids('2.5.0'))).status).toBe(200)
    expect(version('2.5.0')).toMatchObject({ status: 1, publishTime: session.backend.world.formatNow() })
    expect(await session.call(mobileVersion.publish, ids('2.5.0'))).toMatchObject({
      status: 400,
      body: { msg: '版本已发布，请勿重复操作' },
    })
    expect((await session.call(mobileVersion.offline, ids('2.5.0'))).status).toBe(200)
    expect((await session.call(mobileVersion.publish, ids('2.5.0'))).status).toBe(200)
  })

  test('that is published is neither edited nor removed', async () => {
    const out = versions().find((row) => row.status === 1)
    expect((await session.call(mobileVersion.submit, { body: { ...out, releaseNote: '改' } })).status).toBe(400)
    expect((await session.call(mobileVersion.remove, { query: { ids: out?.id ?? '' } })).status).toBe(400)
  })

  test('has a higher number than earlier ones', async () => {
    const draft = { appId: version('2.5.0')?.appId, versionName: '2.6.0', downloadUrl: 'https://download.example.test/2.6.0' }
    expect(await session.call(mobileVersion.submit, { body: { ...draft, versionCode: 20 } })).toMatchObject({
      status: 400,
      body: { msg: 'versionCode:必须大于已发布的版本' },
    })
    expect((await session.call(mobileVersion.submit, { body: { ...draft, versionCode: 60 } })).status).toBe(200)
    expect(version('2.6.0')).toMatchObject({ status: 0, platform: 1, publishTime: '' })
    expect(await session.call(mobileVersion.submit, { body: { ...draft, versionCode: 61 } })).toMatchObject({
      status: 400,
      body: { msg: 'versionName:该版本已存在' },
    })
  })
})

test('the statistics of visits equal the list, also within a period', async () => {
  const days = [
    ...new Set(
      session.backend.world
        .table(visitTable)
        .all()
        .map((row) => row.visitTime.slice(0, 10)),
    ),
  ].sort()
  const query = { visitTime_dategt: `${days[5]} 00:00:00`, visitTime_datelt: `${days[8]} 00:00:00` }
  const summed = (await session.call(userVisitRecord.statistics, { query })).body.data as {
    visits: number
    pages: { visits: number }[]
    trend: { day: string; visits: number }[]
  }
  const listed = (await session.call(userVisitRecord.page, { query })).body.data as { total: number }
  expect(summed.visits).toBe(listed.total)
  expect(summed.visits).toBeGreaterThan(10)
  for (const part of [summed.pages, summed.trend]) expect(part.reduce((total, row) => total + row.visits, 0)).toBe(listed.total)
  expect(summed.trend.map((row) => row.day)).toEqual(days.slice(5, 8))
})

test('a period without visits has an average of zero', async () => {
  const { body } = await session.call(userVisitRecord.statistics, { query: { visitTime_dategt: '2030-01-01 00:00:00' } })
  expect(body.data).toEqual({ visits: 0, visitors: 0, averageStay: 0, pages: [], trend: [] })
})
