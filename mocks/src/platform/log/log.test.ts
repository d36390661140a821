import { auth } from '@jwsk/sdk/auth'
import { apiLog, errorLog } from '@jwsk/sdk/log'
import { expect, test } from 'vitest'
import { createAdminSession } from '../../contract/api-session'

test('an uploaded browser error is listed and has a detail', async () => {
  const session = await createAdminSession()
  const time = session.backend.world.formatNow()
  const entry = {
    url: '/system/user',
    time,
    type: 'TypeError',
    message: '页面渲染失败',
    stack: 'TypeError: 页面渲染失败\n  at List',
    info: '用户列表',
  }
  expect((await session.call(auth.uploadLogs, { body: [entry] })).status).toBe(200)
  const { body } = await session.call(errorLog.page, { query: { exceptionName: 'TypeError' } })
  const { records, total } = body.data as { total: number; records: { id: string }[] }
  expect(total).toBe(1)
  expect(records[0]).toMatchObject({ serviceId: 'console', createBy: 'admin', message: '页面渲染失败', requestUri: '/system/user' })
  const { data } = (await session.call(errorLog.detail, { query: { id: records[0]?.id ?? '' } })).body
  expect(data).toMatchObject({ stackTrace: entry.stack, createTime: time })
})

test('errors are sorted newest first and found by service and period', async () => {
  const session = await createAdminSession()
  const all = (await session.call(errorLog.page, { query: { size: '100' } })).body.data as {
    records: { createTime: string; serviceId: string }[]
  }
  const times = all.records.map((row) => row.createTime)
  expect(times).toEqual([...times].sort().reverse())
  const query = { serviceId: 'jwsk-dp', createTime_dategt: times.at(-1) ?? '', createTime_datelt: times[0] ?? '', size: '100' }
  const some = (await session.call(errorLog.page, { query })).body.data as { total: number; records: { serviceId: string }[] }
  expect(some.total).toBe(
    all.records.filter(
      (row) => row.serviceId === 'jwsk-dp' && row.createTime > query.createTime_dategt && row.createTime < query.createTime_datelt,
    ).length,
  )
  expect(some.total).toBeGreaterThan(3)
})

test('a date in another format is the platform’s 500, as in every list', async () => {
  const session = await createAdminSession()
  expect((await session.call(apiLog.page, { query: { createTime_dategt: '2026-11-01' } })).status).toBe(500)
})
