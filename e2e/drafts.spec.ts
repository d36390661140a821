import type { Page } from '@playwright/test'
import { createLoginFormPage, fillLogin } from './support/login-form'
import { fillNewPackage, packagesPage } from './support/packages-page'
import { expect, test } from './support/test'

const sessionLifetimeSeconds = 90 * 24 * 3600
const admin = { account: 'admin', password: 'admin123' }
const other = { account: 'cashier', password: 'cashier123' }

const offer = (page: Page) => page.getByText(/上次会话结束时，.*有未保存的内容/)
const restore = (page: Page) => page.getByRole('button', { name: '恢复未保存的内容' })

function createGate() {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release }
}

const fillDraft = (page: Page) => fillNewPackage(page, '还没写完')

async function signIn(form: ReturnType<typeof createLoginFormPage>, as: typeof admin) {
  await form.captchaImage.waitFor()
  await fillLogin(form, as)
  await form.submit.click()
}

async function signInOnLoginPage(page: Page) {
  const form = createLoginFormPage(page)
  await form.open()
  await signIn(form, admin)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /个人菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
}

test('restores unsaved changes to the same user after the session expired', async ({ page, platform }) => {
  const form = createLoginFormPage(page)
  const screen = await fillDraft(page)
  await platform.advanceClock(sessionLifetimeSeconds)
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

test('restores an edit on top of the current record on request', async ({ page, platform }) => {
  const form = createLoginFormPage(page)
  const screen = packagesPage(page)
  await screen.open()
  await screen.rows.getByRole('button', { name: /^编辑/ }).first().click()
  await screen.remark.fill('改到一半')
  // a call that is still in flight would end the session by itself
  await screen.dialog.getByRole('treeitem').first().waitFor()
  await page.waitForLoadState('networkidle')
  const before = await screen.name.inputValue()
  await platform.advanceClock(sessionLifetimeSeconds)
  await screen.save.click()
  await signIn(form, admin)
  await expect(screen.name).toHaveValue(before)
  await expect(screen.remark).not.toHaveValue('改到一半')
  await restore(page).click()
  await expect(screen.remark).toHaveValue('改到一半')
  await expect(screen.name).toHaveValue(before)
})

test('offers no draft to another user, nor to its owner after that', async ({ page, platform }) => {
  const form = createLoginFormPage(page)
  const screen = await fillDraft(page)
  await platform.advanceClock(sessionLifetimeSeconds)
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

test('restores the form of another window after the session expired here', async ({ page, context, platform }) => {
  const second = await context.newPage()
  const screen = await fillDraft(second)
  await page.goto('/wel/index')
  const form = createLoginFormPage(page)
  await platform.advanceClock(sessionLifetimeSeconds)
  await page.goto('/system/tenantpackage')
  await expect(second).toHaveURL(/\/login/)
  await signIn(form, admin)
  await expect(second).toHaveURL(/\/system\/tenantpackage/)
  await restore(second).click()
  await expect(screen.name).toHaveValue('还没写完')
})

test('sign-out warns of unsaved changes in another window and discards them', async ({ page, context }) => {
  const second = await context.newPage()
  const screen = await fillDraft(second)
  await page.goto('/wel/index')
  await signOut(page)
  await expect(page.getByText(/另一个窗口有未保存的内容/)).toBeVisible()
  await page.getByRole('button', { name: '取消' }).click()
  await expect(screen.name).toHaveValue('还没写完')
  await signOut(page)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(second).toHaveURL(/\/login/)
  // the sign-out loads the page again
  await page.waitForURL(/\/login/)
  await signInOnLoginPage(page)
  await expect(second).not.toHaveURL(/\/login/)
  await second.getByRole('button', { name: /个人菜单/ }).waitFor()
  await expect(offer(second)).toHaveCount(0)
})

test('a window too busy to object to the sign-out restores its draft', async ({ page, context }) => {
  const second = await context.newPage()
  const screen = await fillDraft(second)
  await page.goto('/wel/index')
  await page.getByRole('button', { name: /个人菜单/ }).waitFor()
  // blocked until released, not for a fixed time, because the duration of a click differs between browsers
  const { promise: untilReleased, release } = createGate()
  await second.route('**/held', async (route) => {
    await untilReleased
    await route.fulfill({ status: 204 })
  })
  const held = second.waitForRequest('**/held')
  await second.evaluate(() => {
    setTimeout(() => {
      const wait = new XMLHttpRequest()
      wait.open('GET', '/held', false)
      wait.send()
    })
  })
  await held
  await signOut(page)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/login/)
  release()
  await expect(second).toHaveURL(/\/login/)
  await signInOnLoginPage(page)
  await restore(second).click()
  await expect(screen.name).toHaveValue('还没写完')
})

test('sign-out waits for a pending save of another window', async ({ page, context }) => {
  const second = await context.newPage()
  const screen = await fillDraft(second)
  await page.goto('/info/index')
  await page.getByRole('button', { name: /个人菜单/ }).waitFor()
  // held in the browser, because the duration of a slow response differs between machines
  const { promise: untilReleased, release } = createGate()
  await second.route('**/tenant-package/submit', async (route) => {
    await untilReleased
    await route.continue()
  })
  const order: string[] = []
  const sent = second.waitForRequest('**/tenant-package/submit')
  const saved = second.waitForResponse((response) => response.url().includes('/tenant-package/submit'))
  const signedOut = page.waitForRequest((request) => request.url().includes('/oauth/logout'))
  await screen.save.click()
  await sent
  await signOut(page)
  const ok = page.getByRole('button', { name: '确定' })
  await ok.click()
  await expect(ok).toBeDisabled()
  release()
  await Promise.all([saved.then(() => order.push('saved')), signedOut.then(() => order.push('signed out'))])
  expect(order).toEqual(['saved', 'signed out'])
  expect((await saved).status()).toBe(200)
  await expect(second).toHaveURL(/\/login/)
})
