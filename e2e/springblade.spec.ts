import type { Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { chooseOption } from './support/choose-option'
import { listScreen } from './support/list-screen'
import { flattenScreens, openEntry, waitForEntries } from './support/menu-walk'
import { expect, test } from './support/test'

// the sister platform, met by config.json alone
test.use({ family: 'springblade' })

const clerk = { account: 'shenyan', password: 'Shenyan88' }

const main = (page: Page) => page.getByRole('main')

/** Adding, finding and removing on one list. */
function records(page: Page) {
  const screen = listScreen(page)
  return {
    ...screen,
    field: (label: string) => screen.dialog.getByRole('textbox', { name: label }),
    async saved(message: string) {
      await screen.save()
      await expect(page.getByText(message)).toBeVisible()
      await screen.done()
    },
    async find(label: string, text: string) {
      await page.getByRole('searchbox', { name: label, exact: true }).fill(text)
      await screen.button('搜索').click()
    },
    async remove(name: string) {
      await screen.act('删除', name)
      await screen.agree(/^(确定|删除)/)
      await expect(screen.row(name)).toHaveCount(0)
    },
  }
}

test('every entry of its menu opens with what the platform has', async ({ page }) => {
  test.slow()
  const sent = waitForEntries(page, '/menu/routes')
  await page.goto('/info/index')
  const screens = (await sent).flatMap(flattenScreens)
  expect(screens.length).toBe(20)
  for (const screen of screens)
    await test.step(screen.path, async () => {
      expect.soft(await openEntry(page, screen), `${screen.path} has what it asked for`).toBe(true)
      await expect.soft(main(page).getByRole('alert'), `${screen.path} shows no failure`).toHaveCount(0)
    })
  // documents and consoles of the server open in windows of their own
  for (const name of ['接口文档', '服务治理']) await expect(page.getByRole('navigation', { name: '主菜单' }).getByText(name)).toHaveCount(1)
})

test('every record that may be changed is saved as it was read', async ({ page }) => {
  test.slow()
  const sent = waitForEntries(page, '/menu/routes')
  await page.goto('/info/index')
  const screens = (await sent).flatMap(flattenScreens)
  const saved: string[] = []
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await openEntry(page, screen)
      const edit = main(page).getByRole('button', { name: /^编辑 / })
      if ((await edit.count()) === 0) return
      await edit.first().click()
      const { dialog } = listScreen(page)
      await dialog.locator('button[type=submit]').click()
      await expect.soft(dialog, `${screen.path} took it`).toHaveCount(0)
      saved.push(screen.path)
    })
  expect(saved.length).toBeGreaterThan(10)
})

test('the home page shows what there is and nothing red for what there is not', async ({ page }) => {
  await page.goto('/wel/index')
  await expect(main(page).getByText('通知公告').first()).toBeVisible()
  await expect(main(page).getByRole('listitem').first()).toBeVisible()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('a screen whose calls the platform lacks says so, and offers no other try', async ({ page }) => {
  await page.goto('/report/reportlist')
  await expect(page.getByText('当前平台没有此功能')).toBeVisible()
  await expect(main(page).getByRole('button', { name: '重试' })).toHaveCount(0)
})

test('a link with a place for the token is refused, with the reason', async ({ page }) => {
  await page.goto('/wel/index')
  await page.getByRole('button', { name: '报表管理' }).first().click()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '报表配置' }).click()
  await expect(main(page).getByText(/系统不把令牌交给其他网站/)).toBeVisible()
  expect(await page.locator('iframe').count()).toBe(0)
})

test('a post is added, changed and removed', async ({ page }) => {
  const posts = records(page)
  await posts.open('/system/post')
  await posts.button('新增').click()
  await posts.field('岗位名称').fill('码头调度')
  await posts.field('岗位编号').fill('dock')
  await chooseOption(posts.dialog.getByRole('combobox', { name: '岗位类型' }), '基层')
  await posts.dialog.getByRole('combobox', { name: '所属租户' }).fill('云栖')
  await page
    .getByRole('option', { name: /云栖湖/ })
    .first()
    .click()
  await posts.field('岗位排序').fill('9')
  await posts.saved('新增成功')
  await posts.find('岗位名称', '码头调度')
  await posts.act('编辑', '码头调度')
  await posts.field('岗位编号').fill('pier')
  await posts.saved('更新成功')
  await expect(posts.row('pier')).toHaveCount(1)
  await posts.remove('码头调度')
})

test('a parameter is added, found by a part of its name and removed', async ({ page }) => {
  const parameters = records(page)
  await parameters.open('/system/param')
  await parameters.button('新增').click()
  await parameters.field('参数名称').fill('闭园提醒')
  await parameters.field('参数键名').fill('park.closing')
  await parameters.field('参数键值').fill('30')
  await parameters.saved('新增成功')
  await parameters.find('参数名称', '园提')
  await expect(parameters.row('闭园提醒')).toHaveCount(1)
  await parameters.remove('闭园提醒')
})

test.describe('nobody signed in', () => {
  test.use({ visitor: 'nobody' })

  test('a sign-in sends its password as an SM2 cipher', async ({ page }) => {
    const sent = page.waitForRequest((request) => request.url().includes('/blade-auth/token'))
    await signIn(page, { password: 'admin' })
    const password = new URLSearchParams((await sent).postData() ?? '').get('password') ?? ''
    expect(password).toMatch(/^04[\da-f]{200,}$/)
    expect(await page.getByText('手机登录').count()).toBe(0)
  })

  test('a lesser role sees its own part, and what it may not call ends no session', async ({ page, context }) => {
    await signIn(page, clerk)
    await expect(page.getByRole('navigation', { name: '主菜单' }).getByText('工作台')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主菜单' }).getByText('系统管理')).toHaveCount(0)
    await page.goto('/system/user')
    await expect(page.getByText('403')).toBeVisible()
    await page.goto('/desk/notice')
    await expect(main(page).getByRole('row').nth(1)).toBeVisible()
    expect((await context.cookies()).length).toBeGreaterThan(0)
  })

  test('a refused refresh leads to the login, and back to where one was', async ({ page, context, platform }) => {
    await signIn(page, { password: 'admin' })
    await page.goto('/system/param')
    await expect(main(page).getByRole('row').nth(1)).toBeVisible()
    const refresh = (await context.cookies()).find(({ name }) => /refresh/i.test(name))
    if (!refresh) throw new Error('no refresh token')
    await context.addCookies([{ ...refresh, value: 'tampered' }])
    await platform.advanceClock(4000)
    await page.goto('/system/post')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signIn(page, { password: 'admin' })
  })

  test('a changed password is the one that signs in', async ({ page }) => {
    await signIn(page, clerk)
    await page.goto('/info/index')
    await main(page).getByRole('button', { name: /密码/ }).click()
    const form = page.getByRole('region', { name: '修改密码' })
    await form.getByRole('textbox', { name: '原密码' }).fill(clerk.password)
    await form.getByRole('textbox', { name: '新密码', exact: true }).fill('Shenyan99')
    await form.getByRole('textbox', { name: '确认新密码' }).fill('Shenyan99')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByRole('button', { name: '保存' })).toHaveCount(0)
    await page.context().clearCookies()
    await signIn(page, { account: clerk.account, password: 'Shenyan99' })
    await expect(page).not.toHaveURL(/login/)
  })
})
