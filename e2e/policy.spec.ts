import { mockMenu } from './support/menu'
import { expect, test } from './support/test'

const untrustedOrigin = 'https://evil.example.test'

/** Attempts of an attack in the page, with the directive that blocks each. */
const attempts: readonly (readonly [name: string, attempt: (untrustedOrigin: string) => unknown, directive: RegExp])[] = [
  [
    'an inline script',
    () => {
      const script = document.createElement('script')
      script.append('window.ran = true')
      document.head.append(script)
    },
    /script-src|trusted-types/,
  ],
  ['a script of another site', (to) => import(`${to}/a.js`).catch(() => undefined), /script-src/],
  [
    'code made from text',
    () =>
      // the policy does not apply to what a test evaluates, but to what the page runs later
      setTimeout(() => {
        try {
          // biome-ignore lint/security/noGlobalEval: the attempt must be blocked
          globalThis.eval('window.ran = true')
        } catch {}
      }),
    /script-src|trusted-types/,
  ],
  [
    'elements made from text',
    () => Object.assign(document.body, { innerHTML: '<img src=x onerror="window.ran = true">' }),
    /trusted-types/,
  ],
  ['a handler in an attribute', () => document.body.setAttribute('onclick', 'window.ran = true'), /script-src-attr|trusted-types/],
  ['a style in an attribute', () => document.body.setAttribute('style', 'display:none'), /style-src-attr/],
  [
    'a style element',
    () => {
      const style = document.createElement('style')
      style.append('body { display: none }')
      document.head.append(style)
    },
    /style-src-elem/,
  ],
  ['a call to another site', (to) => fetch(to).catch(() => undefined), /connect-src/],
  ['a picture of another site', (to) => Object.assign(new Image(), { src: `${to}/a.png` }), /img-src/],
  ['a frame of another site', (to) => document.body.append(Object.assign(document.createElement('iframe'), { src: to })), /frame-src/],
  ['a base for every address', (to) => document.querySelector('base')?.setAttribute('href', to), /base-uri/],
  [
    'a policy that trusts everything',
    () =>
      (globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }).trustedTypes.createPolicy('any', {}), // global of the browser
    /trusted-types/,
  ],
]

test('blocks attacks in the page, and violations fail a test', async ({ page, platform, violations }) => {
  await page.goto('/info/index')
  await page.getByRole('main').waitFor()
  for (const [name, attempt, directive] of attempts)
    await test.step(name, async () => {
      // a late report of an earlier attempt must not count for this one
      platform.cspViolations.length = 0
      await page.evaluate(attempt, untrustedOrigin).catch(() => undefined)
      await expect.poll(() => platform.cspViolations.join('\n'), `the browser reports ${name}`).toMatch(directive)
      expect(await page.evaluate(() => 'ran' in window), name).toBe(false)
      await expect(page.locator('body')).toBeVisible()
    })
  expect(violations.length, 'violations that would fail a test').toBeGreaterThan(0)
  // the violations are intended
  platform.cspViolations.length = 0
  violations.length = 0
})

test('a menu page of an origin that is not allowed is not framed', async ({ page, platform, violations }) => {
  await mockMenu(page, [{ id: 'c', code: 'screen', name: '大屏', path: `${untrustedOrigin}/p` }])
  await page.goto('/screen')
  await expect(page.getByRole('main').getByText(untrustedOrigin, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '在新窗口打开' })).toBeVisible()
  await expect.poll(() => platform.cspViolations.join('\n')).toMatch(/frame-src/)
  platform.cspViolations.length = 0
  violations.length = 0
})

test('sends the CSP with the page and digests with its scripts and styles', async ({ request }) => {
  const response = await request.get('/info/index')
  expect(response.headers()).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'(?: 'sha256-[^']+'){3};/),
    'x-content-type-options': 'nosniff',
  })
  const loaded = [...(await response.text()).matchAll(/<(?:script|link)\b[^>]*\/assets\/[^>]*>/g)].map(([tag]) => tag)
  expect(loaded.length).toBeGreaterThan(3)
  for (const tag of loaded) expect(tag).toMatch(/ integrity="sha384-/)
})
