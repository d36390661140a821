import type { Page, Request } from '@playwright/test'
import { type IdentityProviderServer, startIdentityProvider } from './support/identity-provider'
import { test as base, expect } from './support/test'

const test = base.extend<{ readonly idp: IdentityProviderServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from its pattern
  idp: async ({}, use) => {
    const idp = await startIdentityProvider()
    await use(idp)
    await idp.close()
  },
})

test.use({ visitor: 'nobody' })

const setProviders = (page: Page, providers: readonly object[]) =>
  page.route('**/config.json', (route) => route.fulfill({ json: { clientId: 'jwsk-console', clientSecret: 'jwsk-console', providers } }))

const isToken = (request: Request) => request.url().includes('/oauth/token')

const createOidc = ({ url }: IdentityProviderServer) => ({
  source: 'oidc',
  kind: 'oidc',
  name: '公司账号',
  authorizeUrl: `${url}/authorize?response_type=code&client_id=console&scope=openid&redirect_uri={redirect_uri}&state={state}&nonce={nonce}&code_challenge={code_challenge}&code_challenge_method=S256`,
})

const createCas = ({ url }: IdentityProviderServer) => ({
  ...{ source: 'cas', kind: 'cas', name: '校园统一认证' },
  authorizeUrl: `${url}/cas/login?service={service}`,
})

/** Simulates a platform that exchanges the code with the provider before it issues tokens of its own. */
const exchangeCodes = (page: Page, idp: IdentityProviderServer) =>
  page.route(
    (url) => url.pathname.endsWith('/oauth/token'),
    async (route) => {
      const url = new URL(route.request().url())
      const found = await idp.exchange(url.searchParams)
      if (!found) return route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: '第三方平台拒绝了授权码' } })
      // the user that the mock platform has bound to this provider
      url.searchParams.set('code', 'cashier')
      const response = await route.fetch({ url: url.href })
      return route.fulfill({ response, json: { ...(await response.json()), ...found } })
    },
  )

/** Records the requests of a page after the provider's redirect, which alone may contain the code. */
function recordRequests(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const isCallback = (request: Request) => request.isNavigationRequest() && request.url().includes('/oauth/redirect/')
  const getSecrets = () =>
    requests.filter(isCallback).flatMap((request) => {
      const params = new URL(request.url()).searchParams
      return ['code', 'ticket', 'state'].flatMap((name) => params.get(name) ?? [])
    })
  /** Returns where the code or the state of a callback occurs: in URLs, headers or bodies of other requests. */
  const findLeaks = async () => {
    const secrets = getSecrets()
    expect(secrets.length).toBeGreaterThan(1)
    const isOfProvider = (request: Request) => /\/(authorize|cas\/login)\?/.test(request.url())
    const others = requests.filter((one) => !isCallback(one) && !isToken(one) && !isOfProvider(one))
    const texts = await Promise.all(others.map(async (one) => [one.url(), JSON.stringify(await one.allHeaders()), one.postData() ?? '']))
    return [...texts.flat(), page.url()].filter((text) => secrets.some((secret) => text.includes(secret)))
  }
  return { requests, findLeaks }
}

for (const [name, create] of [
  ['OpenID Connect with PKCE', createOidc],
  ['CAS with a ticket', createCas],
] as const)
  test(`${name} signs in at a provider that verifies it, and leaves no trace of the code`, async ({ page, idp }) => {
    const provider = create(idp)
    await setProviders(page, [provider])
    await exchangeCodes(page, idp)
    const { requests, findLeaks } = recordRequests(page)
    await page.goto('/system/tenantpackage?page=2')
    await page.getByRole('button', { name: `使用${provider.name}登录` }).click()
    await expect(page).toHaveURL(/\/system\/tenantpackage\?page=2$/)
    expect(requests.filter(isToken)).toHaveLength(1)
    expect(await findLeaks()).toEqual([])
    const { entries: visited } = await (await page.context().newCDPSession(page)).send('Page.getNavigationHistory')
    expect(visited.map(({ url }) => url).join()).not.toMatch(/code=|ticket=/)
    const entries = await page.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)].join())
    expect(entries).not.toMatch(/codeVerifier|AQ\.|ST-1-/)
  })

test('a code is refused without the verifier of its login', async ({ page, idp, context }) => {
  const provider = createOidc(idp)
  await setProviders(page, [provider])
  await exchangeCodes(page, idp)
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function set(key, value) {
      setItem.call(this, key, value.replace(/("codeVerifier":")[^"]+/, '$1of-another-login'))
    }
  })
  await page.goto('/login')
  await page.getByRole('button', { name: `使用${provider.name}登录` }).click()
  await expect(page.getByText('第三方平台拒绝了授权码')).toBeVisible()
  expect(await context.cookies()).toEqual([])
})

test('an id_token with another nonce signs nobody in', async ({ page, idp, context }) => {
  const provider = createOidc(idp)
  idp.forgeNonce('of-another-login')
  await setProviders(page, [provider])
  await exchangeCodes(page, idp)
  await page.goto('/login')
  await page.getByRole('button', { name: `使用${provider.name}登录` }).click()
  await expect(page.getByRole('heading', { name: '登录没有完成' })).toBeVisible()
  expect(await context.cookies()).toEqual([])
})

/** Redirects back at once, with the code in this parameter. */
const answerAsProvider = (page: Page, parameter: string, code = 'cashier') =>
  page.route('**/elsewhere?*', (route) => {
    const params = new URL(route.request().url()).searchParams
    const location = `${params.get('to')}?${parameter}=${code}&state=${params.get('state')}`
    return route.fulfill({ status: 302, headers: { location } })
  })

const elsewhere = '/elsewhere?to={redirect_uri}&state={state}'

test('the last provider used comes first, and each returns its own parameter', async ({ page, context, platform }) => {
  const kinds = [
    ['wechat_enterprise', 'wecom', 'code'],
    ['dingtalk', 'dingtalk', 'authCode'],
    ['feishu', 'feishu', 'code'],
    ['wechat_open', 'wechat', 'code'],
    ['alipay', 'alipay', 'auth_code'],
    ['github', 'github', 'code'],
  ] as const
  const authorizeUrl = `${platform.url}${elsewhere}`
  await setProviders(
    page,
    kinds.map(([source, kind]) => ({ source, kind, name: kind, authorizeUrl })),
  )
  const buttons = page.getByRole('button', { name: /^使用.*登录$/ })
  for (const [source, kind, parameter] of kinds) {
    await page.unroute('**/elsewhere?*')
    await answerAsProvider(page, parameter)
    await page.goto('/login')
    const sent = page.waitForRequest(isToken)
    await page.getByRole('button', { name: `使用${kind}登录` }).click()
    const query = new URL((await sent).url()).searchParams
    expect([query.get('grant_type'), query.get('source'), query.get('code')]).toEqual(['social', source, 'cashier'])
    await expect(page).toHaveURL(/\/wel\/index$/)
    await context.clearCookies()
    await page.goto('/login')
    await expect(buttons.first()).toHaveText(new RegExp(`${kind}$`))
    await expect(buttons).toHaveCount(kinds.length)
  }
})

test.describe('within WeCom', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/107 Mobile Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1',
  })

  const provider = { source: 'wechat_enterprise', kind: 'wecom', name: '企业微信' }
  const countVisits = (page: Page) => {
    const visits: string[] = []
    page.on('request', (request) => request.url().includes('/elsewhere') && visits.push(request.url()))
    return visits
  }

  test('signs in without a click, and not again after a sign-out', async ({ page, platform }) => {
    const [authorizeUrl, silentUrl] = [`${platform.url}/never?s={state}`, `${platform.url}${elsewhere}`]
    await setProviders(page, [{ ...provider, authorizeUrl, silentUrl }])
    await answerAsProvider(page, 'code')
    const visits = countVisits(page)
    await page.goto('/system/tenantpackage?page=2')
    await expect(page).toHaveURL(/\/system\/tenantpackage\?page=2$/)
    await page.getByRole('button', { name: /个人菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page.getByLabel('用户名')).toBeVisible()
    await expect(page.getByRole('button', { name: '使用企业微信登录' })).toBeVisible()
    const other = await page.context().newPage()
    await setProviders(other, [{ ...provider, authorizeUrl, silentUrl }])
    await other.goto(`${platform.url}/login`)
    await expect(other.getByRole('button', { name: '使用企业微信登录' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: '使用企业微信登录' })).toBeVisible()
    expect(visits).toHaveLength(1)
  })

  test('stays on the form after the sign-out of a user who came with a password', async ({ page, context, platform, session }) => {
    await setProviders(page, [{ ...provider, authorizeUrl: `${platform.url}/never?s={state}`, silentUrl: `${platform.url}${elsewhere}` }])
    await answerAsProvider(page, 'code')
    const visits = countVisits(page)
    await context.addCookies(session.cookies)
    await page.goto('/wel/index')
    await page.getByRole('button', { name: /个人菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page.getByRole('button', { name: '使用企业微信登录' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: '使用企业微信登录' })).toBeVisible()
    expect(visits).toEqual([])
  })

  test('shows the form after a failure and never loops', async ({ page, platform }) => {
    await setProviders(page, [{ ...provider, authorizeUrl: `${platform.url}/never?s={state}`, silentUrl: `${platform.url}${elsewhere}` }])
    await page.route('**/elsewhere?*', (route) => {
      const params = new URL(route.request().url()).searchParams
      return route.fulfill({ status: 302, headers: { location: `${params.get('to')}?error=access_denied&state=${params.get('state')}` } })
    })
    const visits = countVisits(page)
    await page.goto('/login')
    for (let round = 0; round < 2; round += 1) {
      await expect(page.getByText('自动登录没有成功')).toBeVisible()
      await expect(page.getByLabel('用户名')).toBeVisible()
      await page.reload()
    }
    expect(visits).toHaveLength(1)
  })
})
