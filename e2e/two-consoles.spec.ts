import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { startMocks } from '../scripts/lib/mock-server.mjs'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { collectCspViolations } from './support/csp-reports'
import { skipWithoutNginx, startNginxRelease } from './support/nginx-release'

const userMenu = (page: Page) => page.getByRole('button', { name: '个人菜单' })

async function openConsole(context: BrowserContext, base: string, credentials = {}) {
  const page = await context.newPage()
  await signIn(page, { path: `${base}login`, ...credentials })
  return page
}

test('two consoles of one host, at / and /admin/, are isolated', async ({ browser }) => {
  skipWithoutNginx()
  const mocks = await startMocks()
  const adminServer = await startNginxRelease({ mocks, base: '/admin/' })
  const host = await startNginxRelease({ mocks, own: `location ^~ /admin/ {\n  proxy_pass ${adminServer.url};\n}\n` })
  const context = await browser.newContext({ baseURL: host.url, locale: 'zh-CN' })
  const violations = collectCspViolations(context)
  try {
    const root = await openConsole(context, '/')
    const admin = await openConsole(context, '/admin/', { account: 'staff001', password: '123456' })
    await root.goto('/system/post')
    await admin.goto('/admin/info/index')
    const names = [await userMenu(root).textContent(), await userMenu(admin).textContent()]
    expect(new Set(names).size).toBe(2)
    const tokens = async () =>
      (await context.cookies()).filter(({ name }) => name.includes('token')).map(({ name, path }) => `${path} ${name}`)
    expect(new Set(await tokens()).size).toBe(4)

    // tabs are not shared
    await expect(root.getByRole('button', { name: '关闭岗位管理' })).toBeVisible()
    await expect(admin.getByRole('button', { name: '关闭岗位管理' })).toHaveCount(0)

    // a sign-out of one keeps the session of the other, also after a reload
    await userMenu(admin).click()
    await admin.getByRole('menuitem', { name: '退出登录' }).click()
    await admin.getByRole('button', { name: '确定' }).click()
    await expect(admin).toHaveURL(/\/admin\/login/)
    await root.reload()
    await expect(root).toHaveURL(/\/system\/post$/)
    await expect(root.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    expect((await tokens()).filter((line) => line.startsWith('/admin/'))).toEqual([])
    // the session of the root is not valid below /admin/
    await admin.goto('/admin/system/post')
    await expect(admin).toHaveURL(/\/admin\/login/)
    expect(violations).toEqual([])
  } finally {
    await context.close()
    await host.close()
    await adminServer.close()
    await mocks.close()
  }
})
