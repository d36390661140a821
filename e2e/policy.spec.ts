import { mockMenu } from './support/menu'
import { expect, test } from './support/test'

const elsewhere = 'https://evil.example.test'

/** What an attack would try in the page, and the directive that stops it. */
const attempts: readonly (readonly [what: string, attempt: (elsewhere: string) => unknown, directive: RegExp])[] = [
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
      // what a test evaluates is free of the policy, what the page does later is not
      setTimeout(() => {
        try {
          // biome-ignore lint/security/noGlobalEval: what is tried here must not run
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
      (globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }).trustedTypes.createPolicy('any', {}), // the browser's own
    /trusted-types/,
  ],
]

test('what an attack would try in the page is held back, and a test that does it fails', async ({ page, platform, breaches }) => {
  await page.goto('/info/index')
  await page.getByRole('main').waitFor()
  for (const [what, attempt, directive] of attempts)
    await test.step(what, async () => {
      // where an attempt of before was reported late, it must not answer for this one
      platform.cspViolations.length = 0
      await page.evaluate(attempt, elsewhere).catch(() => undefined)
      await expect.poll(() => platform.cspViolations.join('\n'), `the browser reports ${what}`).toMatch(directive)
      expect(await page.evaluate(() => 'ran' in window), what).toBe(false)
      await expect(page.locator('body')).toBeVisible()
    })
  expect(breaches.length, 'breaches that would fail a test').toBeGreaterThan(0)
  // here they were meant
  platform.cspViolations.length = 0
  breaches.length = 0
})

test('a page of the menu whose origin no option names is not framed, and the screen says who may allow it', async ({
  page,
  platform,
  breaches,
}) => {
  await mockMenu(page, [{ id: 'c', code: 'screen', name: '大屏', path: `${elsewhere}/p` }])
  await page.goto('/screen')
  await expect(page.getByRole('main').getByText(elsewhere, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '在新窗口打开' })).toBeVisible()
  await expect.poll(() => platform.cspViolations.join('\n')).toMatch(/frame-src/)
  platform.cspViolations.length = 0
  breaches.length = 0
})

test('the page is sent with its policy, and what it loads carries digests', async ({ request }) => {
  const response = await request.get('/info/index')
  expect(response.headers()).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'(?: 'sha256-[^']+'){3};/),
    'x-content-type-options': 'nosniff',
  })
  const loaded = [...(await response.text()).matchAll(/<(?:script|link)\b[^>]*\/assets\/[^>]*>/g)].map(([tag]) => tag)
  expect(loaded.length).toBeGreaterThan(3)
  for (const tag of loaded) expect(tag).toMatch(/ integrity="sha384-/)
})
