import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { missingPluginEntry, mockMenu } from './support/menu'
import { packagesPage } from './support/packages-page'
import { type Appearance, storeAppearance } from './support/preferences'
import { expect, test } from './support/test'

/** Pages and states that no menu entry opens directly, with the steps to reach them. */
const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/wel/index')
    await page.getByRole('figure').first().waitFor()
  },
  form: async (page) => {
    await packagesPage(page).open()
    await packagesPage(page).openForm()
  },
  question: async (page) => {
    await packagesPage(page).open()
    await packagesPage(page).openConfirmation()
  },
  'no result': async (page) => {
    await page.goto('/system/tenantpackage?packageName=没有这样的套餐')
    await page.getByText(/^(没有符合条件的|No .*match)/).waitFor()
  },
}

/** Paths of error pages, with a text by which each is recognized. */
const states: Readonly<Record<string, string>> = {
  '/403': '403',
  '/500': '500',
  '/no-such-page': '404',
  '/demo/notInstalled': '/demo/notInstalled',
  '/link?to=https%3A%2F%2Fevil.example%2F': 'evil.example',
}

/** Covers each mode, language and width at least once. */
const looks: readonly (Appearance & { readonly width: number })[] = [
  { mode: 'light', language: 'zh-cn', width: 1440 },
  { mode: 'dark', language: 'en', width: 360 },
  { mode: 'dark', language: 'zh-cn', width: 2560 },
]

for (const { width, ...look } of looks) {
  test.describe(`${look.mode}, ${look.language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [name, open] of Object.entries(pages)) {
      test(`is accessible: ${name}`, async ({ page }) => {
        await storeAppearance(page, look)
        await open(page)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    }

    test('error pages are accessible', async ({ page }) => {
      test.slow()
      await storeAppearance(page, look)
      await mockMenu(page, [missingPluginEntry])
      for (const [address, known] of Object.entries(states)) {
        await page.goto(address)
        await page.getByRole('main').getByText(known, { exact: true }).first().waitFor()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    })

    test.describe('signed out', () => {
      test.use({ visitor: 'nobody' })
      test('the login page is accessible', async ({ page }) => {
        await storeAppearance(page, look)
        await page.goto('/login')
        await page
          .getByRole('button', { name: /换一张验证码|another captcha/ })
          .locator('img')
          .waitFor()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
      test('the login page with all errors is accessible', async ({ page }) => {
        await storeAppearance(page, look)
        await page.goto('/login')
        await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click()
        await expect(page.getByRole('textbox').nth(1)).toHaveAttribute('aria-invalid', 'true')
        await expectAccessible(page)
      })
    })
  })
}
