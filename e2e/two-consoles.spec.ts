import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { startMocks } from '../scripts/lib/mock-server.mjs'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { collectCspViolations } from './support/csp-reports'
import { skipWithoutNginx, startNginxRelease } from './support/nginx-release'

const userMenu = (page: Page) => page.getByRole('button', { name: '个人菜单' })

async function visit(context: BrowserContext, base: string, who = {}) {
  const page = await context.newPage()
  await signIn(page, { path: `${base}login`, ...who })
  return page
}

test('two consoles of one host, at / and at /admin/, leave each other in peace', async ({ browser }) => {
  skipWithoutNginx()
  const mocks = await startMocks()
  const below = await startNginxRelease({ mocks, base: '/admin/' })
  const host = await startNginxRelease({ mocks, own: `location ^~ /admin/ {\n  proxy_pass ${below.url};\n}\n` })
  const context = await browser.newContext({ baseURL: host.url, locale: 'zh-CN' })
  const breaches = collectCspViolations(context)
  try {
    const root = await visit(context, '/')
    const admin = await visit(context, '/admin/', { account: 'staff001', password: '123456' })
    await root.goto('/system/post')
    await admin.goto('/admin/info/index')
    const names = [await userMenu(root).textContent(), await userMenu(admin).textContent()]
    expect(new Set(names).size).toBe(2)
    const tokens = async () =>
      (await context.cookies()).filter(({ name }) => name.includes('token')).map(({ name, path }) => `${path} ${name}`)
    expect(new Set(await tokens()).size).toBe(4)

    // a tab of one is none of the other's
    await expect(root.getByRole('button', { name: '关闭岗位管理' })).toBeVisible()
    await expect(admin.getByRole('button', { name: '关闭岗位管理' })).toHaveCount(0)

    // who leaves the one stays in the other, after a reload too
    await userMenu(admin).click()
    await admin.getByRole('menuitem', { name: '退出登录' }).click()
    await admin.getByRole('button', { name: '确定' }).click()
    await expect(admin).toHaveURL(/\/admin\/login/)
    await root.reload()
    await expect(root).toHaveURL(/\/system\/post$/)
    await expect(root.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    expect((await tokens()).filter((line) => line.startsWith('/admin/'))).toEqual([])
    // nor does the session of the root let anybody in below
    await admin.goto('/admin/system/post')
    await expect(admin).toHaveURL(/\/admin\/login/)
    expect(breaches).toEqual([])
  } finally {
    await context.close()
    await host.close()
    await below.close()
    await mocks.close()
  }
})
