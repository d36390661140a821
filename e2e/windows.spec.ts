import type { APIResponse, Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { listScreen } from './support/list-screen'
import { packagesPage } from './support/packages-page'
import { expect, test } from './support/test'

interface Role {
  readonly id: string
  readonly roleName: string
  readonly roleAlias: string
  readonly children?: readonly Role[]
}

const flatRoles = (roles: readonly Role[]): readonly Role[] => roles.flatMap((role) => [role, ...flatRoles(role.children ?? [])])

// all tabs of a browser share one session

test('language, mode and theme are synced to other tabs', async ({ page, context }) => {
  const other = await context.newPage()
  await packagesPage(other).open()
  await page.goto('/wel/index')
  await page.getByRole('button', { name: '切换语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(other.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to dark' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark')
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  await page.getByRole('button', { name: 'Beautiful' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'beautiful')
})

// spec 2.6, 2.76, 2.80, 4.10, 5.6
test('F50 a lock locks every tab and removes all data of the session', async ({ page, context }) => {
  const other = await context.newPage()
  await packagesPage(other).open()
  await page.goto('/wel/index')
  await page.getByRole('button', { name: '锁屏', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click()
  await expect(page.getByText('锁屏密码不能为空')).toBeVisible()
  await page.getByRole('textbox', { name: '锁屏密码' }).fill('opensesame')
  await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click()
  for (const one of [page, other]) {
    await expect(one).toHaveURL(/\/lock/)
    await expect(one.getByText('试用版')).toHaveCount(0)
    await expect(one.getByText('管理员')).toHaveCount(0)
  }
  expect((await context.cookies()).filter(({ name }) => /token/i.test(name))).toEqual([])
  await waitForReload(page)
  await other.goto('/system/tenantpackage')
  await expect(other).toHaveURL(/\/lock/)

  await page.getByRole('textbox', { name: '锁屏密码' }).fill('opensesame')
  await page.getByRole('button', { name: '解锁' }).click()
  await expect(page).toHaveURL(/\/wel\/index$/)
  await expect(other.getByRole('cell', { name: '试用版', exact: true })).toBeVisible()
})

/** Waits for the reload of the page after it was locked. */
async function waitForReload(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'))
  await expect(page.getByRole('button', { name: '解锁' })).toBeVisible()
}

/** Returns every string in the heap of the page. */
async function readHeapStrings(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  const chunks: string[] = []
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devtools.detach()
  return (JSON.parse(chunks.join('')) as { readonly strings: readonly string[] }).strings // format of the DevTools
}

test('a locked page has no token and no row in memory', async ({ page, context }) => {
  await packagesPage(page).open()
  const [token] = (await context.cookies()).filter(({ name }) => /^(?!.*refresh).*token/i.test(name))
  const secrets = [decodeURIComponent(token?.value ?? 'no token').slice(-40), '试用版']
  const findSecrets = async () => {
    const strings = await readHeapStrings(page)
    return secrets.filter((secret) => strings.some((value) => value.includes(secret)))
  }
  expect(await findSecrets(), 'a snapshot shows what is there').toEqual(secrets)
  await page.getByRole('button', { name: '锁屏', exact: true }).click()
  await page.getByRole('textbox', { name: '锁屏密码' }).fill('opensesame')
  await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click()
  await waitForReload(page)
  expect(await findSecrets()).toEqual([])
})

test.describe('lock', () => {
  const lock = async (page: Page) => {
    await page.goto('/wel/index')
    await page.getByRole('button', { name: '锁屏', exact: true }).click()
    await page.getByRole('textbox', { name: '锁屏密码' }).fill('opensesame')
    await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click()
    await expect(page).toHaveURL(/\/lock/)
    await waitForReload(page)
  }

  test('opens the login page after the storage is cleared', async ({ page }) => {
    await lock(page)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto('/wel/index')
    await expect(page).toHaveURL(/\/login/)
  })

  test('signs out after five wrong passwords, across reloads and tabs', async ({ page, context }) => {
    await lock(page)
    const other = await context.newPage()
    await other.goto('/lock')
    for (const left of [4, 3, 2, 1]) {
      await page.reload()
      await page.getByRole('textbox', { name: '锁屏密码' }).fill('guess')
      await page.getByRole('button', { name: '解锁' }).click()
      await expect(page.getByText(`密码错误，还可以尝试 ${left} 次`)).toBeVisible()
      await expect(other.getByText(`密码错误，还可以尝试 ${left} 次`)).toBeVisible()
    }
    await page.getByRole('textbox', { name: '锁屏密码' }).fill('guess')
    await page.getByRole('button', { name: '解锁' }).click()
    await expect(page).toHaveURL(/\/login/)
  })
})

/** Creates an API client with the session of the page. */
async function createApiClient(page: Page) {
  const userInfoRequest = page.waitForRequest(/\/oauth\/user-info/)
  await page.goto('/wel/index')
  const sent = await (await userInfoRequest).allHeaders()
  const headers = Object.fromEntries(['authorization', 'blade-auth', 'tenant-id'].map((name) => [name, sent[name] ?? '']))
  const payload = async (response: Promise<APIResponse>) => {
    const { code, msg, data } = await (await response).json()
    expect(code, msg).toBe(200)
    return data
  }
  return {
    get: (path: string, params = {}) => payload(page.request.get(`/api/jwsk-system/${path}`, { headers, params })),
    post: (path: string, params = {}) => payload(page.request.post(`/api/jwsk-system/${path}`, { headers, params })),
  }
}

test('switching the role updates every tab without a sign-in', async ({ page, browser, baseURL }) => {
  const admin = await createApiClient(page)
  const roles = flatRoles(await admin.get('role/list'))
  const [auditor, limited] = ['auditor', 'user'].map((alias) => roles.find(({ roleAlias }) => roleAlias === alias))
  if (!auditor || !limited) throw new Error('the demo lacks one of the roles')
  const { records } = await admin.get('user/page', { account: 'auditor' })
  await admin.post('user/grant', { userIds: records[0].id, roleIds: `${auditor.id},${limited.id}` })

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN', storageState: { cookies: [], origins: [] } })
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), accountSwitch: true } })
  })
  const [one, other] = [await context.newPage(), await context.newPage()]
  await signIn(one, { account: 'auditor', password: 'auditor123' })
  const posts = listScreen(other)
  await posts.open('/system/post')
  const [postName = ''] = await posts.rows.first().getByRole('button').allInnerTexts()
  await one.getByRole('button', { name: /个人菜单/ }).click()
  await one.getByRole('menuitem', { name: '切换身份' }).click()
  await one.getByRole('dialog').getByRole('button', { name: limited.roleName }).click()
  await expect(one.getByRole('region', { name: '通知' }).getByText('已切换身份')).toBeVisible()
  await expect(one).toHaveURL(/\/wel\/index$/)
  for (const tab of [one, other]) await expect(tab.getByRole('link', { name: '岗位管理' })).toHaveCount(0)
  await expect(other.getByText(postName, { exact: true })).toHaveCount(0)
  await context.close()
})
