import { auth } from '@jwsk/sdk/auth'
import { dept, keySet, menu, post, region, role, sharedPreference, tenant, user } from '@jwsk/sdk/system'
import { readSheet } from 'read-excel-file/universal'
import { describe, expect, test } from 'vitest'
import { countFailure } from '../auth/lockout'
import { type ApiSession, connectApiSession, createAdminSession, createApiSession } from '../contract/api-session'
import { deptTable, getDeptId } from './organisation/dept-table'
import { demoAccounts, hashPassword, initialPassword, userTable } from './organisation/user-table'
import { getRoleId, roleTable } from './permission/role-table'

type Rows = readonly Readonly<Record<string, unknown>>[]
const fetchRows = async (session: ApiSession, ...[operation, input]: Parameters<ApiSession['call']>): Promise<Rows> => {
  const data = (await session.call(operation, input)).body.data as Rows | { records: Rows }
  return 'records' in data ? data.records : (data as Rows)
}
const payload = async (session: ApiSession, ...[operation, input]: Parameters<ApiSession['call']>) =>
  (await session.call(operation, input)).body.data
const message = async (session: ApiSession, ...[operation, input]: Parameters<ApiSession['call']>) =>
  (await session.call(operation, input)).body.msg
const draft = (session: ApiSession, more: object = {}) => {
  const { world } = session.backend
  return {
    tenantId: '000000',
    account: 'linxiaoyu',
    name: '小雨',
    realName: '林小雨',
    roleId: getRoleId(world, 'user'),
    deptId: getDeptId(world, '票务部'),
    postId: world.seedId('post', 4),
    password: hashPassword('secret1'),
    password2: hashPassword('secret1'),
    ...more,
  }
}

describe('users', () => {
  test('a new user signs in with the given password, a reset sets the initial one', async () => {
    const session = await createAdminSession()
    expect(await message(session, user.submit, { body: draft(session) })).toBe('操作成功')
    expect((await signInAs(session, 'linxiaoyu', 'secret1')).status).toBe(200)
    const id = String((await fetchRows(session, user.page, { query: { account: 'linxiaoyu' } }))[0]?.id)
    await session.call(user.resetPassword, { query: { userIds: id } })
    expect((await signInAs(session, 'linxiaoyu', 'secret1')).status).toBe(400)
    expect((await signInAs(session, 'linxiaoyu', initialPassword)).status).toBe(200)
  })

  test('rejects an unencrypted password and adds no user', async () => {
    const session = await createAdminSession()
    const typed = { password: 'secret1', password2: 'secret1' }
    expect(await message(session, user.submit, { body: draft(session, typed) })).toBe('密码未加密!')
    expect(await fetchRows(session, user.page, { query: { account: 'linxiaoyu' } })).toEqual([])
  })

  test('an account is unique in a tenant, and passwords must match', async () => {
    const session = await createAdminSession()
    expect(await message(session, user.submit, { body: draft(session, { account: 'admin' }) })).toBe('当前账号已被使用!')
    expect(await message(session, user.submit, { body: draft(session, { password2: 'other' }) })).toBe('请输入正确的确认密码!')
  })

  test('a department shows its users and those below it', async () => {
    const session = await createAdminSession()
    const { world } = session.backend
    const within = async (name: string) =>
      new Set((await fetchRows(session, user.page, { query: { deptId: getDeptId(world, name), size: '100' } })).map((row) => row.id))
    const [company, operations, tickets] = [await within('云栖湖文旅集团'), await within('景区运营中心'), await within('票务部')]
    expect(company.size).toBe(
      world
        .table(userTable)
        .all()
        .filter((row) => row.tenantId === '000000' && row.status === 1).length,
    )
    expect(tickets.size).toBeGreaterThan(0)
    expect([...tickets].every((id) => operations.has(id))).toBe(true)
    expect(operations.size).toBeLessThan(company.size)
  })

  test('a locked account is shown as locked until it is unlocked', async () => {
    const session = await createAdminSession()
    const target = session.backend.world.table(userTable).all()[9]
    for (let attempt = 0; attempt < 5; attempt += 1) countFailure(session.backend.world, '000000', target?.account ?? '')
    const fetchStatus = async () =>
      (await session.call(user.detail, { query: { id: target?.id ?? '' } })).body.data as { statusName: string }
    expect((await fetchStatus()).statusName).toBe('锁定')
    await session.call(user.unlock, { query: { userIds: target?.id ?? '' } })
    expect((await fetchStatus()).statusName).toBe('正常')
    expect(await message(session, user.unlock)).toBe('请至少选择一个用户')
  })

  test('users change their own password only with the old one', async () => {
    const session = await createAdminSession()
    const change = (oldPassword: string, newPassword1 = 'changed1') =>
      message(session, user.updatePassword, { query: { oldPassword, newPassword: 'changed1', newPassword1 } })
    expect(await change('wrong')).toBe('原密码不正确!')
    expect(await change(demoAccounts.admin.password, 'typo')).toBe('请输入正确的确认密码!')
    expect(await change(demoAccounts.admin.password)).toBe('操作成功')
    expect((await signInAs(session, 'admin', 'changed1')).status).toBe(200)
  })

  test('an export is a readable workbook, and its template can be imported', async () => {
    const session = await createAdminSession()
    const response = await session.send(user.exportUser, { query: { account: 'admin' } })
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('用户数据.xlsx')
    const [headings, first] = await readSheet(await response.arrayBuffer())
    expect(headings?.slice(0, 4)).toEqual(['租户编号', '账户', '昵称', '姓名'])
    expect(first?.slice(0, 4)).toEqual(['000000', 'admin', '管理员', '管理员'])
  })

  test('an import stores the valid rows and reports each invalid one', async () => {
    const session = await createAdminSession()
    const sheet = (...lines: string[]) => ({
      body: { file: new Blob([['账户,昵称,姓名,角色名称,部门名称,岗位名称', ...lines].join('\n')]) },
    })
    const good = 'linxiaoyu,小雨,林小雨,普通用户,票务部,售票员'
    const report = await payload(session, user.importUser, sheet(good, 'zhao,小赵,赵一一,船长,票务部,售票员'))
    expect(report).toEqual({ total: 2, successCount: 1, failCount: 1, failures: [{ row: 3, message: '船长不存在' }] })
    expect(await fetchRows(session, user.page, { query: { account: 'linxiaoyu' } })).toMatchObject([
      { roleName: '普通用户', deptName: '票务部', postName: '售票员' },
    ])
    expect(await payload(session, user.importUser, sheet(good))).toMatchObject({ failures: [{ row: 2, message: '当前账号已被使用!' }] })
  })
})

const signInAs = ({ backend }: ApiSession, account: string, password: string) => connectApiSession(backend).signIn({ account, password })

describe('tenants', () => {
  const make = async () => {
    const session = await createAdminSession()
    await session.call(tenant.submit, { body: { tenantName: '云麓森林公园', linkman: '周云麓' } })
    const [row] = await fetchRows(session, tenant.page, { query: { tenantName: '云麓' } })
    return { session, id: String(row?.id), tenantId: String(row?.tenantId) }
  }

  test('a new tenant gets a code, administrator, role, department and post', async () => {
    const { session, tenantId } = await make()
    expect(tenantId).toMatch(/^\d{6}$/)
    expect(await fetchRows(session, user.list, { query: { tenantId } })).toMatchObject([
      { account: 'admin', realName: '周云麓', deptName: '云麓森林公园', roleName: '管理员', postName: '负责人' },
    ])
    expect(await fetchRows(session, dept.tree, { query: { tenantId } })).toMatchObject([{ title: '云麓森林公园' }])
    expect(await fetchRows(session, post.select, { query: { tenantId } })).toHaveLength(1)
  })

  test('settings, package and data source are stored in the tenant', async () => {
    const { session, id, tenantId } = await make()
    const packageId = session.backend.world.seedId('tenantPackage', 3)
    await session.call(tenant.setting, { query: { ids: id, accountNumber: '30', expireTime: '2027-01-01 00:00:00' } })
    await session.call(tenant.packageSetting, { query: { tenantId, packageId } })
    await session.call(tenant.datasource, { query: { tenantId, datasourceId: '1' } })
    expect((await session.call(tenant.detail, { query: { id } })).body.data).toMatchObject({
      accountNumber: 30,
      expireTime: '2027-01-01 00:00:00',
      packageId,
      datasourceId: '1',
    })
    expect((await session.call(tenant.packageDetail, { query: { tenantId } })).body.data).toMatchObject({ packageName: '智慧停车基础版' })
  })

  test('its administrator gets the menus of the package, set now or later', async () => {
    const session = await createAdminSession()
    const { world } = session.backend
    const packageId = world.seedId('tenantPackage', 3)
    const fetchMenus = async (tenantName: string) => {
      const [row] = await fetchRows(session, tenant.page, { query: { tenantName } })
      const own = connectApiSession(session.backend)
      await own.signIn({ tenantId: String(row?.tenantId), account: 'admin', password: initialPassword })
      return { tenantId: String(row?.tenantId), menus: (await fetchRows(own, menu.routes)).map(({ name }) => name) }
    }
    await session.call(tenant.submit, { body: { tenantName: '云麓停车', linkman: '周云麓', packageId } })
    expect((await fetchMenus('云麓停车')).menus).toEqual(['停车管理'])
    await session.call(tenant.submit, { body: { tenantName: '云麓步道', linkman: '周云麓' } })
    const { tenantId, menus } = await fetchMenus('云麓步道')
    expect(menus).toEqual([])
    await session.call(tenant.packageSetting, { query: { tenantId, packageId } })
    expect((await fetchMenus('云麓步道')).menus).toEqual(['停车管理'])
  })

  test('a recycled tenant leaves the list and is restored', async () => {
    const { session, id } = await make()
    const listed = () => fetchRows(session, tenant.page, { query: { tenantName: '云麓' } })
    await session.call(tenant.recycle, { query: { ids: id } })
    expect(await listed()).toEqual([])
    await session.call(tenant.pass, { query: { ids: id } })
    expect(await listed()).toHaveLength(1)
  })

  test('key sets are shown to their own tenant only', async () => {
    const session = createApiSession()
    const query = { grant_type: 'password', tenantId: '204817', username: 'admin', password: hashPassword('admin123') }
    session.token = String((await session.call(auth.token, { query })).body.access_token)
    expect(await fetchRows(session, keySet.page, {})).toEqual([])
    expect(await fetchRows(await createAdminSession(), keySet.page, {})).toHaveLength(5)
  })

  test('a known address returns its tenant without a token', async () => {
    const session = createApiSession()
    expect((await session.call(tenant.info, { query: { domain: 'https://t204817.yunqihu.example' } })).body.data).toMatchObject({
      tenantId: '204817',
    })
    expect((await session.call(tenant.info, { query: { domain: 'http://127.0.0.1:5173' } })).body.data).toEqual({})
  })

  test('users of one tenant neither see nor change another', async () => {
    const { session, tenantId } = await make()
    const admin = session.backend.world.table(userTable).find((row) => row.tenantId === tenantId)
    const { world } = session.backend
    world
      .table(userTable)
      .put({ ...(admin as NonNullable<typeof admin>), tenantId: '000000', account: 'other', roleId: getRoleId(world, 'admin') })
    await session.signIn({ account: 'other', password: initialPassword })
    const own = await fetchRows(session, role.list)
    expect(JSON.stringify(own)).not.toContain(tenantId)
    expect(JSON.stringify(own)).not.toContain('"administrator"')
    expect(await session.call(dept.tree, { query: { tenantId } })).toMatchObject({ status: 403, body: { msg: '请求被拒绝' } })
  })
})

describe('departments and roles', () => {
  test('a department moves with its ancestors, never below itself', async () => {
    const session = await createAdminSession()
    const { world } = session.backend
    const row = world.table(deptTable).get(getDeptId(world, '票务部'))
    const move = (parentId: string) => session.call(dept.submit, { body: { ...row, parentId } })
    expect((await move(getDeptId(world, '财务部'))).body.data).toMatchObject({
      parentName: '财务部',
      ancestors: ['0', getDeptId(world, '云栖湖文旅集团'), getDeptId(world, '财务部')].join(),
    })
    expect((await move(row?.id ?? '')).body.msg).toBe('父节点不可选择自身!')
    expect((await move('404')).body.msg).toBe('上级部门不存在!')
    const centre = world.table(deptTable).get(getDeptId(world, '景区运营中心'))
    expect((await session.call(dept.submit, { body: { ...centre, parentId: getDeptId(world, '导游组') } })).body.msg).toBe(
      '父节点不可选择自身!',
    )
  })

  test('a department with users or children cannot be removed', async () => {
    const session = await createAdminSession()
    const { world } = session.backend
    expect(await message(session, dept.remove, { query: { ids: getDeptId(world, '景区运营中心') } })).toBe('请先删除子节点!')
    expect(await message(session, role.remove, { query: { ids: getRoleId(world, 'finance') } })).toBe('存在关联数据，无法删除')
  })

  test('only super administrators create super administrators', async () => {
    const session = await createAdminSession()
    const { world } = session.backend
    const body = { tenantId: '000000', roleName: '新超管', roleAlias: 'administrator', sort: 9 }
    expect(await message(session, role.submit, { body })).toBe('操作成功')
    const staff = world.table(userTable).all()[20]
    world.table(userTable).put({ ...(staff as NonNullable<typeof staff>), account: 'deputy', roleId: getRoleId(world, 'admin') })
    await session.signIn({ account: 'deputy', password: initialPassword })
    expect(await message(session, role.submit, { body })).toBe('无权限创建超管角色！')
    expect(
      world
        .table(roleTable)
        .all()
        .filter((row) => row.roleName === '新超管'),
    ).toHaveLength(1)
  })
})

describe('regions', () => {
  test('levels load one by one, with the names of all ancestors', async () => {
    const session = await createAdminSession()
    const open = async (parentCode: string) =>
      (await fetchRows(session, region.lazyTree, { query: { parentCode } })).map((row) => row.title)
    expect(await open('00')).toHaveLength(34)
    expect(await open('33')).toContain('杭州市')
    expect(await open('3301')).toContain('桐庐县')
    expect((await session.call(region.detail, { query: { code: '330122' } })).body.data).toMatchObject({
      parentName: '杭州市',
      provinceName: '浙江省',
      cityName: '杭州市',
      districtName: '桐庐县',
      ancestors: '00,33,3301',
      regionLevel: 3,
    })
  })

  test('the whole country is present, and each division has its parent', async () => {
    const session = await createAdminSession()
    const fetchPage = async (current: number) =>
      (await session.call(region.page, { query: { current: String(current), size: '500' } })).body.data as {
        readonly records: Rows
        readonly total: number
      }
    const { total } = await fetchPage(1)
    expect(total).toBeGreaterThan(3800)
    const pages = await Promise.all(Array.from({ length: Math.ceil(total / 500) }, (_, index) => fetchPage(index + 1)))
    const records = pages.flatMap((page) => page.records)
    const codes = new Set(records.map((row) => row.code))
    expect(records.filter((row) => row.code !== '00' && !codes.has(row.parentCode))).toEqual([])
  })

  test('a crawl restores missing regions, only below its parent', async () => {
    const session = await createAdminSession()
    const children = async (code: string) => (await fetchRows(session, region.select, { query: { code } })).length
    const before = [await children('3302'), await children('3305')]
    for (const id of ['330203', '330225', '330502']) await session.call(region.remove, { query: { id } })
    await session.call(region.crawlData, { query: { parentCode: '3302' } })
    expect([await children('3302'), await children('3305')]).toEqual([before[0], (before[1] ?? 0) - 1])
  })

  test('a region with children cannot be removed; codes are unique', async () => {
    const session = await createAdminSession()
    expect(await message(session, region.remove, { query: { id: '33' } })).toBe('请先删除子节点!')
    expect(await message(session, region.save, { body: { code: '33', parentCode: '00', name: '浙江', regionLevel: 1, sort: 1 } })).toBe(
      '区划编号已存在!',
    )
  })
})

describe('shared preferences', () => {
  test('are visible to users of the same role, and removed by their owner only', async () => {
    const owner = await createAdminSession()
    const { world } = owner.backend
    const addUser = (account: string, alias: 'user' | 'administrator') =>
      owner.call(user.submit, { body: draft(owner, { account, code: account, phone: '', roleId: getRoleId(world, alias) }) })
    await addUser('colleague', 'administrator')
    await addUser('guest', 'user')
    const [colleague, guest] = [connectApiSession(owner.backend), connectApiSession(owner.backend)]
    await colleague.signIn({ account: 'colleague', password: 'secret1' })
    await guest.signIn({ account: 'guest', password: 'secret1' })
    const preference = { key: 'filters.userOrder.page', name: '退款中', value: '{"orderStatus":"3"}' }
    expect(await message(owner, sharedPreference.submit, { body: preference })).toBe('操作成功')
    const query = { query: { key: preference.key } }
    const [shared] = await fetchRows(colleague, sharedPreference.list, query)
    expect(shared).toMatchObject(preference)
    expect(await fetchRows(guest, sharedPreference.list, query)).toEqual([])
    const ids = String(shared?.id)
    expect(await message(colleague, sharedPreference.remove, { query: { ids } })).toBe('只能取消自己的共享')
    await owner.call(sharedPreference.remove, { query: { ids } })
    expect(await fetchRows(colleague, sharedPreference.list, query)).toEqual([])
  })
})
