import { missingPluginEntry, mockMenu } from '../support/menu.ts'
import { packagesPage } from '../support/packages-page.ts'

/** Navigations, by name, to states that are in no menu or open on click. */
export const screenStates = {
  login: async (page) => {
    await page.goto('/login')
    await page
      .getByRole('button', { name: /换一张验证码|another captcha/ })
      .locator('img')
      .waitFor()
  },
  home: async (page) => {
    await page.goto('/wel/index')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  list: (page) => packagesPage(page).open(),
  form: async (page) => {
    await packagesPage(page).open()
    await packagesPage(page).openForm()
  },
  question: async (page) => {
    await packagesPage(page).open()
    await packagesPage(page).openConfirmation()
  },
  missing: async (page) => {
    await mockMenu(page, [missingPluginEntry])
    await page.goto(missingPluginEntry.path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  404: async (page) => {
    await page.goto('/no-such-page')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}
