import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { packagesPage } from './support/packages-page'
import { type Look, prefer } from './support/preferences'
import { expect, test } from './support/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Every page that this console has, and how one gets there. */
const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/wel/index')
    await page.locator('.bars').waitFor()
  },
  list: async (page) => packagesPage(page).open(),
  form: async (page) => {
    await packagesPage(page).open()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(新增|Add)/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('treeitem').first().waitFor()
  },
  question: async (page) => {
    await packagesPage(page).open()
    await packagesPage(page)
      .rows.first()
      .getByRole('button', { name: /^(删除|Delete)/ })
      .click()
    await page.getByRole('alertdialog').waitFor()
  },
  'no result': async (page) => {
    await page.goto('/system/tenantpackage?packageName=没有这样的套餐')
    await page.getByText(/^(没有符合条件的|No .*match)/).waitFor()
  },
  '403': async (page) => {
    await page.goto('/403')
    await heading(page).waitFor()
  },
  '404': async (page) => {
    await page.goto('/no-such-page')
    await heading(page).waitFor()
  },
  '500': async (page) => {
    await page.goto('/500')
    await heading(page).waitFor()
  },
  'view that is not installed': async (page) => {
    await page.goto('/demo/notInstalled')
    await page.getByText('/demo/notInstalled').first().waitFor()
  },
}

const looks: readonly (Look & { readonly width: number })[] = [
  { mode: 'light', language: 'zh-cn', width: 1440 },
  { mode: 'dark', language: 'zh-cn', width: 1440 },
  { mode: 'light', language: 'en', width: 2560 },
  { mode: 'dark', language: 'en', width: 360 },
  { mode: 'light', language: 'zh-cn', width: 360 },
]

for (const { width, ...look } of looks) {
  test.describe(`${look.mode}, ${look.language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [name, open] of Object.entries(pages)) {
      test(`axe finds nothing on the page: ${name}`, async ({ page }) => {
        await prefer(page, look)
        await open(page)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    }

    test.describe('nobody signed in', () => {
      test.use({ visitor: 'nobody' })
      test('axe finds nothing on the page: login', async ({ page }) => {
        await prefer(page, look)
        await page.goto('/login')
        await page
          .getByRole('button', { name: /换一张验证码|another captcha/ })
          .locator('img')
          .waitFor()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
      test('axe finds nothing on the page: login with every message', async ({ page }) => {
        await prefer(page, look)
        await page.goto('/login')
        await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click()
        await expect(page.getByRole('textbox').nth(1)).toHaveAttribute('aria-invalid', 'true')
        await expectAccessible(page)
      })
    })
  })
}
