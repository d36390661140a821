import { describe, expect, test } from 'vitest'
import { type BladeSession, createSignedInSession } from './blade-session'

const post = { tenantId: '000000', category: 4, postCode: 'temp', postName: '临时工', sort: 9 }
const system = '/blade-system'
const first = async (session: BladeSession, path: string, query: Record<string, string>) => {
  const { data } = (await session.get(path, query)).body
  return (data.records ?? data)[0]
}

describe('adding and changing', () => {
  test('a write returns no id; an update keeps omitted columns', async () => {
    const session = await createSignedInSession()
    expect((await session.post(`${system}/post/submit`, post)).body).toEqual({ code: 200, success: true, data: {}, msg: '操作成功' })
    const { id } = await first(session, `${system}/post/list`, { postCode: 'temp' })
    await session.post(`${system}/post/submit`, { id, sort: 3 })
    expect(await first(session, `${system}/post/list`, { postCode: 'temp' })).toMatchObject({ id, sort: 3, postName: '临时工' })
  })

  test('accepts numbers as text; other types and dates are JSON errors', async () => {
    const session = await createSignedInSession()
    expect((await session.post(`${system}/post/submit`, { ...post, sort: '7', zzz: 1 })).status).toBe(200)
    expect((await session.post(`${system}/post/submit`, { ...post, sort: 'abc' })).body.msg).toContain(
      'not a valid `java.lang.Integer` value',
    )
    const dated = await session.post('/blade-desk/notice/submit', { title: 'x', releaseTime: '2026-11-22' })
    expect([dated.status, dated.body.msg]).toEqual([400, expect.stringContaining('Unparseable date: "2026-11-22"')])
  })

  test.each([
    ['role', { tenantId: '000000', roleName: '临时', roleAlias: 'temp' }, '操作成功'],
    ['dict', { parentId: '0', code: 'temp', dictKey: -1, dictValue: '临时' }, '操作成功'],
    ['menu', { parentId: '0', code: 'temp', name: '临时' }, '操作成功'],
    ['post', post, '操作失败'],
    ['param', { paramName: '临时', paramKey: 'temp' }, '操作失败'],
  ])('a %s of an unknown id', async (name, draft, msg) => {
    const { status, body } = await (await createSignedInSession()).post(`${system}/${name}/submit`, { ...draft, id: '1999' })
    expect([status, body.msg]).toEqual([200, msg])
  })

  test('rejects a missing tenant, except in updates', async () => {
    const session = await createSignedInSession()
    const { tenantId: _, ...tenantless } = post
    expect((await session.post(`${system}/post/submit`, tenantless)).body.msg).toBe('租户ID不能为空')
    expect((await session.post(`${system}/role/submit`, {})).body.msg).toBe('租户ID不能为空')
  })

  test('rejects few duplicates', async () => {
    const session = await createSignedInSession()
    const entry = { parentId: '0', code: 'sex', dictKey: 1, dictValue: '男' }
    expect((await session.post(`${system}/dict/submit`, entry)).body.msg).toBe('当前字典键值已存在!')
    expect((await session.post(`${system}/user/submit`, { tenantId: '000000', account: 'admin' })).body.msg).toBe('当前账号已被使用!')
    for (let round = 0; round < 2; round += 1) expect((await session.post(`${system}/post/submit`, post)).status).toBe(200)
  })

  test('a department without a parent is at the top level; 0 is no parent', async () => {
    const session = await createSignedInSession()
    const draft = { tenantId: '000000', deptName: '新部门', fullName: '新部门' }
    expect((await session.post(`${system}/dept/submit`, draft)).status).toBe(200)
    const { id, parentId } = await first(session, `${system}/dept/list`, { deptName: '新部门' })
    expect(parentId).toBe('0')
    expect((await session.post(`${system}/dept/submit`, { ...draft, parentId: '0' })).body.msg).toBe('父节点不可选择自身!')
    expect((await session.post(`${system}/dept/submit`, { ...draft, id, parentId: '0' })).body.msg).toBe('上级部门不存在!')
  })

  test('a new tenant has a role without menus and its own account', async () => {
    const session = await createSignedInSession()
    await session.post(`${system}/tenant/submit`, { tenantName: '青岚山', domain: 'https://qls.example' })
    const { tenantId } = (await session.get(`${system}/tenant/info`, { domain: 'https://qls.example' })).body.data
    expect(tenantId).toMatch(/^\d{6}$/)
    expect((await session.signIn({ account: 'admin', password: 'admin', tenantId })).body.data.authority).toBe('admin')
    expect((await session.get(`${system}/menu/routes`)).body.data).toEqual([])
  })
})

describe('removing', () => {
  test('affects a row, or is reported as failed with HTTP 200', async () => {
    const session = await createSignedInSession()
    const failed = { status: 200, body: { code: 400, success: false, msg: '操作失败' } }
    expect(await session.postQuery(`${system}/post/remove`, { ids: '1' })).toMatchObject(failed)
    expect(await session.postQuery(`${system}/post/remove`, { ids: '' })).toMatchObject(failed)
    expect((await session.postQuery(`${system}/param/remove`, { ids: '' })).body.msg).toBe('ids:must not be empty')
    expect((await session.postQuery(`${system}/post/remove`)).body.msg).toBe('缺少必要的请求参数: ids')
    expect((await session.post(`${system}/post/remove`, { ids: '1' })).body.msg).toBe('缺少必要的请求参数: ids')
  })

  test('a parent is removed without its children, except regions', async () => {
    const session = await createSignedInSession()
    const { id } = await first(session, `${system}/dept/list`, {})
    expect((await session.postQuery(`${system}/dept/remove`, { ids: id })).body.msg).toBe('操作成功')
    expect((await session.get(`${system}/dept/list`)).body.data).toHaveLength(3)
    const refused = await session.postQuery(`${system}/region/remove`, { id: '33' })
    expect([refused.status, refused.body.msg]).toEqual([400, '请先删除子节点!'])
  })
})

describe('the HTML filter', () => {
  const stored = async (content: string) => {
    const session = await createSignedInSession()
    await session.post('/blade-desk/notice/submit', { title: 'probe', category: 1, content })
    return (await first(session, '/blade-desk/notice/list', { title: 'probe' })).content
  }

  test.each([
    ['<p>a <b>b</b></p>', 'a <b>b</b>'],
    ['<p style="color:red">a</p>', 'a'],
    ['<script>x()</script>ok', 'x()ok'],
    ['a < b & c > d', 'a  d'],
    ['a <!-- c --> b', 'a  b'],
    ['a &lt; b &amp; c', 'a &lt; b &amp; c'],
    ['a=1&b=2', 'a=1&amp;b=2'],
    ['"x" 你好\n😀', '"x" 你好\n😀'],
  ])('stores %j as %j', async (written, storedValue) => expect(await stored(written)).toBe(storedValue))

  test('a URL in a tag breaks the body', async () => {
    const session = await createSignedInSession()
    const { status, body } = await session.post('/blade-desk/notice/submit', { title: 'x', content: '<a href="http://x/">l</a>' })
    expect([status, body.msg]).toEqual([400, expect.stringContaining('JSON parse error')])
  })

  test('a submit of a data source restores its URL', async () => {
    const session = await createSignedInSession()
    await session.post('/blade-develop/datasource/submit', { name: 'probe', url: 'jdbc:x?a=1&b=2' })
    expect((await first(session, '/blade-develop/datasource/list', { name: 'probe' })).url).toBe('jdbc:x?a=1&b=2')
  })

  test('rejects a text longer than its column', async () => {
    const { status, body } = await (await createSignedInSession()).post('/blade-desk/notice/submit', {
      title: 'x',
      content: 'x'.repeat(300),
    })
    expect([status, body.msg]).toEqual([500, expect.stringContaining("Data too long for column 'content'")])
  })
})

describe('passwords', () => {
  test('are changed in plain text; a wrong one is reported before a mismatch', async () => {
    const session = await createSignedInSession('clerk')
    const change = (oldPassword: string, newPassword: string, newPassword1: string) =>
      session.postQuery(`${system}/user/update-password`, { oldPassword, newPassword, newPassword1 })
    expect((await change('nope', 'a', 'b')).body.msg).toBe('原密码不正确!')
    expect((await change('Shenyan88', 'a', 'b')).body.msg).toBe('请输入正确的确认密码!')
    expect((await change('Shenyan88', 'y', 'y')).body.msg).toBe('操作成功')
    expect((await session.get(`${system}/user/info`)).body.code).toBe(200)
    expect((await session.signIn({ account: 'shenyan', password: 'y' })).status).toBe(200)
  })

  test('are reset to the initial one', async () => {
    const session = await createSignedInSession()
    const { id } = await first(session, `${system}/user/list`, { account: 'shenyan' })
    await session.postQuery(`${system}/user/reset-password`, { userIds: id })
    expect((await session.signIn({ account: 'shenyan', password: '123456' })).status).toBe(200)
  })
})

describe('grants', () => {
  test('a role gets all three lists at once, none may be missing', async () => {
    const session = await createSignedInSession()
    const { id } = await first(session, `${system}/role/list`, { roleAlias: 'user' })
    const [menu] = (await session.get(`${system}/menu/routes`)).body.data
    const grant = { roleIds: [id], menuIds: [menu.id], dataScopeIds: [], apiScopeIds: [] }
    expect((await session.post(`${system}/role/grant`, grant)).body.msg).toBe('操作成功')
    expect((await session.get(`${system}/menu/role-tree-keys`, { roleIds: id })).body.data).toEqual({
      menu: [menu.id],
      dataScope: [],
      apiScope: [],
    })
    const { apiScopeIds: _, ...partial } = grant
    expect((await session.post(`${system}/role/grant`, partial)).body.msg).toContain('"apiScopeIds" is null')
    expect((await session.post(`${system}/role/grant`, { ...grant, roleIds: [] })).body.msg).toBe('roleIds:must not be empty')
  })
})
