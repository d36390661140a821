import type { APIResponse, Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { listScreen } from './support/list-screen'
import { packagesPage } from './support/packages-page'
import { expect, test } from './support/test'
import { pressTool } from './support/tools'

interface Role {
  readonly id: string
  readonly roleName: string
  readonly roleAlias: string
  readonly children?: readonly Role[]
}

const flatRoles = (roles: readonly Role[]): readonly Role[] => roles.flatMap((role) => [role, ...flatRoles(role.children ?? [])])

// two tabs of one browser are one session

/** Waits until the page has reloaded, because locking reloads it. */
async function waitForReload(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'))
  await expect(page.getByRole('button', { name: '解锁' })).toBeVisible()
}

/** Returns all strings in the memory of the page. */
async function readMemory(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  const pieces: string[] = []
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk))
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devtools.detach()
  return (JSON.parse(pieces.join('')) as { readonly strings: readonly string[] }).strings // the format of the devtools
}

test('a locked page has no token and no row in memory', async ({ page, context }) => {
  await packagesPage(page).open()
  const [token] = (await context.cookies()).filter(({ name }) => /^(?!.*refresh).*token/i.test(name))
  const secrets = [decodeURIComponent(token?.value ?? 'no token').slice(-40), '试用版']
  const held = async () => {
    const texts = await readMemory(page)
    return secrets.filter((secret) => texts.some((text) => text.includes(secret)))
  }
  expect(await held(), 'a snapshot shows what is there').toEqual(secrets)
  await pressTool(page, '锁屏')
  await page.getByRole('textbox', { name: '锁屏密码' }).fill('opensesame')
  await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click()
  await waitForReload(page)
  expect(await held()).toEqual([])
})

test.describe('a lock', () => {
  const lock = async (page: Page) => {
    await page.goto('/wel/index')
    await pressTool(page, '锁屏')
    await page.getByRole('textbox', { name: '锁屏密码' }).fill('opensesame')
    await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click()
    await expect(page).toHaveURL(/\/lock/)
    await waitForReload(page)
  }

  test('redirects to the login if it is removed from the storage', async ({ page }) => {
    await lock(page)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto('/wel/index')
    await expect(page).toHaveURL(/\/login/)
  })

  test('signs out after five failed attempts, across reloads and tabs', async ({ page, context }) => {
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

/** Creates a client that calls the platform with the session of the page. */
async function createPageClient(page: Page) {
  const userInfoRequest = page.waitForRequest(/\/oauth\/user-info/)
  await page.goto('/wel/index')
  const sent = await (await userInfoRequest).allHeaders()
  const headers = Object.fromEntries(['authorization', 'blade-auth', 'tenant-id'].map((name) => [name, sent[name] ?? '']))
  const payload = async (answer: Promise<APIResponse>) => {
    const { code, msg, data } = await (await answer).json()
    expect(code, msg).toBe(200)
    return data
  }
  return {
    get: (path: string, params = {}) => payload(page.request.get(`/api/jwsk-system/${path}`, { headers, params })),
    post: (path: string, params = {}) => payload(page.request.post(`/api/jwsk-system/${path}`, { headers, params })),
  }
}

test('switching the role updates every tab and removes the data of the old one', async ({ page, browser, baseURL }) => {
  const admin = await createPageClient(page)
  const roles = flatRoles(await admin.get('role/list'))
  const [auditor, poorer] = ['auditor', 'user'].map((alias) => roles.find(({ roleAlias }) => roleAlias === alias))
  if (!auditor || !poorer) throw new Error('the demo lacks one of the roles')
  const { records } = await admin.get('user/page', { account: 'auditor' })
  await admin.post('user/grant', { userIds: records[0].id, roleIds: `${auditor.id},${poorer.id}` })

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN', storageState: { cookies: [], origins: [] } })
  await context.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), accountSwitch: true } })
  })
  const [one, other] = [await context.newPage(), await context.newPage()]
  await signIn(one, { account: 'auditor', password: 'auditor123' })
  const posts = listScreen(other)
  await posts.open('/system/post')
  const [visibleName = ''] = await posts.rows.first().getByRole('button').allInnerTexts()
  await one.getByRole('button', { name: /个人菜单/ }).click()
  await one.getByRole('menuitem', { name: '切换身份' }).click()
  await one.getByRole('dialog').getByRole('button', { name: poorer.roleName }).click()
  await expect(one.getByRole('region', { name: '通知' }).getByText('已切换身份')).toBeVisible()
  await expect(one).toHaveURL(/\/wel\/index$/)
  for (const tab of [one, other]) await expect(tab.getByRole('link', { name: '岗位管理' })).toHaveCount(0)
  await expect(other.getByText(visibleName, { exact: true })).toHaveCount(0)
  await context.close()
})
