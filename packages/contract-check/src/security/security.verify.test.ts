import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMocks } from '../../../../scripts/lib/mock-server.mjs'
import { type CheckOptions, toCheckOptions } from '../options'
import { runSecurityCheck } from '../run-security-check'
import { type Layer, startGateway } from '../testing/gateway'
import { createHardening, createTokens } from '../testing/hardened'
import { brokenAnswers, secrets, securityFaults } from '../testing/security-faults'
import { probes } from './probes'
import { isFinding } from './result'

type Mocks = Awaited<ReturnType<typeof startMocks>>
let mocks: Mocks
let blade: Mocks

beforeAll(async () => {
  ;[mocks, blade] = await Promise.all([startMocks(), startMocks({ env: { PLATFORM: 'springblade' } })])
})
beforeAll(async () => {
  // the mock creates its tables when they are first read, which takes longer than a call may
  await check({ selected: findProbes('cross-tenant-reads') })
})
afterAll(() => Promise.all([mocks.close(), blade.close()]))

const password = 'admin123'
const values = {
  ...{ username: 'admin', 'client-id': 'console', 'client-secret': 'console', only: '', verbose: false },
  ...{ security: true, writes: true, 'other-tenant': '204817', 'other-username': 'admin' },
}
const toOptions = (url: string): Promise<CheckOptions> =>
  toCheckOptions({ ...values, 'base-url': url }, { JWSK_PASSWORD: password, JWSK_OTHER_PASSWORD: password })

const findProbes = (id: string) => probes.filter((probe) => probe.id === id)

interface CheckedGateway {
  /** Layer of a flaw, in front of a gateway that has none. */
  readonly layer?: Layer
  readonly tokens?: ReturnType<typeof createTokens>
  readonly selected?: typeof probes
}

/** Checks a gateway in front of the mocks. */
async function check({ layer, tokens = createTokens(), selected = probes }: CheckedGateway) {
  const gateway = await startGateway(mocks.url, [...(layer ? [layer] : []), createHardening(tokens)])
  try {
    return await runSecurityCheck(await toOptions(gateway.url), new AbortController().signal, selected)
  } finally {
    gateway.close()
  }
}

describe('a gateway without flaws', () => {
  test('has no finding, and an answer to every question, in less than a minute', async () => {
    const start = performance.now()
    const { exitCode, report, lines } = await check({})
    expect(report.security.filter(({ verdict }) => verdict === 'finding' || verdict === 'unclear')).toEqual([])
    const answered = new Set(report.security.filter(({ verdict }) => verdict === 'ok').map(({ probe }) => probe))
    expect([...answered].sort()).toEqual(probes.map(({ id }) => id).sort())
    expect([report.left, exitCode]).toEqual([[], 0])
    expect(lines.at(-1)).toMatch(/^0 findings \(0 high, 0 medium, 0 low\), 15 ok, 0 unclear, \d+ not tried$/)
    expect(performance.now() - start).toBeLessThan(60_000)
  })

  test('is asked for nothing that writes without --writes', async () => {
    const sent = new Set<string>()
    const layer: Layer = ({ method, path }, { forward }) => {
      if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') sent.add(path.split('?')[0] ?? '')
      return forward()
    }
    const gateway = await startGateway(mocks.url, [layer, createHardening(createTokens())])
    const options = { ...(await toOptions(gateway.url)), isWriting: false }
    const { report } = await runSecurityCheck(options, new AbortController().signal)
    gateway.close()
    expect([...sent]).toEqual(['/api/jwsk-auth/oauth/token'])
    const untried = report.security.filter(({ answer }) => answer === 'not tried: needs --writes').map(({ probe }) => probe)
    expect(untried.sort()).toEqual(['cross-tenant-writes', 'mass-assignment', 'token-after-password-change'])
  })

  test('is guessed at by made-up accounts alone', async () => {
    const guessed = new Set<string>()
    const layer: Layer = ({ path }, { forward }) => {
      const { searchParams } = new URL(path, 'http://x')
      if (path.includes('/oauth/token')) guessed.add(searchParams.get('username') ?? '')
      return forward()
    }
    await check({ layer, selected: findProbes('sign-in-limit') })
    guessed.delete('admin')
    expect(guessed.size).toBeGreaterThan(0)
    for (const name of guessed) expect(name).toMatch(/^check-[\da-f]{12}$/)
  })
})

describe('a gateway with a flaw', () => {
  test('exists for every probe', () => {
    expect([...new Set(securityFaults.map(({ probe }) => probe))].sort()).toEqual(probes.map(({ id }) => id).sort())
  })

  test.each(securityFaults)('$probe: $name', async ({ probe, severity, expected, create }) => {
    const tokens = createTokens()
    const { exitCode, report, lines } = await check({ layer: create(tokens), tokens, selected: findProbes(probe) })
    const findings = report.security.filter(isFinding)
    expect(findings).toEqual([
      expect.objectContaining({ probe, severity, answer: expect.stringMatching(expected), advice: expect.any(String) }),
    ])
    expect([report.left, exitCode]).toEqual([[], 1])
    const text = lines.join('\n') + JSON.stringify(report)
    for (const secret of [...secrets, password, ...tokens.holders.keys()]) expect(text).not.toContain(secret)
  })
})

describe('a gateway without usable answers', () => {
  const isSignIn = (path: string) => path.includes('/oauth/token') && path.includes('username=admin')

  test.each([...brokenAnswers.keys()])('is never called secure: %s', async (name) => {
    const breakAnswer = brokenAnswers.get(name)
    let signIns = 0
    const layer: Layer = async ({ path }, { forward }) => {
      const answer = await forward()
      if (isSignIn(path)) signIns += 1
      // the check itself signs in with both tenants
      return breakAnswer && !(isSignIn(path) && signIns <= 2) ? breakAnswer(answer) : answer
    }
    const { exitCode, report } = await check({ layer })
    expect(report.security.filter(({ verdict }) => verdict === 'ok')).toEqual([])
    expect(exitCode).not.toBe(0)
  })

  test('is never called secure: answers that do not come', async () => {
    const layer: Layer = ({ path }, { forward }) => (isSignIn(path) ? forward() : new Promise(() => undefined))
    const start = performance.now()
    const selected = probes.filter(({ isIndependent }) => isIndependent)
    const { exitCode, report } = await check({ layer, selected })
    expect(report.security.filter(({ verdict }) => verdict === 'ok')).toEqual([])
    expect(exitCode).toBe(2)
    expect(performance.now() - start).toBeLessThan(60_000)
  })
})

test('finds on SpringBlade what its server has, and says what it lacks', async () => {
  const { publicKey } = await (await fetch(`${blade.url}/__mock/key`)).json()
  const captcha = { 'captcha-url': `${blade.url}/__mock/captcha?key={key}` }
  const account = { username: 'admin', 'client-id': 'jwsk-console', 'client-secret': 'jwsk-console' }
  const options = await toCheckOptions(
    {
      ...values,
      ...account,
      ...captcha,
      'base-url': blade.url,
      profile: 'springblade',
      'password-key': publicKey,
      'other-tenant': '',
      'other-username': '',
    },
    { JWSK_PASSWORD: 'admin' },
  )
  const { exitCode, report } = await runSecurityCheck(options, new AbortController().signal)
  const select = (expected: string) => report.security.filter(({ verdict }) => verdict === expected).map(({ probe }) => probe)
  expect(select('finding')).toEqual([
    ...['refresh-token', 'password-hashes', 'verbose-errors', 'exposed-endpoints'],
    ...['token-after-password-change', 'token-after-sign-out'],
  ])
  expect(select('not tried')).toEqual(expect.arrayContaining(['cross-tenant-reads', 'open-redirect', 'cross-tenant-writes']))
  expect(select('unclear')).toEqual([])
  expect([report.left, exitCode]).toEqual([[], 1])
})
