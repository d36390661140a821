import type { Page } from '@playwright/test'
import { createLoginFormPage, fillLogin } from './support/login-form'
import { packagesPage } from './support/packages-page'
import { expect, test } from './support/test'

const longAfter = 90 * 24 * 3600
const admin = { account: 'admin', password: 'admin123' }
const other = { account: 'cashier', password: 'cashier123' }

const offer = (page: Page) => page.getByText(/上次会话结束时，.*有未保存的内容/)
const restore = (page: Page) => page.getByRole('button', { name: '恢复未保存的内容' })

async function typed(page: Page) {
  const screen = packagesPage(page)
  await screen.open()
  await screen.button('新增').click()
  await screen.name.fill('还没写完')
  await screen.chooseMenu()
  await screen.remark.fill('写了很久的备注')
  return screen
}

async function signIn(form: ReturnType<typeof createLoginFormPage>, as: typeof admin) {
  await form.picture.waitFor()
  await fillLogin(form, as)
  await form.submit.click()
}

async function signInAnew(page: Page) {
  const form = createLoginFormPage(page)
  await form.open()
  await signIn(form, admin)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /个人菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
}

// spec 4.6
test('what was typed when the platform ended the session comes back to the same person', async ({ page, platform }) => {
  const form = createLoginFormPage(page)
  const screen = await typed(page)
  await platform.advanceClock(longAfter)
  await screen.save.click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(form, admin)
  await expect(page).toHaveURL(/\/system\/tenantpackage/)
  await expect(offer(page)).toBeVisible()
  await restore(page).click()
  await expect(screen.name).toHaveValue('还没写完')
  await expect(screen.remark).toHaveValue('写了很久的备注')
  await expect(offer(page)).toHaveCount(0)
  await screen.save.click()
  await expect(screen.notice('新增成功')).toBeVisible()
})

test('an edit comes back over the record as it is now, once it is asked for', async ({ page, platform }) => {
  const form = createLoginFormPage(page)
  const screen = packagesPage(page)
  await screen.open()
  await screen.rows.getByRole('button', { name: /^编辑/ }).first().click()
  await screen.remark.fill('改到一半')
  const before = await screen.name.inputValue()
  await platform.advanceClock(longAfter)
  await screen.save.click()
  await signIn(form, admin)
  await expect(screen.name).toHaveValue(before)
  await expect(screen.remark).not.toHaveValue('改到一半')
  await restore(page).click()
  await expect(screen.remark).toHaveValue('改到一半')
  await expect(screen.name).toHaveValue(before)
})

test('nobody else is offered it, nor the same person after somebody else', async ({ page, platform }) => {
  const form = createLoginFormPage(page)
  const screen = await typed(page)
  await platform.advanceClock(longAfter)
  await screen.save.click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(form, other)
  await expect(page).not.toHaveURL(/\/login/)
  await page.getByRole('button', { name: /个人菜单/ }).waitFor()
  await expect(offer(page)).toHaveCount(0)
  await signOut(page)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(form, admin)
  await page.getByRole('button', { name: /个人菜单/ }).waitFor()
  await expect(offer(page)).toHaveCount(0)
})

test("another window's form outlives a session that ends here, and comes back there", async ({ page, context, platform }) => {
  const second = await context.newPage()
  const screen = await typed(second)
  await page.goto('/wel/index')
  const form = createLoginFormPage(page)
  await platform.advanceClock(longAfter)
  await page.goto('/system/tenantpackage')
  await expect(second).toHaveURL(/\/login/)
  await signIn(form, admin)
  await expect(second).toHaveURL(/\/system\/tenantpackage/)
  await restore(second).click()
  await expect(screen.name).toHaveValue('还没写完')
})

test('signing out asks about what another window holds, and then it is gone', async ({ page, context }) => {
  const second = await context.newPage()
  const screen = await typed(second)
  await page.goto('/wel/index')
  await signOut(page)
  await expect(page.getByText(/另一个窗口有未保存的内容/)).toBeVisible()
  await page.getByRole('button', { name: '取消' }).click()
  await expect(screen.name).toHaveValue('还没写完')
  await signOut(page)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(second).toHaveURL(/\/login/)
  await signInAnew(page)
  await expect(second).not.toHaveURL(/\/login/)
  await second.getByRole('button', { name: /个人菜单/ }).waitFor()
  await expect(offer(second)).toHaveCount(0)
})

test('a window that was too busy to object to a sign-out offers its work again', async ({ page, context }) => {
  const second = await context.newPage()
  const screen = await typed(second)
  await page.goto('/wel/index')
  await page.getByRole('button', { name: /个人菜单/ }).waitFor()
  // busy until it is let go, not for a time: how long a press takes differs from browser to browser
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await second.route('**/held', async (route) => {
    await held
    await route.fulfill({ status: 204 })
  })
  await second.evaluate(() => {
    setTimeout(() => {
      const wait = new XMLHttpRequest()
      wait.open('GET', '/held', false)
      wait.send()
    })
  })
  await signOut(page)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/login/)
  release()
  await expect(second).toHaveURL(/\/login/)
  await signInAnew(page)
  await restore(second).click()
  await expect(screen.name).toHaveValue('还没写完')
})

test('signing out here lets a save of another window arrive first', async ({ page, context, platform }) => {
  const second = await context.newPage()
  const screen = await typed(second)
  await page.goto('/wel/index')
  await page.getByRole('button', { name: /个人菜单/ }).waitFor()
  await platform.addFault('tenantPackage.submit', 'slow')
  const answered = second.waitForResponse((response) => response.url().includes('/tenant-package/submit'))
  const left = page.waitForRequest((request) => request.url().includes('/oauth/logout'))
  await screen.save.click()
  await signOut(page)
  await page.getByRole('button', { name: '确定' }).click()
  const order: string[] = []
  await Promise.all([answered.then(() => order.push('saved')), left.then(() => order.push('signed out'))])
  expect(order).toEqual(['saved', 'signed out'])
  expect((await answered).status()).toBe(200)
  await expect(second).toHaveURL(/\/login/)
})
