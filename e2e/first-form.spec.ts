import type { Page } from '@playwright/test'
import { recordLayoutShifts } from './support/layout-shifts'
import { createLoginFormPage } from './support/login-form'
import { expect, test } from './support/test'

test.use({ visitor: 'nobody' })

/** Blocks all scripts of the console; returns a function that releases them. */
async function holdScripts(page: Page) {
  let release: () => void = () => undefined
  const untilReleased = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await untilReleased
    await route.continue().catch(() => undefined)
  })
  return release
}

test('keeps input typed before hydration, without layout shifts', async ({ page }) => {
  const release = await holdScripts(page)
  await recordLayoutShifts(page)
  const form = createLoginFormPage(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(form.username).toBeFocused()
  await page.keyboard.type('adminn')
  await page.keyboard.press('ArrowLeft')
  release()
  await form.captchaImage.waitFor()
  await expect(form.username).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(form.username).toHaveValue('admin')
  await form.password.fill('admin123')
  await form.captcha.fill(await form.code())
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([])
  await form.submit.click()
  await expect(page).not.toHaveURL(/\/login/)
})

test('replays a button pressed before hydration', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('jwsk-preferences', JSON.stringify({ language: 'en', mode: 'dark' })))
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Forgot password' }).click()
  release()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
})

test('shows an error if the scripts are missing', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('请刷新')
})
