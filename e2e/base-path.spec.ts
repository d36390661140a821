import { submitSignIn } from '../scripts/lib/sign-in.mjs'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

test.use({ base: '/admin/', visitor: 'nobody' })

test('runs the same build below another base path', async ({ page, context }) => {
  const foreignUrls: string[] = []
  context.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && !/^\/(admin|api|__mock)\//.test(pathname)) foreignUrls.push(request.url())
  })
  const captcha = page.waitForResponse((response) => /\/captcha(\?|$)/.test(response.url()) && response.ok())
  await page.goto('/admin/system/post?source=mail')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fsystem%2Fpost/)
  await submitSignIn(page, (await (await captcha).json()).key)
  await expect(page).toHaveURL(/\/admin\/system\/post\?source=mail$/)
  const screen = listScreen(page)
  await screen.rows.getByRole('button').first().waitFor()
  const cookies = await context.cookies(page.url())
  expect(cookies.filter(({ name }) => name.includes('token')).map(({ path }) => path)).toEqual(['/admin/', '/admin/'])

  await page.reload()
  await screen.rows.getByRole('button').first().waitFor()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click()
  await expect(page).toHaveURL(/\/admin\/wel\/index$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/system\/post\?source=mail$/)

  const other = await context.newPage()
  await other.goto('/admin/link?to=https%3A%2F%2Fdoc.example')
  await expect(other.getByText('doc.example').first()).toBeVisible()
  await other.close()
  expect(foreignUrls).toEqual([])

  await page.getByRole('button', { name: /个人菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  expect((await context.cookies(page.url())).filter(({ name }) => name.includes('token'))).toEqual([])
})
