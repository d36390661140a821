import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createClient, type Operation } from '@jwsk/sdk'
import { loadProfileOptions } from '@jwsk/sdk/configured'
import { notice } from '@jwsk/sdk/desk'
import { dept, dict, menu, post, region, role, tenant, user } from '@jwsk/sdk/system'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMocks } from '../../../scripts/lib/mock-server.mjs'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { type CheckValues, checkOptions, runCheck } from './index'
import { jsonAnswer, serverFaults } from './testing/server-faults'
import { startTamperingProxy } from './testing/tampering-proxy'

interface CheckResult {
  readonly code: number
  readonly out: string
}

const toValues = (args: readonly string[]): CheckValues => parseArgs({ args: [...args], options: checkOptions }).values

async function check(...args: readonly string[]): Promise<CheckResult> {
  const lines: string[] = []
  const code = await runCheck(toValues(args), (line) => void lines.push(line), new AbortController().signal)
  return { code, out: lines.join('\n') }
}

type Mocks = Awaited<ReturnType<typeof startMocks>>
let jwsk: Mocks
let blade: Mocks
let blade3: Mocks
let passwordKey = ''

const onJwsk = (url = jwsk.url) => ['--base-url', url, '--username', 'admin', '--password', 'admin123']
const bladeClient = ['--client-id', 'jwsk-console', '--client-secret', 'jwsk-console']
const onBlade = (url = blade.url) => [
  ...['--base-url', url, '--profile', 'springblade', '--password-key', passwordKey],
  ...['--username', 'admin', '--password', 'admin', ...bladeClient],
]

beforeAll(async () => {
  ;[jwsk, blade, blade3] = await Promise.all([
    startMocks(),
    startMocks({ env: { PLATFORM: 'springblade' } }),
    startMocks({ env: { PLATFORM: 'springblade3' } }),
  ])
  const { publicKey } = await (await fetch(`${blade.url}/__mock/key`)).json()
  passwordKey = publicKey
})
afterAll(() => Promise.all([jwsk.close(), blade.close(), blade3.close()]))

const lists: readonly Operation<unknown>[] = [
  ...[user.page, role.list, dept.list, post.page, tenant.page, dict.list, menu.list, region.page, notice.page],
]

/** Code of the region that the contract's example writes and that every deployment has. */
const exampleRegion = '330106'

/** Fetches all records of the lists that are written to. */
async function fetchRecords(options: Parameters<typeof createClient>[0], password: string): Promise<unknown[]> {
  const client = createClient(options)
  await client.session.signIn({ username: 'admin', password })
  const found: unknown[] = []
  for (const list of lists) found.push(await client.call(list, list.paged ? { current: 1, size: 500 } : {}))
  found.push(await client.call(region.detail, { code: exampleRegion }))
  client.dispose()
  return found
}
const fetchJwskRecords = () => fetchRecords({ baseUrl: jwsk.url, clientId: 'console', clientSecret: 'console' }, 'admin123')
const fetchBladeRecords = async () => {
  const configured = await loadProfileOptions({ profile: 'springblade', passwordKey })
  return fetchRecords({ ...configured, baseUrl: blade.url, clientId: 'jwsk-console', clientSecret: 'jwsk-console' }, 'admin')
}

const written = ['role', 'dept', 'dict', 'menu', 'user', 'post', 'tenant', 'region', 'notice']

describe('checkContract', () => {
  test('passes on the JWSK mock with writes and leaves no record behind', async () => {
    const before = await fetchJwskRecords()
    const { code, out } = await check(...onJwsk(), '--writes')
    expect(out).toMatch(/\d{3} ok, 0 deviate, 0 missing, 0 failed, 0 refused, 4 skipped, 0 not on this platform/)
    for (const entity of written) {
      expect(out).toMatch(new RegExp(`^${entity}\\.submit \\(add\\) +200  ok`, 'm'))
      expect(out).toMatch(new RegExp(`^${entity}\\.remove +200  ok`, 'm'))
    }
    expect(out).toMatch(/publicly known client pairs +rejected/)
    expect(out.match(/^[!?].{20}/gm)).toEqual(['! ids beyond 2^53    ', '! a token after its s'])
    expect(code).toBe(0)
    expect(await fetchJwskRecords()).toEqual(before)
  })

  test('passes on the SpringBlade mock with writes and leaves no record behind', async () => {
    const before = await fetchBladeRecords()
    const report = resolveFromRoot('.cache/check-contract.json')
    const captcha = ['--captcha-url', `${blade.url}/__mock/captcha?key={key}`]
    const { code, out } = await check(...onBlade(), ...captcha, '--writes', '--report', report)
    const { counts, left, clean } = JSON.parse(await readFile(report, 'utf8'))
    expect(counts).toMatchObject({ deviates: 0, missing: 0, failed: 0, refused: 0 })
    expect([left, clean, code]).toEqual([[], true, 0])
    for (const entity of written) expect(out).toMatch(new RegExp(`^${entity}\\.remove +200  ok`, 'm'))
    expect(out).toMatch(/^ {2}biz: (\d+) of \1: parkingLot\.page, /m)
    expect(out).toMatch(/a call without a token +HTTP 200, code 401/)
    expect(out).toMatch(/a token after its sign-out +medium: still works/)
    expect(await fetchBladeRecords()).toEqual(before)
  })

  test('passes on the mock of SpringBlade 3 with writes', async () => {
    const options = ['--base-url', blade3.url, '--profile', 'springblade3', '--username', 'admin', '--password', 'admin', ...bladeClient]
    const { code, out } = await check(...options, '--writes')
    expect(out).toMatch(/\d{2,} ok, 0 deviate, 0 missing, 0 failed, 0 refused, /)
    for (const entity of written) expect(out).toMatch(new RegExp(`^${entity}\\.remove +200  ok`, 'm'))
    expect(out).not.toContain('left behind')
    expect(code).toBe(0)
  })
})

describe('command line', () => {
  test('checks only the services of --services', async () => {
    const { code, out } = await check(...onBlade(), '--services', 'desk,log')
    expect(
      out.match(/^\w+(?=\.\w+ +\d)/gm)?.filter((entity) => !['notice', 'dashboard'].includes(entity) && !entity.endsWith('Log')),
    ).toEqual([])
    expect(out).toMatch(/^\| desk \|/m)
    expect(out).not.toMatch(/^\| system \|/m)
    expect(code).toBe(0)
  })

  test('deletes its records when it is aborted', async () => {
    const before = await fetchJwskRecords()
    const controller = new AbortController()
    const lines: string[] = []
    const printLine = (line: string) => {
      lines.push(line)
      if (line.includes('(add)')) controller.abort()
    }
    expect(await runCheck(toValues([...onJwsk(), '--only', 'user', '--writes']), printLine, controller.signal)).toBe(2)
    const written = lines.filter((line) => line.includes('(add)') || line.includes('.remove '))
    expect(written.map((line) => line.split(' ')[0])).toEqual(['userCarNumber.submit', 'userCarNumber.remove'])
    expect(lines.at(-1)).toBe('stopped before its end')
    expect(await fetchJwskRecords()).toEqual(before)
  })

  test('uses custom paths and prefixes in security checks too', async () => {
    const renamed = await startTamperingProxy(blade.url, (_, forward) => forward())
    const names = ['--service-prefix', 'acme-', '--token-path', '/jwsk-auth/in', '--user-info-path', '/jwsk-system/user/info']
    const { code, out } = await check(...onBlade(renamed.url), ...names, '--services', 'log')
    renamed.close()
    expect(out).toMatch(/a call without a token +HTTP 200, code 401/)
    expect(out).toMatch(/a token after its sign-out +medium: still works/)
    expect(code).toBe(0)
  })

  test('signs in with the given captcha and password encoding', async () => {
    const wrong = await check(...onBlade(), '--captcha-code', 'abcde')
    expect(wrong).toEqual({ code: 2, out: expect.stringContaining('验证码不正确') })
    expect((await check(...onBlade(), '--password-encoding', 'sm2', '--only', 'topMenu')).code).toBe(0)
    expect(await check(...onBlade(), '--password-encoding', 'plain')).toEqual({ code: 2, out: expect.stringContaining('auth.token: ') })
  })

  test('reports an unreachable server, a wrong password or invalid options', async () => {
    const spawned = await run('node', [
      '--import',
      'tsx',
      resolveFromRoot('packages/sdk/bin/jwsk.mjs'),
      'check',
      ...onJwsk('http://127.0.0.1:1'),
    ])
    expect(spawned).toEqual({
      code: 2,
      output: expect.stringMatching(/^auth\.token: network: network error: POST http:\/\/127\.0\.0\.1:1\/…\s*$/),
    })
    expect(await check(...onJwsk(), '--password', 'nope')).toEqual({ code: 2, out: expect.stringContaining('auth.token: business: ') })
    expect((await check(...onJwsk(), '--profile', 'springblade')).out).toContain('option "passwordKey" is missing')
    expect((await check(...onJwsk(), '--password-encoding', 'rot13')).out).toContain('none of sha256, sm2, plain')
  })
})

describe('faulty server', () => {
  test(`reports each of ${serverFaults.length} faults and deletes all removable records`, async () => {
    const before = await fetchJwskRecords()
    const proxy = await startTamperingProxy(jwsk.url, (request, forward) => {
      const fault = serverFaults.find(({ path }) => path.test(request.path))
      return fault ? fault.tamper(request, forward) : forward()
    })
    const { code, out } = await check(...onJwsk(proxy.url), '--services', 'system', '--writes')
    proxy.close()
    for (const { expected } of serverFaults) expect.soft(out).toMatch(expected)
    expect(code).toBe(1)
    const [remaining] = /(?<=^ {2}dict )\d+$/m.exec(out) ?? []
    const client = createClient({ baseUrl: jwsk.url, clientId: 'console', clientSecret: 'console' })
    await client.session.signIn({ username: 'admin', password: 'admin123' })
    await client.call(dict.remove, { ids: remaining ?? '' })
    client.dispose()
    expect(await fetchJwskRecords()).toEqual(before)
  })

  test('deviates if it rejects its example, unless the contract names the rule', async () => {
    const refusal = jsonAnswer(JSON.stringify({ code: 400, success: false, msg: 'remark:不能为空' }))
    const proxy = await startTamperingProxy(jwsk.url, ({ path }, forward) =>
      /(tenant-package|page-show)\/submit/.test(path) ? Promise.resolve(refusal) : forward(),
    )
    const own = await check(...onJwsk(proxy.url), '--only', 'tenantPackage', '--writes')
    expect(own.out).toMatch(/tenantPackage\.submit \(add\) +200 +deviates +refuses its example: code 400: remark:不能为空/)
    expect(own.code).toBe(1)
    const named = await check(...onJwsk(proxy.url), '--only', 'pageShow', '--writes')
    expect(named.out).toMatch(/pageShow\.submit \(add\) +200 +skipped +code 400: remark:不能为空 \(必填字段随所选的表而定\)/)
    expect(named.code).toBe(0)
    proxy.close()
  })
})
