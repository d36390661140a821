import { describe, expect, test } from 'vitest'
import { respondToControl } from '../engine/control'
import { createBladeSession, createSignedInSession } from './blade-session'
import { publicKey } from './password'

const system = '/blade-system'
const guarded = ['user', 'role', 'dept', 'post', 'dict', 'param', 'menu', 'topmenu', 'client', 'data-scope', 'api-scope', 'tenant']

describe('a clerk', () => {
  test.each(guarded)('does not see the list of %s: 401 with a valid session', async (name) => {
    const session = await createSignedInSession('clerk')
    expect(await session.get(`${system}/${name}/list`)).toMatchObject({ status: 401, body: { code: 401, data: {}, msg: '请求未授权' } })
    expect((await session.get(`${system}/user/info`)).body.code).toBe(200)
  })

  test('reads and writes notices and regions, and reads form selects', async () => {
    const session = await createSignedInSession('clerk')
    const open = ['/blade-desk/notice/list', `${system}/region/select`, `${system}/post/select`, `${system}/tenant/select`]
    for (const path of [...open, '/blade-desk/dashboard/notices', `${system}/user/export-template`])
      expect([path, (await session.get(path)).status]).toEqual([path, 200])
    expect((await session.post('/blade-desk/notice/submit', { title: '值班', category: 1 })).status).toBe(200)
  })

  test('gets the error of a missing parameter before that of a missing role', async () =>
    expect((await (await createSignedInSession('clerk')).postQuery(`${system}/menu/remove`)).status).toBe(400))

  test('sees fewer columns of the own record, with the hash of the password', async () => {
    const { data } = (await (await createSignedInSession('clerk')).get(`${system}/user/info`)).body
    expect(data).not.toHaveProperty('createUser')
    expect(data).toMatchObject({ account: 'shenyan', postName: '', roleName: '景区职员', sexName: '女' })
    expect(data.password).not.toBe('')
  })

  test('has only the desk in the menu', async () => {
    const session = await createSignedInSession('clerk')
    const [desk, ...others] = (await session.get(`${system}/menu/routes`)).body.data
    expect([desk.code, desk.children.map(({ code }: { code: string }) => code), others]).toEqual(['desk', ['notice'], []])
    const [notice] = (await session.get(`${system}/menu/buttons`)).body.data
    expect(notice.children).toHaveLength(4)
  })
})

describe('the administrator', () => {
  test('has 23 entries with another icon font and one link with a token', async () => {
    const session = await createSignedInSession()
    interface Entry {
      readonly path: string
      readonly source: string
      readonly children?: readonly Entry[]
    }
    const leaves = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]))
    const entries = leaves((await session.get(`${system}/menu/routes`)).body.data)
    expect(entries).toHaveLength(23)
    expect(entries.filter(({ source }) => source !== '' && !source.startsWith('iconfont icon'))).toEqual([])
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the menu carries a place for the token
    expect(entries.filter(({ path }) => path.includes('${token}'))).toHaveLength(1)
  })

  test('sees a new entry only once it is granted', async () => {
    const session = await createSignedInSession()
    await session.post(`${system}/menu/submit`, { parentId: '0', code: 'fresh', name: '新', path: '/fresh', category: 1 })
    expect(JSON.stringify((await session.get(`${system}/menu/routes`)).body.data)).not.toContain('/fresh')
  })

  test('of another tenant cannot change other tenants', async () => {
    const session = await createSignedInSession()
    const [{ id: userId }] = (await session.get(`${system}/user/list`)).body.data.records
    const [{ id: deptId }] = (await session.get(`${system}/dept/list`)).body.data
    await session.post(`${system}/tenant/submit`, { tenantName: '青岚山', domain: 'q' })
    const { tenantId } = (await session.get(`${system}/tenant/info`, { domain: 'q' })).body.data
    await session.signIn({ account: 'admin', password: 'admin', tenantId })
    const foreign = (noun: string) => ({ status: 403, body: { code: 400, msg: `无权操作非本租户的${noun}` } })
    expect(await session.postQuery(`${system}/user/remove`, { ids: userId })).toMatchObject(foreign('用户'))
    expect(await session.post(`${system}/dept/submit`, { parentId: deptId, deptName: 'x' })).toMatchObject(foreign('上级部门'))
    expect((await session.get(`${system}/user/list`)).body.data.total).toBe(1)
    expect((await session.post(`${system}/tenant/submit`, { tenantName: 'x' })).status).toBe(401)
    await session.post(`${system}/post/submit`, { tenantId: '000000', postCode: 'own', category: 4 })
    expect((await session.get(`${system}/post/list`, { postCode: 'own' })).body.data.records[0].tenantId).toBe(tenantId)
  })
})

describe('outside of calls', () => {
  test.each([
    ['GET', '/nope', 404, 'No endpoint GET /nope.'],
    ['GET', '/blade-system/post/list/', 404, 'No endpoint GET /blade-system/post/list/.'],
    ['GET', '/api/blade-system/post/list', 404, 'No endpoint GET /api/blade-system/post/list.'],
    ['POST', '/jwsk-auth/oauth/token', 404, 'No endpoint POST /jwsk-auth/oauth/token.'],
    ['GET', '/blade-system/user/page', 404, 'No endpoint GET /blade-system/user/page.'],
    ['DELETE', '/blade-system/post/remove', 405, "Request method 'DELETE' is not supported"],
  ])('%s %s is %i', async (...[method, path, status, msg]) => {
    const answer = await createBladeSession().send(method, path)
    expect(answer).toMatchObject({ status, body: { code: status, data: {}, msg } })
  })

  test('rejects a body of another type or without a record', async () => {
    const session = await createSignedInSession()
    const submit = '/blade-desk/notice/submit'
    const plain = await session.send('POST', submit, { body: '{}', headers: { 'content-type': 'text/plain' } })
    expect([plain.status, plain.body.msg]).toEqual([415, "Content-Type 'text/plain;charset=UTF-8' is not supported"])
    expect((await session.send('POST', submit, { body: '{"a":' })).body.msg).toContain('JSON parse error')
    expect((await session.post(submit, [])).body.msg).toContain('START_ARRAY')
    expect((await session.postQuery(submit)).body.msg).toContain('Required request body is missing')
  })

  test('no page of another origin may call', async () => {
    const answer = await createBladeSession().send('OPTIONS', '/blade-auth/token', { headers: { origin: 'http://127.0.0.1:5173' } })
    expect([answer.status, answer.body]).toEqual([403, 'Invalid CORS request'])
  })

  test('a 500 is logged without the parameters of a sign-in', async () => {
    const session = await createSignedInSession()
    await session.send('POST', '/blade-auth/token')
    await session.get('/blade-desk/notice/list', { zzz: '1' })
    const { records } = (await session.get('/blade-log/error/list')).body.data
    expect(records.map(({ requestUri }: { requestUri: string }) => requestUri)).toEqual(['/blade-auth/token', '/blade-desk/notice/list'])
    const { data } = (await session.get('/blade-log/error/detail', { id: records[0].id })).body
    expect(data.params).toBe('******')
    expect((await session.get('/blade-log/api/list')).body.data.total).toBe(0)
  })

  test('the controls show the key and fail calls by their contract names', async () => {
    const session = await createSignedInSession()
    const control = async (method: string, name: string, body?: object) =>
      (
        await respondToControl(
          session.backend,
          new Request(`http://blade.test/__mock/${name}`, { method, ...(body && { body: JSON.stringify(body) }) }),
        )
      ).json()
    expect(await control('GET', 'key')).toEqual({ publicKey })
    await control('POST', 'fault', { operation: 'notice.page', kind: 'status500' })
    expect((await session.get('/blade-desk/notice/list')).status).toBe(500)
    expect((await session.get('/blade-desk/notice/list')).status).toBe(200)
  })
})
