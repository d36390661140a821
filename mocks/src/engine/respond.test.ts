import { auth } from '@jwsk/sdk/auth'
import { tenantPackage } from '@jwsk/sdk/system'
import { describe, expect, test, vi } from 'vitest'
import { createBackend } from '../backend'
import { connectApiSession, createAdminSession, createApiSession } from '../contract/api-session'
import { demoAccounts } from '../system/organisation/user-table'
import { respondToControl } from './control'
import { type FaultKind, faultKinds } from './faults'
import { mock } from './mock'
import { createRoutes } from './routes'

const request = (path: string, init: RequestInit = {}) =>
  new Request(`http://mock.test${path}`, { headers: { authorization: `Basic ${btoa('a:b')}` }, ...init })

describe('rejections of the platform', () => {
  test.each([
    { path: '/api/jwsk-system/nothing', method: 'GET', code: 404, msg: '404 没找到请求' },
    { path: '/api/jwsk-system/tenant-package/page', method: 'DELETE', code: 405, msg: '不支持当前请求方法' },
  ])('$method $path is $code', async ({ path, method, code, msg }) => {
    const response = (await createApiSession().respond(request(path, { method }))) as Response
    expect(response.status).toBe(code)
    expect(await response.json()).toMatchObject({ code, success: false, msg })
  })

  test('rejects a body that is no JSON, or that has no media type', async () => {
    const session = await createAdminSession()
    const headers = { authorization: `Basic ${btoa('a:b')}`, 'Blade-Auth': `bearer ${session.token}`, 'content-type': 'application/json' }
    const path = `/api${tenantPackage.submit.path}`
    const broken = (await session.respond(request(path, { method: 'POST', headers, body: '{"packageName":' }))) as Response
    expect(await broken.json()).toMatchObject({ code: 400, msg: '消息不能读取' })
    const plain = (await session.respond(
      request(path, { method: 'POST', headers: { ...headers, 'content-type': 'text/plain' }, body: '{}' }),
    )) as Response
    expect(await plain.json()).toMatchObject({ code: 415, msg: '不支持当前媒体类型' })
  })

  test('a defect of a mock is the platform’s 500 and is logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const broken = mock(tenantPackage.page, () => {
      throw new Error('defect')
    })
    const backend = createBackend()
    const session = connectApiSession({
      ...backend,
      mocks: [broken, ...backend.mocks.filter(({ operation }) => operation.id === auth.token.id)],
    })
    await session.signIn(demoAccounts.admin)
    expect(await session.call(tenantPackage.page)).toMatchObject({ status: 500, body: { msg: '服务器异常' } })
    expect(logged).toHaveBeenCalled()
  })
})

describe('a retried write', () => {
  const sent = (session: Awaited<ReturnType<typeof createAdminSession>>, key: string) => {
    const headers = {
      authorization: `Basic ${btoa('a:b')}`,
      'Blade-Auth': `bearer ${session.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    }
    const body = JSON.stringify({ packageName: '重复的套餐', menuId: '1' })
    return session.respond(request(`/api${tenantPackage.submit.path}`, { method: 'POST', headers, body }))
  }
  const count = async (session: Awaited<ReturnType<typeof createAdminSession>>) => {
    const { body } = await session.call(tenantPackage.page, { query: { packageName: '重复的套餐' } })
    return (body as { readonly data: { readonly total: number } }).data.total // the requested page
  }

  test('runs once per idempotency key', async () => {
    const session = await createAdminSession()
    const answers = await Promise.all([sent(session, 'k1'), sent(session, 'k1'), sent(session, 'k1')])
    expect(answers.map((answer) => (answer as Response).status)).toEqual([200, 200, 200])
    expect(await count(session)).toBe(1)
    await sent(session, 'k2')
    expect(await count(session)).toBe(2)
  })
})

describe('deployments with other names', () => {
  test('prefix, service prefix and token header are settings', async () => {
    const backend = createBackend({ settings: { apiPrefix: '/gateway', servicePrefix: 'park-', tokenHeader: 'X-Token' } })
    const { respond } = connectApiSession(backend)
    const missing = (await respond(request('/gateway/park-system/tenant-package/page'))) as Response
    expect(await missing.json()).toMatchObject({ msg: '缺失令牌,鉴权失败' })
    const wrong = (await respond(
      request('/gateway/park-system/tenant-package/page', { headers: { authorization: `Basic ${btoa('a:b')}`, 'X-Token': 'bearer x' } }),
    )) as Response
    expect(await wrong.json()).toMatchObject({ msg: '请求未授权' })
  })
})

describe('routes', () => {
  const operation = (method: 'GET' | 'POST', path: string) => mock({ id: path, method, path }, () => undefined)

  test('a fixed path precedes a pattern; variables are decoded', () => {
    const find = createRoutes([operation('GET', '/a/{id}/b'), operation('GET', '/a/one/b'), operation('POST', '/a/{id}/b')])
    expect(find('GET', '/a/one/b')).toMatchObject({ mock: { operation: { path: '/a/one/b' } } })
    expect(find('GET', '/a/%E5%8C%97/b')).toMatchObject({ parameters: { id: '北' } })
    expect(find('POST', '/a/x/b')).toMatchObject({ mock: { operation: { method: 'POST' } } })
    expect([find('GET', '/a/x/y/b'), find('POST', '/a')]).toEqual(['unknown path', 'unknown path'])
  })

  test('rejects a second mock of an operation', () => {
    expect(() => createRoutes([operation('GET', '/a'), operation('GET', '/a')])).toThrow('GET /a is mocked twice')
  })
})

describe('faults', () => {
  const control = async (session: Awaited<ReturnType<typeof createAdminSession>>, command: string, body?: object) => {
    const [name = '', method = 'POST'] = command.split(' ').reverse()
    const response = await respondToControl(
      session.backend,
      request(`/__mock/${name}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) }),
    )
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const strike = async (kind: FaultKind) => {
    const session = await createAdminSession()
    await control(session, 'fault', { operation: tenantPackage.submit.id, kind })
    return { session, send: () => session.send(tenantPackage.submit, { body: { packageName: '夜游版', menuId: '1' } }) }
  }
  const names = async (session: Awaited<ReturnType<typeof createAdminSession>>) =>
    JSON.stringify((await session.call(tenantPackage.page)).body)

  test('status500, html and expired apply once and store nothing', async () => {
    for (const [kind, status, type] of [
      ['status500', 500, 'json'],
      ['html', 200, 'html'],
      ['expired', 401, 'json'],
    ] as const) {
      const { session, send } = await strike(kind)
      const response = await send()
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toContain(type)
      expect(await names(session)).not.toContain('夜游版')
      expect((await send()).status).toBe(200)
    }
  })

  test('a network fault stores nothing; a lost response was executed', async () => {
    const dead = await strike('network')
    await expect(dead.send()).rejects.toThrow('the connection broke')
    expect(await names(dead.session)).not.toContain('夜游版')
    const executedCall = await strike('lost')
    await expect(executedCall.send()).rejects.toThrow('the connection broke')
    expect(await names(executedCall.session)).toContain('夜游版')
  })

  test('a fault applies to its operation, as often as configured', async () => {
    const session = await createAdminSession()
    await control(session, 'fault', { operation: tenantPackage.page.id, kind: 'status500', times: 2 })
    expect((await session.call(auth.userInfo)).status).toBe(200)
    const statuses = []
    for (let call = 0; call < 3; call += 1) statuses.push((await session.call(tenantPackage.page)).status)
    expect(statuses).toEqual([500, 500, 200])
  })

  test('a star applies to any operation; clearing removes it', async () => {
    const session = await createAdminSession()
    await control(session, 'fault', { operation: '*', kind: 'network' })
    expect((await control(session, 'GET fault')).body).toEqual([{ operation: '*', kind: 'network', times: 1 }])
    await control(session, 'DELETE fault')
    expect((await session.call(tenantPackage.page)).status).toBe(200)
  })

  test('an unknown kind is rejected with the known ones', async () => {
    const { status, body } = await control(await createAdminSession(), 'fault', { kind: 'flood' })
    expect(status).toBe(400)
    expect(body.error).toContain(faultKinds.join(', '))
  })

  test('a reset restores the seeds and keeps the session', async () => {
    const session = await createAdminSession()
    const fresh = await names(session)
    await session.call(tenantPackage.submit, { body: { packageName: '夜游版', menuId: '1' } })
    expect(await names(session)).not.toBe(fresh)
    await control(session, 'reset')
    expect(await names(session)).toBe(fresh)
  })

  test('a table grows to any size and still responds', async () => {
    const session = await createAdminSession()
    expect((await control(session, 'grow', { table: 'tenantPackage', rows: 10 })).body.error).toContain('tenantPackage')
    await names(session)
    expect((await control(session, 'grow', { table: 'tenantPackage', rows: 100_000 })).body).toEqual({ size: 100_000 })
    const { body } = await session.call(tenantPackage.page, { query: { packageName: '旗舰', descs: 'packageName', current: '50' } })
    const { total, records } = body.data as { total: number; records: { packageName: string }[] }
    expect(total).toBeGreaterThan(9000)
    expect(new Set(records.map((row) => row.packageName)).size).toBe(10)
  })

  test('tests can control the clock, settings and captcha', async () => {
    const session = await createAdminSession()
    const before = session.backend.world.now()
    await control(session, 'clock', { seconds: 90 })
    expect(session.backend.world.now() - before).toBe(90_000)
    await control(session, 'settings', { accessTokenLifetime: 7, latency: 'none' })
    expect((await session.signIn(demoAccounts.admin)).body.expires_in).toBe(7)
    const { body } = await session.call(auth.captcha)
    expect((await control(session, `GET captcha?key=${String(body.key)}`)).body.code).toMatch(/^\w{5}$/)
    expect((await control(session, 'nothing')).status).toBe(404)
  })
})
