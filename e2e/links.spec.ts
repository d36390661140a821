import { mockMenu } from './support/menu'
import { expect, test } from './support/test'

const externalOrigin = 'https://doc.example.test'

test.beforeEach(async ({ context }) => {
  await context.route(/^https:\/\/(doc|evil)\.example/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>外面</h1>' }),
  )
})

// spec 2.16, 2.22, 2.23, 2.24
test('a menu link opens in a sandboxed frame without a token', async ({ page }) => {
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => request.url().startsWith(externalOrigin) && referrers.push(request.headers()['referer']))
  await mockMenu(page, [
    {
      id: 'p',
      name: '监控',
      path: '/watch',
      children: [{ id: 'c', code: 'screen', name: '大屏', path: `${externalOrigin}/p?a=1&b=2`, category: 1 }],
    },
  ])
  await page.goto('/wel/index')
  await page.getByRole('button', { name: '监控' }).click()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '大屏' }).click()
  await expect(page).toHaveURL(/\/watch\/screen\?url=https%3A%2F%2Fdoc\.example\.test%2Fp%3Fa%3D1%23b%3D2$/)
  const frame = page.locator('iframe[title=大屏]')
  await expect(frame).toHaveAttribute('src', `${externalOrigin}/p?a=1&b=2`)
  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-downloads')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: '外面' })).toBeVisible()
  expect(referrers).toEqual([undefined])
})

test('only same-origin pages listed in the menu keep their origin in a frame', async ({ page, baseURL, context }) => {
  const script = 'try { localStorage.length; document.querySelector("h1").textContent = "报表" } catch {}'
  const body = `<h1></h1><script>${script}</script>`
  await context.route(/\/report-(day|night)\.html$/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await mockMenu(page, [{ id: 'c', code: 'day', name: '日报', path: `${baseURL}/report-day.html` }])
  await page.goto('/wel/index')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '日报' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: '报表' })).toBeVisible()
  await page.goto(`/day?url=${encodeURIComponent(`${baseURL}/report-night.html`)}`)
  await expect(page.locator('iframe')).toHaveAttribute('src', '/report-night.html')
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText('')
})

test('a frame URL in the query opens no site that the menu lacks', async ({ page }) => {
  await mockMenu(page, [{ id: 'c', code: 'screen', name: '大屏', path: `${externalOrigin}/p` }])
  await page.goto('/screen?url=https%3A%2F%2Fevil.example%2F')
  await expect(page.getByText('即将离开本系统')).toBeVisible()
  await expect(page.getByText('evil.example', { exact: true })).toBeVisible()
  await page.goto('/screen?url=javascript:alert(1)')
  await expect(page.getByText('这个地址不能打开')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

// spec 2.25
test('an external entry opens a window without opener or referrer', async ({ page }) => {
  await mockMenu(page, [{ id: 'c', code: 'screen', name: '大屏', path: `${externalOrigin}/p?a=1&b=2`, isOpen: 2 }])
  await page.goto('/wel/index')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: '大屏（在新窗口打开）' }).first().click()
  const popup = await opened
  await expect(popup).toHaveURL(`${externalOrigin}/p?a=1&b=2`)
  expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
})

// spec 2.83
test('a menu target opens the URL of its query, with # read as &', async ({ page }) => {
  await mockMenu(page, [{ id: 'c', name: '外链', path: '/out', meta: { target: '_blank' }, query: { url: `${externalOrigin}/?x=1#y=2` } }])
  await page.goto('/out')
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: '在新窗口打开' }).click()
  await expect(await opened).toHaveURL(`${externalOrigin}/?x=1&y=2`)
})

test('an untrusted site is named before leaving; script URLs are rejected', async ({ page }) => {
  await page.goto(`/link?${new URLSearchParams({ to: 'https://evil.example/a?b=1' })}`)
  await expect(page.getByText('evil.example', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '继续访问' })).toHaveAttribute('href', 'https://evil.example/a?b=1')
  for (const to of [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'https://trusted.example@evil.example/',
    '//evil.example',
    'data:text/html,x',
  ]) {
    await page.goto(`/link?${new URLSearchParams({ to })}`)
    await expect(page.getByText('这个地址不能打开')).toBeVisible()
    await expect(page.getByRole('link', { name: '继续访问' })).toHaveCount(0)
  }
})
