import { type TenantPackage, tenantPackage } from '@jwsk/sdk/system'
import { describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'
import { numericIds } from '../../numeric-ids'

const records = async (session: ApiSession, query: Record<string, string> = {}) => {
  const { body } = await session.call(tenantPackage.page, { query })
  return body.data as { records: TenantPackage[]; total: number }
}

describe('tenant packages', () => {
  test('there are at least 37, ten per page', async () => {
    const { records: rows, total } = await records(await createAdminSession())
    expect(rows).toHaveLength(10)
    expect(total).toBeGreaterThanOrEqual(37)
  })

  test('one is sent as a number above 2^53', async () => {
    const session = await createAdminSession()
    const text = await (await session.send(tenantPackage.page, { query: { size: '100' } })).text()
    const [bare = ''] = numericIds
    expect(text).toContain(`"id":${bare}`)
    expect(String(Number(bare))).not.toBe(bare)
    expect(await session.call(tenantPackage.remove, { query: { ids: bare } })).toMatchObject({ status: 200 })
    expect((await records(session, { size: '100' })).records.map((row) => row.id)).not.toContain(bare)
  })

  test('a new one comes first, with the columns that the server sets', async () => {
    const session = await createAdminSession()
    const answer = await session.call(tenantPackage.submit, { body: { packageName: '夜游版', menuId: '1,2' } })
    expect(answer.body).toEqual({ code: 200, success: true, data: {}, msg: '操作成功' })
    const [first] = (await records(session)).records
    expect(first).toMatchObject({
      packageName: '夜游版',
      menuId: '1,2',
      remark: '',
      status: 1,
      isDeleted: 0,
      createTime: session.backend.world.formatNow(),
    })
  })

  test('an id updates only its own row', async () => {
    const session = await createAdminSession()
    const [first, second] = (await records(session)).records
    await session.call(tenantPackage.submit, { body: { ...first, packageName: '改名版' } })
    const after = (await records(session)).records
    expect(after[0]).toMatchObject({ id: first?.id, packageName: '改名版', createTime: first?.createTime })
    expect(after[1]).toEqual(second)
    expect((await session.call(tenantPackage.submit, { body: { ...first, id: '1' } })).body.msg).toBe('操作失败')
  })

  test.each([
    [{ menuId: '1' }, 'packageName:不能为空'],
    [{ packageName: '  '.repeat(40), menuId: '1' }, 'packageName:长度不能超过50位'],
    [{ packageName: '新包', menuId: '' }, 'menuId:不能为空'],
  ])('rejects %o: %s', async (body, msg) => {
    expect(await (await createAdminSession()).call(tenantPackage.submit, { body })).toMatchObject({
      status: 400,
      body: { code: 400, success: false, msg },
    })
  })

  test('several are removed at once, unknown ids are ignored', async () => {
    const session = await createAdminSession()
    const { records: rows, total } = await records(session)
    await session.call(tenantPackage.remove, { query: { ids: [rows[0]?.id, rows[1]?.id, '404'].join() } })
    expect((await records(session)).total).toBe(total - 2)
    expect((await session.call(tenantPackage.remove)).body.msg).toBe('缺少必要的请求参数: ids')
  })

  test('combines search, sorting and pagination', async () => {
    const { records: rows, total } = await records(await createAdminSession(), {
      packageName: '停车',
      ascs: 'createTime',
      size: '2',
      current: '2',
    })
    expect(total).toBe(3)
    expect(rows.map((row) => row.packageName)).toEqual(['智慧停车旗舰版'])
  })

  test('a detail of an unknown id has no data', async () => {
    expect((await (await createAdminSession()).call(tenantPackage.detail, { query: { id: '404' } })).body).toMatchObject({
      code: 200,
      msg: '暂无承载数据',
    })
  })
})
