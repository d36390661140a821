import { createHash } from 'node:crypto'
import { createOAuthStateStore, type OAuthState } from '@jwsk/sdk'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultSite, type IdentityProvider } from '../../../platform/site/model'
import { buildAuthorizeUrl, buildRedirectUri, getIdentityProviders, parseAuthorizeCallback } from './authorize'

const consoleUrl = 'https://console.example'
const redirectUri = (source: string) => `${consoleUrl}/oauth/redirect/${source}`
const createProvider = (source: string, kind: string, options: Partial<IdentityProvider> = {}): IdentityProvider => ({
  ...{ source, kind, name: source, icon: '', codeParameter: '', silentUrl: '' },
  authorizeUrl: 'https://id.example/authorize?to={redirect_uri}&state={state}',
  ...options,
})

const oidcUrl =
  'https://id.example/authorize?response_type=code&client_id=c&scope=openid&redirect_uri={redirect_uri}&state={state}&nonce={nonce}&code_challenge={code_challenge}&code_challenge_method=S256'

const providers = [
  createProvider('company', 'oidc', { authorizeUrl: oidcUrl }),
  createProvider('campus', 'cas', { authorizeUrl: 'https://cas.example/login?service={service}' }),
  createProvider('wechat_enterprise', 'wecom'),
  createProvider('dingtalk', 'dingtalk'),
  createProvider('feishu', 'feishu'),
  createProvider('wechat_open', 'wechat'),
  createProvider('alipay', 'alipay'),
  createProvider('github', 'github'),
  createProvider('gitee', 'oauth'),
  createProvider('own', 'dingtalk', { codeParameter: 'myCode' }),
]
const getProvider = (source: string) => providers.find((one) => one.source === source) ?? createProvider(source, 'oauth')

/** Session storage of one tab. */
function createStorage() {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

/** Simulates a browser tab that leaves for a provider and comes back. */
function openTab() {
  const storage = createStorage()
  const store = createOAuthStateStore(storage)
  const start = async (source: string, returnPath = '/system/user') => {
    const { authorizeUrl: template } = getProvider(source)
    const issue = (secrets: Pick<OAuthState, 'codeVerifier' | 'nonce'>) =>
      store.issue({ source, tenantId: '204817', returnPath, ...secrets })
    const url = new URL(await buildAuthorizeUrl({ template, redirectUri: buildRedirectUri(consoleUrl, source), issue }))
    const service = url.searchParams.get('service')
    const state = url.searchParams.get('state') ?? new URL(service ?? url).searchParams.get('state') ?? ''
    return { url, state }
  }
  const comeBack = (source: string, search: string) =>
    parseAuthorizeCallback({ source, search, origin: consoleUrl, providers }, (state) => store.redeem(state))
  return { storage, start, comeBack }
}

/** Returns of the providers as their documentation shows them. */
const returns: readonly (readonly [string, (state: string) => string, string])[] = [
  ['company', (state) => `?code=SplxlOBeZQQYbYS6WxSbIA&state=${state}&iss=https%3A%2F%2Fid.example`, 'SplxlOBeZQQYbYS6WxSbIA'],
  ['campus', (state) => `?state=${state}&ticket=ST-956-Lyg0BdLkgdrBO9W17bXS-cas.example`, 'ST-956-Lyg0BdLkgdrBO9W17bXS-cas.example'],
  ['wechat_enterprise', (state) => `?code=Yb9Zp8gPzHq_1VwKQyCs&state=${state}&appid=ww100000a5f2191`, 'Yb9Zp8gPzHq_1VwKQyCs'],
  ['dingtalk', (state) => `?authCode=d1b4c3a2f5e64f8a&code=d1b4c3a2f5e64f8a&state=${state}`, 'd1b4c3a2f5e64f8a'],
  ['feishu', (state) => `?code=2Wd5g337vo5BI9fJ&state=${state}`, '2Wd5g337vo5BI9fJ'],
  ['wechat_open', (state) => `?code=061Ld5ll2B0pQh4XnDnl2W9mZx1Ld5lC&state=${state}`, '061Ld5ll2B0pQh4XnDnl2W9mZx1Ld5lC'],
  ['alipay', (state) => `?app_id=2014101500013658&scope=auth_user&auth_code=4b203fe6c11548bc&state=${state}`, '4b203fe6c11548bc'],
  ['github', (state) => `?code=a1b2c3d4e5f6a7b8c9d0&state=${state}`, 'a1b2c3d4e5f6a7b8c9d0'],
]

afterEach(() => void vi.useRealTimers())

describe('a return', () => {
  it.each(returns)('of %s is a social grant with its code', async (source, createSearch, code) => {
    const tab = openTab()
    const { state } = await tab.start(source)
    const result = tab.comeBack(source, createSearch(state))
    expect(result).toMatchObject({ kind: 'grant', grant: { type: 'social', source, code, state } })
    expect(result).toMatchObject({ oauthState: { source, tenantId: '204817', returnPath: '/system/user' } })
    expect([...tab.storage.stored]).toEqual([])
  })

  it('of OpenID Connect has the verifier of its challenge, the nonce and the redirect URI', async () => {
    const tab = openTab()
    const { url, state } = await tab.start('company')
    const result = tab.comeBack('company', `?code=a&state=${state}`)
    const { codeVerifier = '', nonce, ...grant } = result.kind === 'grant' && result.grant.type === 'social' ? result.grant : {}
    expect(grant).toEqual({ type: 'social', source: 'company', code: 'a', state, redirectUri: redirectUri('company') })
    expect(codeVerifier).toMatch(/^[\w-]{43}$/)
    expect(url.searchParams.get('code_challenge')).toBe(createHash('sha256').update(codeVerifier).digest('base64url'))
    expect([nonce, url.searchParams.get('redirect_uri')]).toEqual([url.searchParams.get('nonce'), redirectUri('company')])
    expect(nonce).toMatch(/^[\w-]{43}$/)
  })

  it('of CAS repeats the service to which the ticket was issued', async () => {
    const tab = openTab()
    const { url, state } = await tab.start('campus')
    const service = url.searchParams.get('service')
    expect(service).toBe(`${redirectUri('campus')}?state=${state}`)
    expect(tab.comeBack('campus', `?state=${state}&ticket=ST-1`)).toMatchObject({ grant: { redirectUri: service } })
  })

  it.each(['wechat_enterprise', 'gitee'])('of %s has no secrets and no redirect URI', async (source) => {
    const tab = openTab()
    const { state } = await tab.start(source)
    expect(tab.comeBack(source, `?code=7&state=${state}`)).toMatchObject({
      grant: expect.not.objectContaining({ redirectUri: expect.anything(), codeVerifier: expect.anything(), nonce: expect.anything() }),
    })
  })

  it('has its code in the configured parameter', async () => {
    const tab = openTab()
    const { state } = await tab.start('own')
    expect(tab.comeBack('own', `?authCode=wrong&myCode=right&state=${state}`)).toMatchObject({ grant: { code: 'right' } })
  })

  it('of the single sign-on is an authorization code grant', async () => {
    const tab = openTab()
    const { state } = await tab.start('sso')
    const grant = { type: 'authorization_code', code: '7', redirectUri: redirectUri('sso') }
    expect(tab.comeBack('sso', `?code=7&state=${state}`)).toMatchObject({ grant })
  })

  it.each(['', '&error=access_denied', '&code='])('without a code, with "%s", was denied', async (rest) => {
    const tab = openTab()
    const { state } = await tab.start('gitee')
    expect(tab.comeBack('gitee', `?state=${state}${rest}`)).toEqual({ kind: 'denied' })
  })
})

describe('a forged return', () => {
  let tab: ReturnType<typeof openTab>
  let state: string
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    tab = openTab()
    state = (await tab.start('gitee')).state
  })

  it.each<readonly [string, () => readonly [string, string]]>([
    ['wrong state', () => ['gitee', `?code=7&state=${'0'.repeat(32)}`]],
    ['state that is a key of other data', () => ['gitee', '?code=7&state=__proto__']],
    ['missing state', () => ['gitee', '?code=7']],
    ['two states', () => ['gitee', `?code=7&state=${state}&state=${state}`]],
    ['state of another provider', () => ['github', `?code=7&state=${state}`]],
    ['provider that is not configured', () => ['unknown', `?code=7&state=${state}`]],
  ])('with a %s is not asked for', (_, create) => expect(tab.comeBack(...create())).toEqual({ kind: 'unasked' }))

  it('that is replayed is not asked for', () => {
    expect(tab.comeBack('gitee', `?code=7&state=${state}`).kind).toBe('grant')
    expect(tab.comeBack('gitee', `?code=7&state=${state}`)).toEqual({ kind: 'unasked' })
  })

  it('uses the state up', () => {
    tab.comeBack('github', `?code=7&state=${state}`)
    expect(tab.comeBack('gitee', `?code=7&state=${state}`)).toEqual({ kind: 'unasked' })
  })

  it.each([
    [10 * 60_000, 'grant'],
    [10 * 60_000 + 1, 'unasked'],
  ])('that is %i ms late is %s', (late, kind) => {
    vi.setSystemTime(Date.now() + late)
    expect(tab.comeBack('gitee', `?code=7&state=${state}`).kind).toBe(kind)
  })

  it.each([
    ['two codes', 'code=7&code=8'],
    ['a code and an empty one', 'code=&code=8'],
    ['markup', 'code=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
    ['quotes', 'code=7%22'],
    ['a line break', 'code=7%0d%0aX: 1'],
    ['other letters', 'code=%E4%BB%A4'],
    ['4097 characters', `code=${'a'.repeat(4097)}`],
  ])('with %s is malformed', (_, query) => expect(tab.comeBack('gitee', `?${query}&state=${state}`)).toEqual({ kind: 'malformed' }))

  it('with any text as its code is a grant only of visible characters without markup, unchanged', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), async (code) => {
        const started = await tab.start('gitee')
        const result = tab.comeBack('gitee', `?${new URLSearchParams({ code, state: started.state })}`)
        const isSafe = /^[!-~]+$/.test(code) && !/[<>"'`\\{}]/.test(code)
        if (isSafe) expect(result).toMatchObject({ kind: 'grant', grant: { code } })
        else expect(result.kind).toBe(code === '' ? 'denied' : 'malformed')
      }),
    ))
})

describe('an authorize URL', () => {
  const issue = () => 'a&b'

  it('has the encoded redirect URI and state, and other braces as they are', async () => {
    const template = 'https://a.example/{tenant}?to={redirect_uri}&state={state}'
    expect(await buildAuthorizeUrl({ template, redirectUri: buildRedirectUri(consoleUrl, 'wechat_open'), issue })).toBe(
      'https://a.example/{tenant}?to=https%3A%2F%2Fconsole.example%2Foauth%2Fredirect%2Fwechat_open&state=a%26b',
    )
  })

  it('never replaces placeholders in what it inserted', async () => {
    const template = 'https://a.example/?to={redirect_uri}&state={state}'
    expect(await buildAuthorizeUrl({ template, redirectUri: 'https://x/{state}', issue: () => '{nonce}' })).toBe(
      'https://a.example/?to=https%3A%2F%2Fx%2F%7Bstate%7D&state=%7Bnonce%7D',
    )
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'started from %s returns to the home page',
    async (path) => {
      const tab = openTab()
      const { state } = await tab.start('gitee', path)
      expect(tab.comeBack('gitee', `?code=7&state=${state}`)).toMatchObject({ oauthState: { returnPath: '/' } })
    },
  )
})

describe('the identity providers', () => {
  const site = { ...defaultSite, providers, sso: { name: '', authorizeUrl: '/b?{state}' } }
  const list = (lastUsed: string) => getIdentityProviders(site, 'SSO', lastUsed).map(({ source }) => source)

  it('are in the configured order, with the single sign-on last', () => {
    expect(list('')).toEqual([...providers.map(({ source }) => source), 'sso'])
    expect(getIdentityProviders(site, 'SSO', '').at(-1)?.name).toBe('SSO')
  })

  it.each(['github', 'sso'])('begin with the last one used: %s', (source) => {
    expect(list(source)[0]).toBe(source)
    expect(list(source).sort()).toEqual(list('').sort())
  })

  it('are unchanged if the last one used is no longer configured', () => expect(list('gone')).toEqual(list('')))
})
