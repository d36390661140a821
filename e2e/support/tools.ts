import type { Page } from '@playwright/test'

/** Presses a tool of the top bar: its button or, in a bar without room for it, its item in the menu of tools. */
export async function pressTool(page: Page, name: string | RegExp) {
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name, exact: true })
  const more = banner.getByRole('button', { name: /^(更多工具|More tools)$/ })
  await button.or(more).first().waitFor()
  if (await button.isVisible()) return button.click()
  await more.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
