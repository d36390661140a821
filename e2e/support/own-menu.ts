import type { Page } from '@playwright/test'

/** One entry of the menu under one's own name. */
export async function chooseOwn(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: /个人菜单|account menu/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
