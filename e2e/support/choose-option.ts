import type { Locator } from '@playwright/test'

/** Selects an option of a combobox that opens with ArrowDown. */
export async function chooseOption(box: Locator, label: string) {
  const page = box.page()
  // a combobox that is loading its code or options has no list yet
  await box.and(page.locator('[role=combobox]:not([aria-busy=true])')).press('ArrowDown')
  await page.getByRole('option', { name: label, exact: true }).click()
}
